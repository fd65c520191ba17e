import { Worker } from 'node:worker_threads';
import { jointMemory } from '../search/joint.js';
import type { Verdict } from '../search/verdict.js';
import { joinVerdicts } from './join-verdicts.js';
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

const verdictOf = (worker: Worker): Promise<Verdict> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    // After an answer this does nothing.
    worker.once('exit', (code) => reject(new Error(`the search ended without answer (${code})`)));
  });

/** The same on several threads. */
const solveTogether = async (
  task: Omit<SolveTask, 'stop' | 'joint'>,
  stop: Int32Array,
  threads: number,
): Promise<Verdict> => {
  const memory = jointMemory(threads, task.limits.memory / 2);
  const limits = { ...task.limits, memory: task.limits.memory / 2 / threads };
  const workers = Array.from({ length: threads }, (_, part) =>
    start({ ...task, limits, stop, joint: { memory, part } }),
  );
  try {
    return joinVerdicts(await Promise.all(workers.map(verdictOf)));
  } finally {
    // After a bug in one of them the others would go on.
    for (const worker of workers) void worker.terminate();
  }
};

/**
 * Solves one deal on threads of its own, so that this one can show progress and hear Ctrl-C.
 * @param threads with more than one, `limits` are those of all of them together.
 * @param signal asks to stop: the verdict is undecided then, reason `interrupted`.
 */
export const solveDeal = async (
  task: Omit<SolveTask, 'stop' | 'joint'>,
  signal: AbortSignal,
  threads = 1,
): Promise<Verdict> => {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const ask = () => Atomics.store(stop, 0, 1);
  if (signal.aborted) ask();
  signal.addEventListener('abort', ask);
  try {
    return await (threads === 1
      ? verdictOf(start({ ...task, stop }))
      : solveTogether(task, stop, threads));
  } finally {
    signal.removeEventListener('abort', ask);
  }
};
