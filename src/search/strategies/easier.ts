import type { CompiledGame } from '../../core/game.js';
import { byRank, depthFirst } from '../dfs.js';
import type { Table } from '../table.js';
import type { Searcher } from './searcher.js';

/** Positions of the proof before one by the easier game begins: most deals are decided by then. */
const WAITS = 10_000;
const FIRST = 4000;
const LONGER = 4;
const LONGEST = 1 << 26;

/**
 * Depth-first search of an easier game, anew and longer each time: where that is lost the deal is.
 * Where it is won nothing is known, and this searcher is done.
 * @param easier compiles the game when it is first wanted. @param weight that of the proof.
 */
export const easer = (
  game: CompiledGame,
  easier: () => CompiledGame,
  table: Table,
  weight: number,
): Searcher => {
  let length = FIRST;
  const searcher: Searcher = {
    weight,
    cost: 1,
    spent: WAITS,
    step: (limits) => {
      const eased = easier();
      eased.load(game.position());
      table.clear();
      const states = Math.min(length, limits.states);
      length = Math.min(LONGEST, length * LONGER);
      const { outcome, visited } = depthFirst(eased, table, { ...limits, states }, byRank);
      if (outcome === 'exhausted') return { outcome, path: [], visited };
      if (outcome === 'solved' || outcome === 'memory') searcher.weight = 0;
      return { outcome: outcome === 'solved' ? 'states' : outcome, path: [], visited };
    },
  };
  return searcher;
};
