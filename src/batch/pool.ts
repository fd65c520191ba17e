import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Spec } from '../rules/spec.js';
import { type Chunk, type DealRange, missingDeals, nextChunk, seedOf } from './plan.js';
import { afterRound, type DealRow, type SearchRow } from './row.js';
import type { SolverOptions } from './solver.js';
import type { Task } from './worker.js';

/** What is done with every deal. */
export interface Side {
  /** Checked rules with their options put in. */
  readonly spec: Spec;
  readonly solver: SolverOptions;
}

interface Work {
  readonly deals: DealRange;
  /** For each deal. Memory too: a share of it would make answers depend on the threads. */
  readonly limits: { readonly states: number; readonly memory: number };
  readonly threads: number;
  /** Asks to stop: deals being worked on are given up, finished rows are kept. */
  readonly signal?: AbortSignal;
  /** What the threads run, if not `worker.ts`. */
  readonly worker?: URL;
}

export interface BatchRequest extends Side, Work {
  /** Called with each row as it comes, in any order. */
  readonly onRow?: (row: DealRow) => void;
}

export interface SidesRequest extends Work {
  readonly sides: readonly Side[];
  /** Called with each row as it comes, in any order, and the number of its side from 0. */
  readonly onRow?: (row: DealRow, side: number) => void;
}

interface Ending {
  /** Deals that lack a row: none, unless it was stopped or a worker crashed. */
  readonly missing: readonly DealRange[];
  /** Set if a worker crashed: a bug, at the deal of this seed. */
  readonly crash?: { readonly seed: string; readonly error: Error };
}

export interface BatchResult extends Ending {
  /** In the order of the deals. */
  readonly rows: readonly DealRow[];
}

export interface SidesResult extends Ending {
  /** For each deal that has them all, in order: the rows of the sides, in the order of the sides. */
  readonly rows: readonly (readonly DealRow[])[];
}

// Run from source, threads must read TypeScript; under tsx they can, under vitest they must be told.
const fromSource = import.meta.url.endsWith('.ts');

const createPool = (request: SidesRequest): Piscina => {
  const tasks = request.deals.count * request.sides.length;
  const threads = Math.max(1, Math.min(request.threads, tasks));
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
  const { rows, ...ending } = await runSides({ ...request, sides: [request] });
  return { rows: rows.flat(), ...ending };
};

/** The same deals in several ways, a few deals in all ways before the next few: as `runBatch`. */
export const runSides = async (request: SidesRequest): Promise<SidesResult> => {
  const { deals, sides, signal } = request;
  const pool = createPool(request);
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const halt = () => Atomics.store(stop, 0, 1);
  const rows = sides.map((): (DealRow | undefined)[] => Array.from({ length: deals.count }));
  const queue: { readonly chunk: Chunk; readonly side: number }[] = [];
  let done = 0;
  let given = 0;
  let milliseconds = 0;
  let crash: Ending['crash'];

  const runChunk = async (chunk: Chunk, side: number): Promise<void> => {
    const { port1, port2 } = new MessageChannel();
    let next = chunk.from;
    const take = (found: SearchRow) => {
      const row = afterRound(undefined, found, request.limits.states);
      rows[side]![next++] = row;
      done++;
      milliseconds += row.milliseconds;
      request.onRow?.(row, side);
    };
    port1.on('message', take);
    const { spec, solver } = sides[side]!;
    const seeds = Array.from({ length: chunk.to - chunk.from }, (_, i) =>
      seedOf(deals, chunk.from + i),
    );
    const task: Task = { spec, solver, limits: request.limits, seeds, stop, port: port2 };
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
      if (queue.length === 0) {
        const chunk = nextChunk(deals, { given, done, milliseconds }, pool.maxThreads);
        if (chunk === undefined) return;
        given = chunk.to;
        queue.push(...sides.map((_, side) => ({ chunk, side })));
      }
      const { chunk, side } = queue.shift()!;
      await runChunk(chunk, side);
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
  const has = (i: number) => rows.every((side) => side[i] !== undefined);
  const together = Array.from({ length: deals.count }, (_, i) => rows.map((side) => side[i]));
  return {
    rows: together.filter((all): all is DealRow[] => all.every((row) => row !== undefined)),
    missing: missingDeals(deals, has),
    ...(crash === undefined ? {} : { crash }),
  };
};

/** Rows may still wait at the port when the end of their task is known. */
const drain = (port: MessagePort, take: (row: SearchRow) => void): void => {
  for (;;) {
    const received = receiveMessageOnPort(port) as { message: SearchRow } | undefined;
    if (received === undefined) return;
    take(received.message);
  }
};
