import type { DealRow } from '../batch/row.js';
import type { Section } from '../rules/explain.js';
import type { Interval } from '../stats/intervals.js';
import { type DecidedWithin, decidedWithin, type EffortBin, effortBins } from './effort.js';
import { type HardestDeals, hardestDeals } from './hardest.js';
import { type Settled, settling } from './settling.js';
import type { WinrateReport } from './winrate.js';

/** A win rate that others published. */
export interface Published {
  /** As it stands in a table: `81.945%`. */
  readonly share: string;
  /** As a sentence, with interval, deals and source as far as they are known. */
  readonly text: string;
  /** From 0 to 1, each if it is known. */
  readonly estimate?: number;
  readonly interval?: Interval;
}

/** What the rules say of themselves. */
export interface GameFacts {
  /** As a person calls it: The Clock. */
  readonly title: string;
  /** One sentence. */
  readonly about: string;
  readonly explained: readonly Section[];
  readonly published?: Published;
}

/** All that a report tells of one game: plain data, the same on every machine. */
export interface GameReport extends WinrateReport, GameFacts {
  readonly settling: readonly Settled[];
  readonly histogram: readonly EffortBin[];
  readonly decided: readonly DecidedWithin[];
  readonly hardest: HardestDeals;
}

/**
 * @param report of these rows. @param rows in the order of the deals.
 * @param showDeal the command that shows a deal.
 */
export const gameReport = (
  facts: GameFacts,
  report: WinrateReport,
  rows: readonly DealRow[],
  showDeal: (row: Omit<DealRow, 'milliseconds'>) => string,
): GameReport => ({
  ...facts,
  ...report,
  settling: settling(rows, report.interval.level, report.interval.method),
  histogram: effortBins(rows),
  decided: decidedWithin(rows, report.limits.states),
  hardest: hardestDeals(rows, showDeal),
});
