import { compile } from '../compile/compile.js';
import type { Core, Position } from '../core/types.js';
import { faultOfLine } from '../referee/check-line.js';
import { decide, tablesFor } from '../search/decide.js';
import type { Limits } from '../search/limits.js';
import { strategyNamed } from '../search/strategies/strategies.js';
import type { Table } from '../search/table.js';
import type { Verdict } from '../search/verdict.js';

export interface SolverOptions {
  /** Name of a strategy of `search/strategies`. */
  readonly strategy: string;
  /** Names of dominances to leave out. */
  readonly without: readonly string[];
  /** Whether what is left of the positions goes into making a line found shorter. */
  readonly short?: boolean;
  /** Whether nobody sees the lines, so that their detours may stay. */
  readonly unseen?: boolean;
}

export const DEFAULT_SOLVER: SolverOptions = { strategy: 'default', without: [] };

export interface Solver {
  /** Decides one deal. Every line it gives was replayed by the referee. */
  solve(position: Position, limits: Limits): Verdict;
}

/** Has the line of a solved deal replayed. @throws Error if it does not win: a bug. */
export const mustHold = (core: Core, position: Position, { verdict, line }: Verdict): void => {
  if (verdict !== 'solved') return;
  const fault = faultOfLine(core, position, line);
  if (fault !== undefined) throw new Error(`${core.name}: ${fault}`);
};

/**
 * Solvers of one game that differ in strategy alone. They share the compiled game: two copies of it
 * in one process would each slow the other down. Hold functions: stay in their thread.
 */
export const createSolvers = (
  core: Core,
  strategies: readonly string[],
  without: readonly string[],
  { short = false, unseen = false }: Pick<SolverOptions, 'short' | 'unseen'> = {},
): Solver[] => {
  const game = compile(core, without);
  let tables: readonly Table[] = [];
  let parts = '';
  let bytes = 0;
  return strategies.map((name) => {
    const strategy = strategyNamed(name);
    if (strategy === undefined) throw new Error(`no strategy is named ${name}`);
    return {
      solve: (position, limits) => {
        if (parts !== `${strategy.tables}` || bytes !== limits.memory)
          tables = tablesFor(strategy, limits.memory);
        parts = `${strategy.tables}`;
        bytes = limits.memory;
        game.load(position);
        const verdict = decide(
          game,
          strategy,
          tables,
          limits,
          short ? (visited) => limits.states - visited : unseen ? 'left' : 'short',
        );
        // A thread may have another solver, which needs the room.
        for (const table of tables) table.clear();
        mustHold(core, position, verdict);
        return verdict;
      },
    };
  });
};

/** A solver of one game for many deals: compiles it once. */
export const createSolver = (core: Core, options: SolverOptions = DEFAULT_SOLVER): Solver =>
  createSolvers(core, [options.strategy], options.without, options)[0]!;
