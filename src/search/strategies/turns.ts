import { weights } from '../../core/weights.js';
import { beam } from '../beam.js';
import { byRank, type DfsResult, depthFirst } from '../dfs.js';
import { luby, shaken } from '../order.js';
import type { Strategy } from './strategy.js';

/** Positions of the first proving search; how much longer each next one is. */
const UNIT = 2000;
const GROWTH = 8;

/** Short searches with shaken orders: positions of the shortest; how far ranks are shaken. */
const TRY = 2000;
const SHAKE = 4;

/** Width of the first beams, how much wider each next round of them is, and the widest. */
const WIDTH = 32;
const WIDER = 3;
const WIDEST = 1 << 16;

/**
 * What the beams of a round go by: one with a plan and one without, which is faster. Both were
 * found by measurement over all bundled games (`bench/NOTES.md`).
 */
const GUIDES = [
  weights({ up: 1, blocked: 0.5, sorted: 0.3, hidden: 2, buried: 1, stock: 1, dug: 1 }),
  weights({ up: 1, blocked: 1, hidden: 2, buried: 1, stock: 1 }),
];

/**
 * Finding a line and proving that there is none want different searches, so they take turns, in
 * rounds of growing length: a depth-first search by rank, which can exhaust the space, then seven
 * times as many positions for finding: beams, wider each time, and between them depth-first
 * searches with shaken orders, as long as the beams. Any of them that decides does.
 */
export const turns: Strategy = {
  name: 'turns',
  about: 'beams of growing width, shaken depth-first searches and one by rank in turn',
  run: (game, table, limits) => {
    let visited = 0;
    const count = (result: DfsResult): DfsResult => {
      visited += result.visited;
      return { ...result, visited };
    };
    const share = (states: number) => ({
      ...limits,
      states: Math.min(Math.ceil(states), limits.states - visited),
    });
    const search = (states: number, order = byRank): DfsResult => {
      table.clear();
      return count(depthFirst(game, table, share(states), order));
    };
    const over = (result: DfsResult) => result.outcome !== 'states' && result.outcome !== 'memory';
    let tries = 0;
    let beams = 0;
    for (let round = UNIT; ; round *= GROWTH) {
      const proving = search(round);
      if (over(proving) || visited >= limits.states) return proving;
      // The last round is cut short: half of what is left goes to finding, half to proving.
      const left = limits.states - visited;
      const end = visited + Math.min(round * (GROWTH - 1), left / 2);
      while (visited < end) {
        const pass = Math.floor(beams / GUIDES.length);
        const width = Math.min(WIDEST, WIDTH * WIDER ** pass);
        const guide = GUIDES[beams % GUIDES.length]!;
        beams++;
        const before = visited;
        table.clear();
        const found = count(
          beam(game, table, share(end - visited), { width, guide, shake: 0.01, seed: beams }),
        );
        if (over(found)) return found;
        const until = Math.min(end, visited + (visited - before));
        while (visited < until) {
          const result = search(TRY * luby(++tries), shaken(tries, SHAKE));
          if (over(result)) return result;
        }
      }
    }
  },
};
