import { parentPort, workerData } from 'node:worker_threads';
import type { Position } from '../core/types.js';
import { lower } from '../rules/lower/lower.js';
import type { Spec } from '../rules/spec.js';
import { timeLimit } from '../search/limits.js';
import { createSolver, type SolverOptions } from './solver.js';

/** What the thread that solves one deal gets: plain data. */
export interface SolveTask {
  readonly spec: Spec;
  readonly position: Position;
  readonly solver: SolverOptions;
  readonly limits: { readonly states: number; readonly memory: number };
  /** Milliseconds at most, if there is a limit of time. */
  readonly time?: number | undefined;
  /** One shared number: not 0 asks to stop. */
  readonly stop: Int32Array;
}

const task = workerData as SolveTask;
const timeUp = task.time === undefined ? undefined : timeLimit(task.time);
const verdict = createSolver(lower(task.spec), task.solver).solve(task.position, {
  ...task.limits,
  stop: () => (Atomics.load(task.stop, 0) !== 0 ? 'interrupted' : timeUp?.()),
});
parentPort?.postMessage(verdict);
