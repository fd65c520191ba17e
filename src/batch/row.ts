import type { Reason, VerdictName } from '../search/verdict.js';

/** What came of one deal. Everything but `milliseconds` is the same on every machine. */
export interface DealRow {
  readonly seed: string;
  readonly verdict: VerdictName;
  /** Why it is undecided. */
  readonly reason?: Reason;
  /** As in `Verdict.states`. */
  readonly visited: number;
  readonly stored: number;
  /** Moves of the line found; 0 if there is none. */
  readonly moves: number;
  /** Time of the thread that worked on it. Not CPU time: Node 20 can't tell that of one thread. */
  readonly milliseconds: number;
}
