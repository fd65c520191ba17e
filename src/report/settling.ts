import type { DealRow } from '../batch/row.js';
import { type Interval, type IntervalMethod, winInterval } from '../stats/intervals.js';
import { winEstimate } from './winrate.js';

/** What was known after the first `deals` deals. */
export interface Settled {
  readonly deals: number;
  /** Undecided deals all lost, and all won. */
  readonly estimate: Interval;
  /** For this number of deals fixed beforehand: not valid for whoever stops when it looks best. */
  readonly interval: Interval;
}

/** Points of the curve at most: more than a chart of a page can show. */
const MOST_POINTS = 120;

/** Whole numbers from 1 to `count`, evenly spaced by their logarithms, both ends among them. */
export const spacedCounts = (count: number, most: number): number[] => {
  if (count <= 0) return [];
  const ratio = count ** (1 / Math.max(1, most - 1));
  const spaced = Array.from({ length: most }, (_, i) => Math.round(ratio ** i));
  return [...new Set([...spaced.filter((n) => n < count), count])];
};

/**
 * The estimate after more and more deals, in the order of the deals.
 *
 * @param rows in the order of the deals. @param level as in `winInterval`.
 * @returns rising by deals, the last point that of all rows; empty if there are none.
 */
export const settling = (
  rows: readonly DealRow[],
  level: number,
  method: IntervalMethod,
): Settled[] => {
  const shown = new Set(spacedCounts(rows.length, MOST_POINTS));
  const counts = { solved: 0, unsolvable: 0, undecided: 0 };
  return rows.flatMap(({ verdict }, i) => {
    counts[verdict]++;
    if (!shown.has(i + 1)) return [];
    const { low, high } = winInterval(counts, level, method);
    return [{ deals: i + 1, estimate: winEstimate(counts), interval: { low, high } }];
  });
};
