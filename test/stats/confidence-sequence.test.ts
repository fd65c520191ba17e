import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { anytime } from '../../src/stats/confidence-sequence.js';
import { clopperPearson, wilson } from '../../src/stats/intervals.js';
import { stopRule } from '../../src/stats/stop-rule.js';

/** Deals won so far, after each look at some more. */
const looks = function* (share: number, seed: string, every: number) {
  const random = seedrandom.alea(seed);
  for (let n = every, won = 0; ; n += every) {
    for (let i = 0; i < every; i++) if (random() < share) won++;
    yield { n, won };
  }
};

const LEVEL = 0.95;
const RUNS = 400;

/** The share of runs whose interval holds the true share where `stops` makes them end. */
const coverage = (
  bounds: typeof wilson,
  share: number,
  stops: (low: number, high: number, n: number) => boolean,
): number => {
  let held = 0;
  for (let run = 0; run < RUNS; run++)
    for (const { n, won } of looks(share, `${share}/${run}`, 20)) {
      const { low, high } = bounds(won, n, LEVEL);
      if (!stops(low, high, n)) continue;
      if (low <= share && share <= high) held++;
      break;
    }
  return held / RUNS;
};

describe('a confidence sequence', () => {
  it.each([
    [0.5, 0.06],
    [0.1, 0.04],
    [0.97, 0.02],
  ])('holds a share of %d when one stops as soon as it is narrow', (share, half) => {
    const narrow = (low: number, high: number) => (high - low) / 2 <= half;
    expect(coverage(anytime, share, narrow)).toBeGreaterThanOrEqual(LEVEL);
  });

  // Someone who hopes to show that more than half can be won, looks after each 20 deals, and stops
  // as soon as the interval says so, or at 3,000.
  it('holds it when one stops as soon as it says what one hoped for, unlike the others', () => {
    const hoped = (low: number, high: number, n: number) => low > 0.5 || high < 0.5 || n >= 3000;
    expect(coverage(anytime, 0.5, hoped)).toBeGreaterThanOrEqual(LEVEL);
    expect(coverage(clopperPearson, 0.5, hoped)).toBeLessThan(0.75);
    expect(coverage(wilson, 0.5, hoped)).toBeLessThan(0.75);
  });

  it('has the closed form of its mixture: 50 of 100, and none of 100', () => {
    // Beta(1/2, 1/2): B(s + 1/2, n - s + 1/2) / pi against p^s (1 - p)^(n - s) / 20.
    expect(anytime(50, 100, LEVEL).low).toBeCloseTo(0.33826, 5);
    expect(anytime(0, 100, LEVEL)).toEqual({ low: 0, high: expect.closeTo(0.05703, 5) });
  });

  it('moves up with the deals won, is symmetric, and narrows', () => {
    for (const n of [1, 10, 300]) {
      for (let k = 0; k < n; k++) {
        const [one, more] = [anytime(k, n, LEVEL), anytime(k + 1, n, LEVEL)];
        expect(more.low).toBeGreaterThanOrEqual(one.low);
        expect(more.high).toBeGreaterThanOrEqual(one.high);
        expect(anytime(n - k, n, LEVEL).low).toBeCloseTo(1 - one.high, 10);
      }
    }
    const width = (n: number) => anytime(n / 2, n, LEVEL).high - anytime(n / 2, n, LEVEL).low;
    expect(width(1_000_000)).toBeLessThan(0.005);
    expect(width(10_000)).toBeLessThan(width(1000) / 2);
  });
});

describe('when to stop', () => {
  it('is when the interval is narrow enough', () => {
    expect(stopRule({ solved: 50, unsolvable: 50, undecided: 0 }, LEVEL, 0.17)).toBe('narrow');
    expect(stopRule({ solved: 50, unsolvable: 50, undecided: 0 }, LEVEL, 0.16)).toBe(false);
  });

  it('is when undecided deals alone are more than the width', () => {
    expect(stopRule({ solved: 50, unsolvable: 50, undecided: 40 }, LEVEL, 0.05)).toBe('undecided');
    expect(stopRule({ solved: 50, unsolvable: 50, undecided: 4 }, LEVEL, 0.05)).toBe(false);
  });
});
