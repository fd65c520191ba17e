import { Worker } from 'node:worker_threads';
import type { Verdict } from '../search/verdict.js';
import type { SolveTask } from './solve-worker.js';

const fromSource = import.meta.url.endsWith('.ts');

/** A thread cannot begin with a file in TypeScript, but it can import one when it knows how to. */
const importing = (file: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${file}'); });`;

const start = (workerData: SolveTask): Worker => {
  if (!fromSource) return new Worker(new URL('./solve-worker.js', import.meta.url), { workerData });
  const file = new URL('./solve-worker.ts', import.meta.url).href;
  return new Worker(importing(file), { eval: true, workerData, execArgv: [] });
};

/**
 * Solves one deal on a thread of its own, so that this one can show progress and hear Ctrl-C.
 * @param signal asks to stop: the verdict is undecided then, reason `interrupted`.
 */
export const solveDeal = (task: Omit<SolveTask, 'stop'>, signal: AbortSignal): Promise<Verdict> => {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const ask = () => Atomics.store(stop, 0, 1);
  if (signal.aborted) ask();
  signal.addEventListener('abort', ask);
  return new Promise((resolve, reject) => {
    const worker = start({ ...task, stop });
    worker.once('message', resolve);
    worker.once('error', reject);
    // After an answer this does nothing.
    worker.once('exit', (code) => reject(new Error(`the search ended without answer (${code})`)));
  });
};
