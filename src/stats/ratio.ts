import tQuantile from '@stdlib/stats-base-dists-t-quantile';
import type { Interval } from './intervals.js';

/** A ratio of two costs over the same deals. */
export interface RatioEstimate {
  /** Geometric mean of second / first. */
  readonly ratio: number;
  readonly interval: Interval;
}

/**
 * How many times as much the second costs as the first: the geometric mean of the ratios deal by deal,
 * with Student's interval for the mean of their logarithms (P. Fleming and J. Wallace, "How not to
 * lie with statistics", CACM 29 (1986), on why ratios want the geometric mean).
 *
 * @param pairs costs above 0, first and second, a pair a deal.
 * @param level above 0 and below 1.
 * @returns 0 to Infinity as interval with fewer than two pairs; undefined with none.
 */
export const ratioOf = (
  pairs: readonly (readonly [number, number])[],
  level: number,
): RatioEstimate | undefined => {
  const n = pairs.length;
  if (n === 0) return undefined;
  const logs = pairs.map(([first, second]) => Math.log(second / first));
  const mean = logs.reduce((sum, x) => sum + x, 0) / n;
  const ratio = Math.exp(mean);
  if (n < 2) return { ratio, interval: { low: 0, high: Number.POSITIVE_INFINITY } };
  const variance = logs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1);
  const half = tQuantile((1 + level) / 2, n - 1) * Math.sqrt(variance / n);
  return { ratio, interval: { low: Math.exp(mean - half), high: Math.exp(mean + half) } };
};
