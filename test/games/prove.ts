import { createSolver } from '../../src/batch/solver.js';
import { seededPosition } from '../../src/core/seeded.js';
import type { Core } from '../../src/core/types.js';
import { exhaustive } from '../../src/referee/exhaustive.js';

export interface Proof {
  readonly won: number;
  readonly lost: number;
  /** Deals whose space was too large for the plain search. */
  readonly skipped: number;
  /** Seeds on which the solver and the plain search differ. */
  readonly wrong: readonly number[];
}

/**
 * Holds the solver against plain exhaustive search on deals of seeds `first` .. `first + deals - 1`.
 * @param most positions of the plain search at most. @param without dominances left out.
 */
export const prove = (
  core: Core,
  first: number,
  deals: number,
  most: number,
  without: readonly string[] = [],
): Proof => {
  const solver = createSolver(core, { strategy: 'default', without });
  const counts = { won: 0, lost: 0, skipped: 0 };
  const wrong: number[] = [];
  for (let seed = first; seed < first + deals; seed++) {
    const position = seededPosition(core, String(seed));
    const truth = exhaustive(core, position, most);
    if (truth === undefined) {
      counts.skipped++;
      continue;
    }
    if (truth) counts.won++;
    else counts.lost++;
    const { verdict } = solver.solve(position, { states: 1e7, memory: 2 ** 26 });
    if (verdict !== (truth ? 'solved' : 'unsolvable')) wrong.push(seed);
  }
  return { ...counts, wrong };
};
