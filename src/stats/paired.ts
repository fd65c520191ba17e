import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import type { Interval } from './intervals.js';

/** Enough halvings of -1..1 to use up the figures of a double. */
const HALVINGS = 60;

/**
 * How far the counts lie from what a difference of `delta` lets expect, in standard errors: the
 * score statistic of Tango 1998, with the share of pairs won by the first alone estimated under
 * that difference (the larger root of a quadratic).
 */
const score = (delta: number, onlyFirst: number, onlySecond: number, n: number): number => {
  const linear = -onlyFirst - onlySecond + (2 * n - onlySecond + onlyFirst) * delta;
  const constant = -onlyFirst * delta * (1 - delta);
  const root = Math.sqrt(Math.max(0, linear ** 2 - 8 * n * constant));
  // The form without a difference of nearly equal numbers; the two are the same root.
  const share =
    linear <= 0
      ? (root - linear) / (4 * n)
      : constant === 0
        ? 0
        : (-2 * constant) / (linear + root);
  const variance = n * (2 * share + delta * (1 - delta));
  const off = onlySecond - onlyFirst - n * delta;
  return variance > 0 ? off / Math.sqrt(variance) : Math.sign(off) * Number.POSITIVE_INFINITY;
};

/**
 * The score interval of T. Tango, "Equivalence test and confidence interval for the difference in
 * proportions for the paired-sample design", Statistics in Medicine 17 (1998), for the share that
 * the second wins less the share that the first wins, on the same deals. Unlike Newcombe's, which
 * shrinks to nothing when the two always agree, it stays as wide as n asks for; M. Fagerland,
 * S. Lydersen and P. Laake, Statistics in Medicine 33 (2014), recommend it.
 *
 * @param onlyFirst deals that the first alone wins. @param onlySecond that the second alone wins.
 * @param n all deals. @param level above 0 and below 1, like 0.95.
 * @returns differences from -1 to 1; -1..1 if `n` is 0.
 */
export const tango = (
  onlyFirst: number,
  onlySecond: number,
  n: number,
  level: number,
): Interval => {
  if (n === 0) return { low: -1, high: 1 };
  const z = -normalQuantile((1 - level) / 2, 0, 1);
  const high = (first: number, second: number): number => {
    // The score falls as the difference grows.
    let [inside, outside] = [(second - first) / n, 1];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (inside + outside) / 2;
      if (score(middle, first, second, n) >= -z) inside = middle;
      else outside = middle;
    }
    return outside;
  };
  return { low: -high(onlySecond, onlyFirst), high: high(onlyFirst, onlySecond) };
};

/**
 * The exact test of Q. McNemar, "Note on the sampling error of the difference between correlated
 * proportions or percentages", Psychometrika 12 (1947), by the binomial: if neither were better,
 * each deal that tells the two apart would speak for either with the same chance.
 *
 * @returns the two-sided p: the chance of counts at least as uneven as these; 1 if there are none.
 */
export const mcnemar = (onlyFirst: number, onlySecond: number): number => {
  const n = onlyFirst + onlySecond;
  const fewer = Math.min(onlyFirst, onlySecond);
  if (2 * fewer >= n - 1) return 1; // each half of the outcomes has at least the chance 1/2
  // The last term, as a logarithm since it may be smaller than any double; then the others by it.
  let logarithm = -n * Math.LN2;
  for (let k = 1; k <= fewer; k++) logarithm += Math.log((n - fewer + k) / k);
  let sum = 0;
  let term = 1;
  for (let k = fewer; k >= 0 && term > Number.EPSILON * sum; k--) {
    sum += term;
    term *= k / (n - k + 1);
  }
  return Math.min(1, 2 * sum * Math.exp(logarithm));
};
