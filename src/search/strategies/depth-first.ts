import { byRank, depthFirst } from '../dfs.js';
import type { Strategy } from './strategy.js';

export const plainDepthFirst: Strategy = {
  name: 'depth-first',
  about: 'one depth-first search with a table, moves by rank',
  steady: true,
  run: (game, table, limits) => depthFirst(game, table, limits, byRank),
};
