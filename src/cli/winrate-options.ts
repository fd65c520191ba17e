import type { IntervalMethod } from '../stats/intervals.js';

/** The options of `patience winrate`, read. */
export interface WinrateOptions {
  readonly deals: number;
  readonly seed: number;
  readonly states: number;
  /** Bytes, for each deal. */
  readonly memory: number;
  readonly threads?: number | undefined;
  /** A share: 0.95. */
  readonly level: number;
  readonly method: IntervalMethod;
  readonly strategy: string;
  readonly without: readonly string[];
  readonly set: readonly string[];
  /** `NAME=A,B`, not yet taken apart. */
  readonly compare?: string | undefined;
  readonly json?: true | undefined;
  readonly ndjson?: true | undefined;
  readonly quiet?: true | undefined;
}
