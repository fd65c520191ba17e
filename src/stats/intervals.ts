import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { anytime } from './confidence-sequence.js';
import type { Interval } from './interval.js';

export type { Interval };

export const INTERVAL_METHODS = ['clopper-pearson', 'wilson', 'anytime'] as const;
export type IntervalMethod = (typeof INTERVAL_METHODS)[number];

/** How many deals had which answer. */
export interface DealCounts {
  readonly solved: number;
  readonly unsolvable: number;
  readonly undecided: number;
}

/**
 * The score interval of E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", JASA 22 (1927): short, right on average, not at every share.
 *
 * @param successes a whole number, 0 to `n`. @param level above 0 and below 1, like 0.95.
 * @returns 0..1 if `n` is 0.
 */
export function wilson(successes: number, n: number, level: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const z = -normalQuantile((1 - level) / 2, 0, 1);
  const share = successes / n;
  const stretch = 1 + z ** 2 / n;
  const middle = (share + z ** 2 / (2 * n)) / stretch;
  const half = (z / stretch) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return {
    low: successes === 0 ? 0 : Math.max(0, middle - half),
    high: successes === n ? 1 : Math.min(1, middle + half),
  };
}

/**
 * The exact interval of C. J. Clopper and E. S. Pearson, "The use of confidence or fiducial
 * limits illustrated in the case of the binomial", Biometrika 26 (1934): it covers the true
 * share with at least the chance `level`, whatever the share. Parameters as in `wilson`.
 *
 * @returns 0..1 if `n` is 0.
 */
export function clopperPearson(successes: number, n: number, level: number): Interval {
  const tail = (1 - level) / 2;
  return {
    low: exactLowerBound(successes, n, tail),
    high: 1 - exactLowerBound(n - successes, n, tail),
  };
}

/** The share at which `successes` or more out of n have just the chance `tail`. */
const exactLowerBound = (successes: number, n: number, tail: number): number =>
  successes === 0 ? 0 : betaQuantile(tail, successes, n - successes + 1);

const METHODS: Record<IntervalMethod, typeof wilson> = {
  'clopper-pearson': clopperPearson,
  wilson,
  anytime,
};

/**
 * The share of deals that can be won. Undecided deals are neither won nor lost: the low end is
 * that for solved out of n (as if all of them were lost), the high end that for solved plus
 * undecided out of n (as if all were won).
 *
 * @returns 0..1 if there are no deals.
 */
export function winInterval(counts: DealCounts, level: number, method: IntervalMethod): Interval {
  const { solved, unsolvable, undecided } = counts;
  const n = solved + unsolvable + undecided;
  const interval = METHODS[method];
  return {
    low: interval(solved, n, level).low,
    high: interval(solved + undecided, n, level).high,
  };
}
