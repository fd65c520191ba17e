import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Spec } from '../rules/spec.js';
import { type Chunk, type DealRange, missingDeals, nextChunk, seedOf } from './plan.js';
import type { DealRow } from './row.js';
import type { SolverOptions } from './solver.js';
import type { Task } from './worker.js';

export interface BatchRequest {
  /** Checked rules with their options put in. */
  readonly spec: Spec;
  readonly deals: DealRange;
  readonly solver: SolverOptions;
  /** For each deal. Memory too: a share of it would make answers depend on the threads. */
  readonly limits: { readonly states: number; readonly memory: number };
  readonly threads: number;
  /** Asks to stop: deals being worked on are given up, finished rows are kept. */
  readonly signal?: AbortSignal;
  /** Called with each row as it comes, in any order. */
  readonly onRow?: (row: DealRow) => void;
  /** What the threads run, if not `worker.ts`. */
  readonly worker?: URL;
}

export interface BatchResult {
  /** In the order of the deals. */
  readonly rows: readonly DealRow[];
  /** Deals without a row: none, unless it was stopped or a worker crashed. */
  readonly missing: readonly DealRange[];
  /** Set if a worker crashed: a bug, at the deal of this seed. */
  readonly crash?: { readonly seed: string; readonly error: Error };
}

// Run from source, threads must read TypeScript; under tsx they can, under vitest they must be told.
const fromSource = import.meta.url.endsWith('.ts');

const createPool = (request: BatchRequest): Piscina => {
  const threads = Math.max(1, Math.min(request.threads, request.deals.count));
  const worker =
    request.worker ?? new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url);
  return new Piscina({
    filename: worker.href,
    minThreads: threads,
    maxThreads: threads,
    // Waiting on a shared number would keep a worker from posting its rows at once; tasks are long.
    atomics: 'disabled',
    ...(fromSource ? { execArgv: ['--import', 'tsx'] } : {}),
  });
};

/** Solves deals on several threads; the rows do not depend on how many or on who was first. */
export const runBatch = async (request: BatchRequest): Promise<BatchResult> => {
  const { deals, signal } = request;
  const pool = createPool(request);
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const halt = () => Atomics.store(stop, 0, 1);
  const rows: (DealRow | undefined)[] = Array.from({ length: deals.count });
  let done = 0;
  let given = 0;
  let milliseconds = 0;
  let crash: BatchResult['crash'];

  const runChunk = async (chunk: Chunk): Promise<void> => {
    const { port1, port2 } = new MessageChannel();
    let next = chunk.from;
    const take = (row: DealRow) => {
      rows[next++] = row;
      done++;
      milliseconds += row.milliseconds;
      request.onRow?.(row);
    };
    port1.on('message', take);
    const { spec, solver, limits } = request;
    const seeds = Array.from({ length: chunk.to - chunk.from }, (_, i) =>
      seedOf(deals, chunk.from + i),
    );
    const task: Task = { spec, solver, limits, seeds, stop, port: port2 };
    let failure: unknown;
    try {
      await pool.run(task, { transferList: [port2] });
    } catch (error) {
      failure = error;
    }
    port1.off('message', take);
    drain(port1, take);
    port1.close();
    if (failure === undefined || crash !== undefined) return;
    const error = failure instanceof Error ? failure : new Error(String(failure));
    crash = { seed: seedOf(deals, next), error };
    halt();
  };

  const keepBusy = async (): Promise<void> => {
    while (Atomics.load(stop, 0) === 0) {
      const chunk = nextChunk(deals, { given, done, milliseconds }, pool.maxThreads);
      if (chunk === undefined) return;
      given = chunk.to;
      await runChunk(chunk);
    }
  };

  if (signal?.aborted === true) halt();
  signal?.addEventListener('abort', halt, { once: true });
  try {
    await Promise.all(Array.from({ length: pool.maxThreads }, keepBusy));
  } finally {
    signal?.removeEventListener('abort', halt);
    await pool.destroy();
  }
  return {
    rows: rows.filter((row) => row !== undefined),
    missing: missingDeals(deals, (i) => rows[i] !== undefined),
    ...(crash === undefined ? {} : { crash }),
  };
};

/** Rows may still wait at the port when the end of their task is known. */
const drain = (port: MessagePort, take: (row: DealRow) => void): void => {
  for (;;) {
    const received = receiveMessageOnPort(port) as { message: DealRow } | undefined;
    if (received === undefined) return;
    take(received.message);
  }
};
