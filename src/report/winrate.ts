import type { DealRange } from '../batch/plan.js';
import type { DealRow } from '../batch/row.js';
import type { Reason } from '../search/verdict.js';
import { type Interval, type IntervalMethod, winInterval } from '../stats/intervals.js';
import { type Spread, spreadOf } from './quantile.js';

export interface WinrateCounts {
  readonly solved: number;
  readonly unsolvable: number;
  readonly undecided: number;
  /** The undecided ones by reason; a reason that did not occur is left out. */
  readonly reasons: Readonly<Partial<Record<Reason, number>>>;
}

/** What was asked and how it was worked out. All of it goes into the report. */
export interface WinrateSetting {
  readonly game: string;
  /** Identity of the rules with their options (`rules/identity.ts`). */
  readonly rules: string;
  /** Options that differ from the defaults of the rule file. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly deals: DealRange;
  readonly strategy: string;
  /** Dominances left out. */
  readonly without: readonly string[];
  /** For each deal; memory in bytes. */
  readonly limits: { readonly states: number; readonly memory: number };
  readonly version: string;
  /** The command that makes this report again. */
  readonly command: string;
}

/** How a batch ended before its time. */
export interface Interruption {
  readonly missing: readonly DealRange[];
  /** The commands that do the missing deals. */
  readonly commands: readonly string[];
}

/** A win rate with all cards known, as a statement that someone else can check. */
export interface WinrateReport extends WinrateSetting {
  readonly counts: WinrateCounts;
  /** Share of deals won: with all undecided deals lost, and with all of them won. */
  readonly estimate: Interval;
  readonly interval: Interval & { readonly level: number; readonly method: IntervalMethod };
  /** Positions visited a deal; absent if there are no deals. */
  readonly states?: Spread;
  readonly interrupted?: Interruption;
}

/** Counts the answers of deals. */
const countRows = (rows: readonly DealRow[]): WinrateCounts => {
  const counts = { solved: 0, unsolvable: 0, undecided: 0 };
  const reasons: Partial<Record<Reason, number>> = {};
  for (const { verdict, reason } of rows) {
    counts[verdict]++;
    if (reason !== undefined) reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return { ...counts, reasons };
};

/** Undecided deals counted both ways; 0 to 1 if there are no deals. */
export const winEstimate = (counts: Omit<WinrateCounts, 'reasons'>): Interval => {
  const { solved, unsolvable, undecided } = counts;
  const n = solved + unsolvable + undecided;
  return n === 0 ? { low: 0, high: 1 } : { low: solved / n, high: (solved + undecided) / n };
};

/**
 * @param level of the interval, above 0 and below 1.
 * @param rows what came of the deals, in their order.
 */
export const winrateReport = (
  setting: WinrateSetting,
  rows: readonly DealRow[],
  level: number,
  method: IntervalMethod,
  interrupted?: Interruption,
): WinrateReport => {
  const counts = countRows(rows);
  const states = spreadOf(rows.map((row) => row.visited));
  return {
    ...setting,
    counts,
    estimate: winEstimate(counts),
    interval: { level, method, ...winInterval(counts, level, method) },
    ...(states === undefined ? {} : { states }),
    ...(interrupted === undefined ? {} : { interrupted }),
  };
};
