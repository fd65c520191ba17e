import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { SearchRow } from './row.js';
import type { Task } from './worker.js';

/** A bug: a worker crashed at the deal of this seed. */
export interface Crash {
  readonly seed: string;
  readonly error: Error;
}

/** Threads that solve deals. */
export interface Pool {
  readonly threads: number;
  /**
   * Solves the deals of a task on one of the threads.
   * @param take called with rows as they come, some at a time, in the order of the seeds.
   * @returns how it failed, if it did.
   */
  run(
    task: Omit<Task, 'port' | 'at'>,
    take: (rows: readonly SearchRow[]) => void,
  ): Promise<Crash | undefined>;
  close(): Promise<void>;
}

// Run from source, threads must read TypeScript; under tsx they can, under vitest they must be told.
const fromSource = import.meta.url.endsWith('.ts');

/** Starts so many threads. @param worker what they run, if not `worker.ts`. */
export const startPool = (threads: number, worker?: URL): Pool => {
  const file = worker ?? new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url);
  const pool = new Piscina({
    filename: file.href,
    minThreads: threads,
    maxThreads: threads,
    // Waiting on a shared number would keep a worker from posting its rows at once; tasks are long.
    atomics: 'disabled',
    ...(fromSource ? { execArgv: ['--import', 'tsx'] } : {}),
  });
  return {
    threads,
    run: async (task, take) => {
      const { port1, port2 } = new MessageChannel();
      const at = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      port1.on('message', take);
      let crash: Crash | undefined;
      try {
        await pool.run({ ...task, at, port: port2 }, { transferList: [port2] });
      } catch (failure) {
        const error = failure instanceof Error ? failure : new Error(String(failure));
        crash = { seed: task.seeds[Atomics.load(at, 0)]!, error };
      }
      port1.off('message', take);
      drain(port1, take);
      port1.close();
      return crash;
    },
    close: () => pool.destroy(),
  };
};

/** Rows may still wait at the port when the end of their task is known. */
const drain = (port: MessagePort, take: (rows: readonly SearchRow[]) => void): void => {
  for (;;) {
    const received = receiveMessageOnPort(port) as { message: SearchRow[] } | undefined;
    if (received === undefined) return;
    take(received.message);
  }
};
