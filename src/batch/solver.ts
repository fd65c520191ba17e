import type { Core, Position } from '../core/types.js';
import { createReferee } from '../referee/referee.js';
import type { Limits } from '../search/limits.js';
import type { Verdict } from '../search/verdict.js';

export interface SolverOptions {
  /** Name of a strategy of `search/strategies`. */
  readonly strategy: string;
  /** Names of dominances to leave out. */
  readonly without: readonly string[];
}

export const DEFAULT_SOLVER: SolverOptions = { strategy: 'default', without: [] };

export interface Solver {
  /** Decides one deal. Every line it gives was replayed by the referee. */
  solve(position: Position, limits: Limits): Verdict;
}

/** A solver of one game for many deals: compiles it once. Holds functions: stays in its thread. */
export const createSolver = (core: Core, _options: SolverOptions = DEFAULT_SOLVER): Solver => ({
  solve: (position, limits) => {
    const game = createReferee(core);
    game.load(position);
    const seen = new Set<string>();
    const line: number[] = [];
    let visited = 0;
    const search = (): boolean => {
      visited++;
      if (game.won()) return true;
      if (seen.has(game.text()) || visited > limits.states) return false;
      seen.add(game.text());
      const moves = new Int32Array(500);
      const end = game.moves(moves, 0);
      for (let i = 0; i < end; i++) {
        game.play(moves[i]!);
        line.push(moves[i]!);
        if (search()) return true;
        line.pop();
        game.undo();
      }
      return false;
    };
    const won = search();
    const states = { visited, stored: seen.size };
    if (won) return { verdict: 'solved', line, states, collision: 0 };
    if (visited > limits.states)
      return { verdict: 'undecided', reason: 'states', line: [], states, collision: 0 };
    return { verdict: 'unsolvable', line: [], states, collision: 0 };
  },
});
