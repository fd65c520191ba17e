import { byRank, depthFirst } from '../dfs.js';
import { jointProof } from '../joint-proof.js';
import { shaken } from '../order.js';
import type { Strategy } from './strategy.js';

/** How far threads but the first shake the order of moves, so that they do not follow each other. */
const SHAKE = 4;

export const plainDepthFirst: Strategy = {
  name: 'depth-first',
  about: 'one depth-first search with a table, moves by rank',
  steady: true,
  tables: [1],
  run: (game, [table], limits) => depthFirst(game, table!, limits, byRank),
  join: (game, _, limits, joint, proof) => {
    const order = joint.part === 0 ? byRank : shaken(joint.part, SHAKE);
    const search = jointProof(game, proof, joint, order);
    let visited = 0;
    for (;;) {
      const result = joint.run(limits, Number.POSITIVE_INFINITY, search.step);
      visited += result.visited;
      const goesOn = result.outcome === 'states' && joint.leftOf(limits.states) > 0;
      if (!goesOn) return { ...result, visited };
      if (search.idle) joint.wait();
    }
  },
};
