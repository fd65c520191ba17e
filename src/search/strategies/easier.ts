import type { CompiledGame } from '../../core/game.js';
import { byRank, type DepthFirst, depthFirstFrom } from '../dfs.js';
import type { Table } from '../table.js';
import type { Searcher } from './searcher.js';

/** Positions of the proof before one by the easier game begins: most deals are decided by then. */
const WAITS = 10_000;
/** Most deals that are lost in it have far fewer positions in it, so it has so many for one of the proof. */
const AHEAD = 32;
const FIRST = 4000;
const LONGEST = 1 << 18;

/**
 * Depth-first search of an easier game, gone on with: where that is lost the deal is. Where it is won
 * nothing is known, and this searcher is done.
 * @param easier compiles the game when it is first wanted. @param table of its own. @param weight that of
 * the proof.
 */
export const easer = (
  game: CompiledGame,
  easier: () => CompiledGame,
  table: Table,
  weight: number,
): Searcher => {
  let search: DepthFirst | undefined; // made when its turn comes: most deals need none
  let length = FIRST;
  const begun = (): DepthFirst => {
    const eased = easier();
    eased.load(game.position());
    return depthFirstFrom(eased, table, byRank);
  };
  const searcher: Searcher = {
    weight: AHEAD * weight,
    cost: 1,
    spent: AHEAD * WAITS,
    step: (limits) => {
      search ??= begun();
      const states = Math.min(length, limits.states);
      length = Math.min(LONGEST, length * 2);
      const { outcome, visited } = search.step({ ...limits, states });
      if (outcome === 'exhausted') return { outcome, path: [], visited };
      if (outcome === 'solved' || outcome === 'memory') searcher.weight = 0;
      return { outcome: outcome === 'solved' ? 'states' : outcome, path: [], visited };
    },
    end: () => search?.end(),
  };
  return searcher;
};
