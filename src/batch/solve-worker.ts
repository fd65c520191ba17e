import { parentPort, workerData } from 'node:worker_threads';
import type { Position } from '../core/types.js';
import { lower } from '../rules/lower/lower.js';
import type { Spec } from '../rules/spec.js';
import type { JointMemory } from '../search/joint.js';
import { type Limits, timeLimit } from '../search/limits.js';
import { solveJointly } from './joint-solver.js';
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
  /** What it shares with other threads that work on the deal, and which of them it is. */
  readonly joint?: { readonly memory: JointMemory; readonly part: number };
}

const task = workerData as SolveTask;
const { solver, position, joint } = task;
const core = lower(task.spec);
const timeUp = task.time === undefined ? undefined : timeLimit(task.time);
const limits = {
  ...task.limits,
  stop: () => (Atomics.load(task.stop, 0) !== 0 ? 'interrupted' : timeUp?.()),
} satisfies Limits;
const verdict =
  joint === undefined
    ? createSolver(core, solver).solve(position, limits)
    : solveJointly(core, solver, position, limits, joint.memory, joint.part);
parentPort?.postMessage(verdict);
