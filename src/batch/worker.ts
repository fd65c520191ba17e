import type { MessagePort } from 'node:worker_threads';
import { seededPosition } from '../core/seeded.js';
import type { Core } from '../core/types.js';
import { rulesId } from '../rules/identity.js';
import { lower } from '../rules/lower/lower.js';
import type { Spec } from '../rules/spec.js';
import type { SearchRow } from './row.js';
import { createSolver, type Solver, type SolverOptions } from './solver.js';

/** What a worker gets: plain data, since a compiled game can't cross to another thread. */
export interface Task {
  readonly spec: Spec;
  readonly solver: SolverOptions;
  readonly limits: { readonly states: number; readonly memory: number };
  readonly seeds: readonly string[];
  /** One shared number: not 0 asks to stop. */
  readonly stop: Int32Array;
  /** Takes each row as it comes. */
  readonly port: MessagePort;
}

interface Prepared {
  readonly core: Core;
  readonly solver: Solver;
}

/** All that this thread was asked for: one game, or the few that are compared. */
const prepared = new Map<string, Prepared>();

const prepare = (task: Task): Prepared => {
  const key = JSON.stringify([rulesId(task.spec), task.solver]);
  const known = prepared.get(key);
  if (known !== undefined) return known;
  const core = lower(task.spec);
  const fresh = { core, solver: createSolver(core, task.solver) };
  prepared.set(key, fresh);
  return fresh;
};

/** Solves one deal; undefined if it was asked to stop before it had an answer. */
const solveDeal = (task: Task, seed: string): SearchRow | undefined => {
  const start = performance.now();
  const stop = (): 'interrupted' | undefined =>
    Atomics.load(task.stop, 0) === 0 ? undefined : 'interrupted';
  if (stop() !== undefined) return undefined;
  const { core, solver } = prepare(task);
  const position = seededPosition(core, seed);
  const { verdict, reason, states, line } = solver.solve(position, { ...task.limits, stop });
  if (reason === 'interrupted') return undefined;
  return {
    seed,
    verdict,
    ...(reason === undefined ? {} : { reason }),
    visited: states.visited,
    stored: states.stored,
    moves: line.length,
    milliseconds: performance.now() - start,
  };
};

/** Solves the deals of a task one after the other. A bug in one ends the task with its error. */
const work = (task: Task): void => {
  for (const seed of task.seeds) {
    const row = solveDeal(task, seed);
    if (row === undefined) return;
    task.port.postMessage(row);
  }
};

// The one default export of the project: piscina asks for it.
export default work;
