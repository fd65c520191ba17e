import { winEstimate } from '../../src/report/winrate.js';
import { type DealCounts, type Interval, winInterval } from '../../src/stats/intervals.js';
import type { PublishedRow } from './rows.js';

/** What came of a row: kept in a file, a line a row, so that it need not be done again. */
export interface RowRun {
  readonly row: number;
  readonly game: string;
  readonly set: readonly string[];
  /** Identity of the rules, `rules/identity.ts`. */
  readonly rules: string;
  /** Seeds from 1. */
  readonly deals: number;
  readonly counts: DealCounts;
  /** What was asked for; `deals` are fewer if the seconds were used up. */
  readonly asked: { readonly deals: number; readonly seconds?: number };
  readonly limits: { readonly states: number; readonly memory: number };
  /** CPU time a deal, all threads together. */
  readonly milliseconds: number;
  readonly version: string;
}

/** A published row beside ours; shares in per cent. */
export interface Beside extends RowRun {
  readonly title: string;
  readonly theirs: Interval & { readonly percent: number };
  readonly estimate: Interval;
  readonly interval: Interval;
  /** The 99.9% intervals, undecided deals counted both ways on both sides, have nothing in common. */
  readonly apart: boolean;
}

const inPercent = ({ low, high }: Interval): Interval => ({ low: low * 100, high: high * 100 });

/** Puts both beside each other. Theirs at 99.9% is Wilson's interval, as theirs at 95% is. */
export const beside = (published: PublishedRow, run: RowRun): Beside => {
  const ours = winInterval(run.counts, 0.999, 'clopper-pearson');
  const theirs = winInterval(published.counts, 0.999, 'wilson');
  const { percent, low, high, title } = published;
  return {
    ...run,
    title,
    theirs: { percent, low, high },
    estimate: inPercent(winEstimate(run.counts)),
    interval: inPercent(winInterval(run.counts, 0.95, 'clopper-pearson')),
    apart: ours.low > theirs.high || theirs.low > ours.high,
  };
};
