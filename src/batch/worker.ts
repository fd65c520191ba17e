import type { MessagePort } from 'node:worker_threads';
import { seededPosition } from '../core/seeded.js';
import type { Core } from '../core/types.js';
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
  /** One shared number: which of the seeds is in work. */
  readonly at: Int32Array;
  /** Takes rows as they come, a list of some at a time. */
  readonly port: MessagePort;
}

/** Rows of quick deals are sent together: a message costs as much as a tenth of such a deal. */
const SEND_EVERY_MILLISECONDS = 100;

interface Prepared {
  readonly core: Core;
  readonly solver: Solver;
}

/** All that this thread was asked for: one game, or the few that are compared. */
const prepared = new Map<string, Prepared>();

const prepare = (task: Task): Prepared => {
  const key = JSON.stringify([task.spec, task.solver]);
  const known = prepared.get(key);
  if (known !== undefined) return known;
  const core = lower(task.spec);
  const fresh = { core, solver: createSolver(core, { ...task.solver, unseen: true }) };
  prepared.set(key, fresh);
  return fresh;
};

/** Solves one deal; undefined if it was asked to stop before it had an answer. */
const solveDeal = ({ core, solver }: Prepared, task: Task, seed: string): SearchRow | undefined => {
  const start = performance.now();
  const stop = (): 'interrupted' | undefined =>
    Atomics.load(task.stop, 0) === 0 ? undefined : 'interrupted';
  if (stop() !== undefined) return undefined;
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
  const game = prepare(task);
  let rows: SearchRow[] = [];
  let sent = performance.now();
  const send = (): void => {
    if (rows.length > 0) task.port.postMessage(rows);
    rows = [];
    sent = performance.now();
  };
  try {
    for (const [i, seed] of task.seeds.entries()) {
      Atomics.store(task.at, 0, i);
      const row = solveDeal(game, task, seed);
      if (row === undefined) return;
      rows.push(row);
      if (performance.now() - sent >= SEND_EVERY_MILLISECONDS) send();
    }
  } finally {
    send();
  }
};

// The one default export of the project: piscina asks for it.
export default work;
