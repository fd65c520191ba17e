import type { IntervalMethod } from '../stats/intervals.js';

/** The options of `patience report`, read. */
export interface ReportOptions {
  readonly states?: number | undefined;
  readonly deals?: number | undefined;
  readonly seed?: number | undefined;
  /** A share: 0.95. */
  readonly level: number;
  /** Absent: the one that holds for the deals of each game. */
  readonly method?: IntervalMethod | undefined;
  readonly csv?: true | undefined;
  readonly rows?: true | undefined;
  readonly json?: true | undefined;
  readonly md?: true | undefined;
  readonly html?: true | undefined;
  /** A file to write into, or `-`. */
  readonly output?: string | undefined;
}
