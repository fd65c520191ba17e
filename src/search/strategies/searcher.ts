import type { DfsResult } from '../dfs.js';
import type { Limits } from '../limits.js';

/**
 * A way to search that goes on in steps of its own length. Steps are never cut short but by the
 * limit of the whole search.
 */
export interface Searcher {
  /** How many positions it gets, against the others. */
  weight: number;
  spent: number;
  step(limits: Limits): DfsResult;
  /** Gives back what it kept for its next step: there will be none. */
  end?(): void;
}
