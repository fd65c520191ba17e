import type { Reason } from './verdict.js';

/** What a search may use. The answer depends on `states` and `memory` alone, unless `stop` speaks. */
export interface Limits {
  /** Positions visited at most. */
  readonly states: number;
  /** Bytes for the table of positions. */
  readonly memory: number;
  /** Asked every few thousand positions, with those visited so far; a reason ends the search there. */
  readonly stop?: (visited: number) => Exclude<Reason, 'memory'> | undefined;
}

/** Chosen so that a plain `solve` answers or gives up within about ten seconds on a laptop. */
export const DEFAULT_STATES = 10_000_000;
export const DEFAULT_MEMORY = 256 * 2 ** 20;

/** A `stop` that says so after so many milliseconds. */
export const timeLimit = (milliseconds: number): (() => 'time' | undefined) => {
  const end = performance.now() + milliseconds;
  return () => (performance.now() > end ? 'time' : undefined);
};

/** How often `limits.stop` is asked: every so many visits, some milliseconds. */
export const STOP_EVERY = 8192;

/** Room for the moves of one position. */
export const MOST_MOVES = 4096;
