import { byRank, type DfsResult, depthFirst } from '../dfs.js';
import type { Limits } from '../limits.js';
import { luby, shaken } from '../order.js';
import type { Strategy } from './strategy.js';

/** Positions of the shortest run; how far ranks are shaken; share of the states for finding. */
const UNIT = 2000;
const SHAKE = 4;
const SHARE = 0.5;

/**
 * Short searches with shaken orders first (a run that has not found a line soon is more likely to
 * after a restart than by going on), with a share of the states; then one search by rank with the
 * rest, which can also prove that there is no line. Any of them that exhausts the space decides.
 */
export const restarts: Strategy = {
  name: 'restarts',
  about: 'short searches with shaken orders (Luby), half of the states; then depth-first',
  run: (game, table, limits) => {
    let visited = 0;
    const search = (states: number, order = byRank): DfsResult => {
      table.clear();
      const share: Limits = { ...limits, states: Math.min(states, limits.states - visited) };
      const result = depthFirst(game, table, share, order);
      visited += result.visited;
      return { ...result, visited };
    };
    const over = (result: DfsResult) => result.outcome !== 'states' && result.outcome !== 'memory';
    const first = search(UNIT);
    if (over(first)) return first;
    for (let i = 1; visited < limits.states * SHARE; i++) {
      const result = search(UNIT * luby(i), shaken(i, SHAKE));
      if (over(result)) return result;
    }
    return search(limits.states - visited);
  },
};
