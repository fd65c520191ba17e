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
  /** Deals that have been through no round. */
  readonly missing: readonly DealRange[];
  /** Undecided deals that further rounds would have tried. */
  readonly open: number;
  /** Whether what is done is in a store. */
  readonly kept: boolean;
  /** The command that goes on, or begins anew if nothing is kept. */
  readonly command: string;
}

/** What came of the deals that were tried within one limit of positions. */
export interface RoundCounts {
  readonly limit: number;
  /** Deals that had their answer in this round or went through it without one. */
  readonly deals: number;
  readonly solved: number;
  readonly unsolvable: number;
}

/** What the answers cost. */
export interface Effort {
  /** Positions visited by all deals in all rounds. */
  readonly visited: number;
  readonly rounds: readonly RoundCounts[];
}

/** What `--precision` asked for. */
export interface Precision {
  /** Half the width of the interval at most, as a share. */
  readonly asked: number;
  readonly reached: boolean;
}

/** A win rate with all cards known, as a statement that someone else can check. */
export interface WinrateReport extends WinrateSetting {
  readonly counts: WinrateCounts;
  /** Share of deals won: with all undecided deals lost, and with all of them won. */
  readonly estimate: Interval;
  readonly interval: Interval & { readonly level: number; readonly method: IntervalMethod };
  /** Positions visited a deal in its last round; absent if there are no deals. */
  readonly states?: Spread;
  readonly effort: Effort;
  readonly precision?: Precision;
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

/** What the rounds of deals came to, as far as their rows tell. */
const effortOf = (rows: readonly DealRow[]): Effort => {
  const limits = [...new Set(rows.map(({ limit }) => limit))].toSorted((a, b) => a - b);
  const count = (limit: number, verdict: DealRow['verdict']) =>
    rows.filter((row) => row.limit === limit && row.verdict === verdict).length;
  return {
    visited: rows.reduce((sum, { total }) => sum + total, 0),
    rounds: limits.map((limit) => ({
      limit,
      deals: rows.filter((row) => row.limit >= limit).length,
      solved: count(limit, 'solved'),
      unsolvable: count(limit, 'unsolvable'),
    })),
  };
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
  ending: Pick<WinrateReport, 'interrupted' | 'precision'> = {},
): WinrateReport => {
  const counts = countRows(rows);
  const states = spreadOf(rows.map((row) => row.visited));
  return {
    ...setting,
    counts,
    estimate: winEstimate(counts),
    interval: { level, method, ...winInterval(counts, level, method) },
    ...(states === undefined ? {} : { states }),
    effort: effortOf(rows),
    ...ending,
  };
};
