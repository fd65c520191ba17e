import type { Reason, VerdictName } from '../search/verdict.js';

/** What one search of one deal gave. Everything but `milliseconds` is the same on every machine. */
export interface SearchRow {
  readonly seed: string;
  readonly verdict: VerdictName;
  /** Why it is undecided. */
  readonly reason?: Reason;
  /** As in `Verdict.states`. */
  readonly visited: number;
  readonly stored: number;
  /** Moves of the line as the search found it (`solve` shows a shorter one); 0 if there is none. */
  readonly moves: number;
  /** Time of the thread that worked on it. Not CPU time: Node 20 can't tell that of one thread. */
  readonly milliseconds: number;
}

/**
 * What is known of one deal after some rounds (`search/rounds.ts`): the answer, `visited`, `stored`
 * and `moves` are those of its last round, `milliseconds` those of all its rounds.
 */
export interface DealRow extends SearchRow {
  /** Limit of positions of its last round. */
  readonly limit: number;
  /** Positions visited in all its rounds. */
  readonly total: number;
}

/** The row of a deal after one more round. */
export const afterRound = (
  before: DealRow | undefined,
  row: SearchRow,
  limit: number,
): DealRow => ({
  ...row,
  limit,
  total: (before?.total ?? 0) + row.visited,
  milliseconds: (before?.milliseconds ?? 0) + row.milliseconds,
});
