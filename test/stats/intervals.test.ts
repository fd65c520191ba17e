import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anytime } from '../../src/stats/confidence-sequence.js';
import {
  clopperPearson,
  INTERVAL_METHODS,
  wilson,
  winInterval,
} from '../../src/stats/intervals.js';

describe('clopperPearson', () => {
  test('gives the textbook values', () => {
    expect(clopperPearson(8, 10, 0.95).low).toBeCloseTo(0.4439, 4);
    expect(clopperPearson(8, 10, 0.95).high).toBeCloseTo(0.9748, 4);
    expect(clopperPearson(0, 10, 0.95).low).toBe(0);
    expect(clopperPearson(0, 10, 0.95).high).toBeCloseTo(0.3085, 4);
    expect(clopperPearson(10, 10, 0.95)).toEqual({ low: expect.closeTo(0.6915, 4), high: 1 });
  });

  test('has the closed form for no success: 1 - (tail)^(1/n)', () => {
    for (const n of [1, 7, 1000, 1_000_000])
      expect(clopperPearson(0, n, 0.99).high).toBeCloseTo(1 - 0.005 ** (1 / n), 12);
  });

  test('covers the true share at least at the level, for small n, by summing all outcomes', () => {
    const n = 12;
    for (let share = 0.005; share < 1; share += 0.005)
      expect(coverage(n, share, 0.9)).toBeGreaterThanOrEqual(0.9);
  });
});

describe('wilson', () => {
  test('gives the textbook values', () => {
    expect(wilson(8, 10, 0.95).low).toBeCloseTo(0.4902, 4);
    expect(wilson(8, 10, 0.95).high).toBeCloseTo(0.9433, 4);
    expect(wilson(0, 10, 0.95)).toEqual({ low: 0, high: expect.closeTo(0.2775, 4) });
    expect(wilson(10, 10, 0.95)).toEqual({ low: expect.closeTo(0.7225, 4), high: 1 });
  });
});

describe.each(INTERVAL_METHODS)('winInterval, %s', (method) => {
  const bounds = { 'clopper-pearson': clopperPearson, wilson, anytime }[method];

  test('knows nothing without deals', () => {
    const none = { solved: 0, unsolvable: 0, undecided: 0 };
    expect(winInterval(none, 0.95, method)).toEqual({ low: 0, high: 1 });
    expect(bounds(0, 0, 0.95)).toEqual({ low: 0, high: 1 });
  });

  test('counts undecided deals as lost for the low end and as won for the high end', () => {
    const counts = { solved: 70, unsolvable: 20, undecided: 10 };
    expect(winInterval(counts, 0.95, method)).toEqual({
      low: bounds(70, 100, 0.95).low,
      high: bounds(80, 100, 0.95).high,
    });
  });

  test('holds the shares solved and solved plus undecided, and is symmetric', () => {
    const count = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(count, count, count, (solved, unsolvable, undecided) => {
        const n = Math.max(1, solved + unsolvable + undecided);
        const { low, high } = winInterval({ solved, unsolvable, undecided }, 0.95, method);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(solved / n);
        expect(high).toBeGreaterThanOrEqual((solved + undecided) / n);
        expect(high).toBeLessThanOrEqual(1);
        const mirrored = { solved: unsolvable, unsolvable: solved, undecided };
        expect(winInterval(mirrored, 0.95, method).low).toBeCloseTo(1 - high, 10);
      }),
      { seed: 1 },
    );
  });
});

/** The chance that the exact interval of a binomial count holds `share`. */
function coverage(n: number, share: number, level: number): number {
  let sum = 0;
  let ways = 1;
  for (let k = 0; k <= n; k++) {
    const { low, high } = clopperPearson(k, n, level);
    if (low <= share && share <= high) sum += ways * share ** k * (1 - share) ** (n - k);
    ways = (ways * (n - k)) / (k + 1);
  }
  return sum;
}
