import { byRank, type DfsResult, depthFirst } from '../dfs.js';
import { luby, shaken } from '../order.js';
import type { Strategy } from './strategy.js';

/** Positions of the shortest run; how far ranks are shaken; how much longer each round is. */
const UNIT = 2000;
const SHAKE = 4;
const GROWTH = 8;

/**
 * Finding a line and proving that there is none want different searches, so they take turns, in
 * rounds of growing length: first short searches with shaken orders (a run that has found no line
 * soon is more likely to after a restart than by going on), then one search by rank with as many
 * positions, which can also exhaust the space. Any of them that does decides.
 */
export const restarts: Strategy = {
  name: 'restarts',
  about: 'rounds of short searches with shaken orders (Luby) and one by rank, each round longer',
  steady: false,
  tables: [1],
  run: (game, [table], limits) => {
    let visited = 0;
    const search = (states: number, order = byRank): DfsResult => {
      table!.clear();
      const share = { ...limits, states: Math.min(states, limits.states - visited) };
      const result = depthFirst(game, table!, share, order);
      visited += result.visited;
      return { ...result, visited };
    };
    const over = (result: DfsResult) => result.outcome !== 'states' && result.outcome !== 'memory';
    let tries = 0;
    for (let round = UNIT; ; round *= GROWTH) {
      const byRankOnly = search(round);
      if (over(byRankOnly) || visited >= limits.states) return byRankOnly;
      // The last round is cut short: half of what is left goes to finding, half to proving.
      const left = limits.states - visited;
      const finding = Math.min(round * (GROWTH - 1), left / 2);
      for (const end = visited + finding; visited < end; ) {
        const result = search(UNIT * luby(++tries), shaken(tries, SHAKE));
        if (over(result)) return result;
      }
    }
  },
};
