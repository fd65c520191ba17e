import { Worker } from 'node:worker_threads';
import type { Verdict } from '../search/verdict.js';
import type { SolveTask } from './solve-worker.js';

const fromSource = import.meta.url.endsWith('.ts');

/**
 * Solves one deal on a thread of its own, so that this one can show progress and hear Ctrl-C.
 * @param signal asks to stop: the verdict is undecided then, reason `interrupted`.
 */
export const solveDeal = (task: Omit<SolveTask, 'stop'>, signal: AbortSignal): Promise<Verdict> => {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  signal.addEventListener('abort', () => Atomics.store(stop, 0, 1));
  const file = fromSource ? './solve-worker.ts' : './solve-worker.js';
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(file, import.meta.url), {
      workerData: { ...task, stop } satisfies SolveTask,
      ...(fromSource ? { execArgv: ['--import', 'tsx'] } : {}),
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    // After an answer this does nothing.
    worker.once('exit', (code) => reject(new Error(`the search ended without answer (${code})`)));
  });
};
