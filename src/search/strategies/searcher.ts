import type { DfsResult } from '../dfs.js';
import type { Limits } from '../limits.js';

/**
 * A way to search that goes on in steps of its own length. Steps are never cut short but by the
 * limit of the whole search.
 */
export interface Searcher {
  /** How much it gets, against the others. */
  weight: number;
  /** What a position of it counts as, in positions of a depth-first search. */
  readonly cost: number;
  /** What its positions so far count as. */
  spent: number;
  step(limits: Limits): DfsResult;
  /** Gives back what it kept for its next step: there will be none. */
  end?(): void;
}
