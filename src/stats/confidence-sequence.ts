import gammaln from '@stdlib/math-base-special-gammaln';
import type { Interval } from './interval.js';

/** Enough halvings of 0..1 to use up the figures of a double. */
const HALVINGS = 60;

/** Parameters of the beta distribution that shares are mixed by: Jeffreys', good near 0 and 1 too. */
const A = 1 / 2;

const betaln = (a: number, b: number): number => gammaln(a) + gammaln(b) - gammaln(a + b);

/**
 * A confidence sequence for a share: with at least the chance `level` it holds the true share at
 * every n at once, so one may look as often as one likes and stop when one likes. An interval for a
 * fixed n holds it at that n alone; stopping when it looks narrow picks those that went astray.
 *
 * For any share p the likelihood of the outcomes mixed over a beta distribution, divided by their
 * likelihood under p, is a martingale with mean 1 if p is true; by Ville's inequality it ever
 * reaches 1 / (1 - level) with the chance 1 - level at most. Those p for which it has not are the
 * interval. H. Robbins, "Statistical methods related to the law of the iterated logarithm", Ann.
 * Math. Statist. 41 (1970); S. Howard, A. Ramdas, J. McAuliffe and J. Sekhon, "Time-uniform,
 * nonparametric, nonasymptotic confidence sequences", Ann. Statist. 49 (2021), the beta-binomial
 * mixture.
 *
 * @param successes a whole number, 0 to `n`. @param level above 0 and below 1, like 0.95.
 * @returns 0..1 if `n` is 0.
 */
export const anytime = (successes: number, n: number, level: number): Interval => {
  const failures = n - successes;
  const most = betaln(A + successes, A + failures) - betaln(A, A) + Math.log(1 - level);
  // 0 ln 0 is 0 here.
  const likelihood = (p: number): number =>
    (successes === 0 ? 0 : successes * Math.log(p)) +
    (failures === 0 ? 0 : failures * Math.log1p(-p));
  /** From a share that is in the interval to one that is as far out as can be. */
  const edge = (from: number, to: number): number => {
    if (likelihood(to) > most) return to;
    let [inside, outside] = [from, to];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (inside + outside) / 2;
      if (likelihood(middle) > most) inside = middle;
      else outside = middle;
    }
    return outside;
  };
  if (n === 0) return { low: 0, high: 1 };
  const share = successes / n;
  return { low: edge(share, 0), high: edge(share, 1) };
};
