import { compile } from '../compile/compile.js';
import type { Core, Position } from '../core/types.js';
import { decide, tablesFor } from '../search/decide.js';
import { type JointMemory, joinIn } from '../search/joint.js';
import type { Limits } from '../search/limits.js';
import { strategyNamed } from '../search/strategies/strategies.js';
import { Table } from '../search/table.js';
import type { Verdict } from '../search/verdict.js';
import { mustHold, type SolverOptions } from './solver.js';

/**
 * Works on one deal as one of several threads, and tells the others when it has decided it.
 *
 * @param part number of this thread, from 0. @param limits `states` of all threads together, `memory`
 * of the tables of this one.
 * @returns what this thread found; `interrupted` too if another one decided. `states` are its own.
 */
export const solveJointly = (
  core: Core,
  options: SolverOptions,
  position: Position,
  limits: Limits,
  memory: JointMemory,
  part: number,
): Verdict => {
  const strategy = strategyNamed(options.strategy);
  const { join } = strategy ?? {};
  if (join === undefined) throw new Error(`${options.strategy} is not for several threads`);
  const joint = joinIn(memory, part);
  const proof = new Table(0, memory.table);
  const game = compile(core, options.without);
  game.load(position);
  const run: typeof join = (...all) => {
    const result = join(...all);
    if (result.outcome === 'solved' || result.outcome === 'exhausted') joint.decide();
    return result;
  };
  const verdict = decide(
    game,
    { run: (one, tables, within) => run(one, tables, within, joint, proof) },
    tablesFor({ tables: [1 / 2, 1 / 2] }, limits.memory),
    limits,
    options.short === true ? () => joint.leftOf(limits.states) : undefined,
  );
  mustHold(core, position, verdict);
  const { visited, stored } = verdict.states;
  return { ...verdict, states: { visited, stored: stored + proof.stored } };
};
