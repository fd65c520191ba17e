import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mcnemar, tango } from '../../src/stats/paired.js';
import { type PairCounts, pairedDifference, pairedTest } from '../../src/stats/paired-bounds.js';

/**
 * Complete response before and after consolidation therapy (Cavo et al. 2012) and airway
 * hyper-responsiveness before and after stem cell transplantation (Bentur et al. 2009): worked
 * through in Fagerland, Lydersen and Laake, "Statistical Analysis of Contingency Tables" (2017),
 * chapter 8. Their difference is first less second.
 */
const CAVO = { onlyFirst: 6, onlySecond: 16, n: 161 };
const BENTUR = { onlyFirst: 1, onlySecond: 7, n: 21 };

describe('tango', () => {
  it.each([
    [CAVO, 0.0054, 0.124],
    [BENTUR, 0.026, 0.5172],
  ])('gives the published interval for %j', ({ onlyFirst, onlySecond, n }, low, high) => {
    const interval = tango(onlyFirst, onlySecond, n, 0.95);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('has the closed form z^2 / (n + z^2) either way if the two always agree', () => {
    const square = 1.959963984540054 ** 2;
    for (const n of [1, 20, 1000, 1_000_000]) {
      const end = square / (n + square);
      expect(tango(0, 0, n, 0.95).high).toBeCloseTo(end, 12);
      expect(tango(0, 0, n, 0.95).low).toBeCloseTo(-end, 12);
    }
  });

  it('knows nothing without deals', () => {
    expect(tango(0, 0, 0, 0.95)).toEqual({ low: -1, high: 1 });
  });

  it('holds the difference, lies in -1..1, turns about with the sides, widens with the level', () => {
    fc.assert(
      fc.property(triple, ([first, second, neither]) => {
        const n = Math.max(1, first + second + neither);
        const { low, high } = tango(first, second, n, 0.95);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(low).toBeLessThanOrEqual((second - first) / n);
        expect(high).toBeGreaterThanOrEqual((second - first) / n);
        expect(high).toBeLessThanOrEqual(1);
        const turned = tango(second, first, n, 0.95);
        expect(turned.low).toBeCloseTo(-high, 12);
        expect(turned.high).toBeCloseTo(-low, 12);
        const wider = tango(first, second, n, 0.99);
        expect(wider.low).toBeLessThanOrEqual(low);
        expect(wider.high).toBeGreaterThanOrEqual(high);
      }),
      { seed: 1 },
    );
  });

  it('covers the true difference about as often as it says, by summing all outcomes', () => {
    // As in Tango's own tables: not at every share, but near the level and right on average.
    const found = [
      [0.05, 0.05],
      [0.1, 0.02],
      [0.2, 0.1],
      [0.4, 0.3],
    ].map(([first, second]) => coverage(30, first!, second!, 0.95));
    for (const chance of found) expect(chance).toBeGreaterThan(0.93);
    expect(found.reduce((sum, chance) => sum + chance) / found.length).toBeGreaterThan(0.945);
  });
});

describe('mcnemar', () => {
  it('gives the published p', () => {
    expect(mcnemar(CAVO.onlyFirst, CAVO.onlySecond)).toBeCloseTo(0.052479, 6);
    expect(mcnemar(BENTUR.onlyFirst, BENTUR.onlySecond)).toBe(18 / 256);
  });

  it('is what counting all outcomes with whole numbers gives', () => {
    for (let first = 0; first <= 40; first++)
      for (let second = 0; second <= 40; second++)
        expect(mcnemar(first, second)).toBeCloseTo(byCounting(first, second), 12);
  });

  it('is right for large counts too, and never leaves 0..1', () => {
    // By the normal curve with continuity correction; p of z = 3 and z = 1.
    expect(mcnemar(498_500, 501_501)).toBeCloseTo(0.0027, 4);
    expect(mcnemar(499_500, 500_501)).toBeCloseTo(0.3173, 3);
    expect(mcnemar(0, 100_000)).toBe(0);
    expect(mcnemar(5_000_000, 5_000_000)).toBe(1);
  });

  it('says nothing when no deal tells the two apart', () => {
    expect(mcnemar(0, 0)).toBe(1);
  });
});

describe('open answers', () => {
  const counts = fc.record({
    onlyFirst: fc.nat(8),
    onlySecond: fc.nat(8),
    mayFirst: fc.nat(3),
    maySecond: fc.nat(3),
    mayEither: fc.nat(3),
    rest: fc.nat(50),
  });

  it('are counted so that every way they may turn out lies within', () => {
    fc.assert(
      fc.property(counts, ({ rest, ...open }) => {
        const { onlyFirst, onlySecond, mayFirst, maySecond, mayEither } = open;
        const deals = rest + onlyFirst + onlySecond + mayFirst + maySecond + mayEither;
        fc.pre(deals > 0);
        const all: PairCounts = { deals, ...open };
        const { estimate, interval } = pairedDifference(all, 0.95);
        const { p, most } = pairedTest(all);
        let [low, high, largest] = [1, -1, 0];
        for (const [first, second] of completions(all)) {
          low = Math.min(low, (second - first) / deals);
          high = Math.max(high, (second - first) / deals);
          largest = Math.max(largest, mcnemar(first, second));
          const known = tango(first, second, deals, 0.95);
          expect(interval.low).toBeLessThanOrEqual(known.low + 1e-12);
          expect(interval.high).toBeGreaterThanOrEqual(known.high - 1e-12);
        }
        expect(estimate.low).toBeCloseTo(low, 12);
        expect(estimate.high).toBeCloseTo(high, 12);
        expect(most).toBeCloseTo(largest, 12);
        expect(p).toBeLessThanOrEqual(most);
      }),
      { seed: 1 },
    );
  });

  it('leave everything possible if there are no deals', () => {
    const none = {
      deals: 0,
      onlyFirst: 0,
      onlySecond: 0,
      mayFirst: 0,
      maySecond: 0,
      mayEither: 0,
    };
    const everything = { low: -1, high: 1 };
    expect(pairedDifference(none, 0.95)).toEqual({ estimate: everything, interval: everything });
    expect(pairedTest(none)).toEqual({ p: 1, most: 1 });
  });
});

const triple = fc.tuple(fc.nat(2000), fc.nat(2000), fc.nat(100_000));

/** Every pair of counts (only first, only second) that open answers may lead to. */
function* completions(counts: PairCounts): Generator<readonly [number, number]> {
  const { onlyFirst, onlySecond, mayFirst, maySecond, mayEither } = counts;
  for (let a = 0; a <= mayFirst; a++)
    for (let b = 0; b <= maySecond; b++)
      for (let c = 0; c <= mayEither; c++)
        for (let d = 0; c + d <= mayEither; d++) yield [onlyFirst + a + c, onlySecond + b + d];
}

function byCounting(first: number, second: number): number {
  const n = first + second;
  let ways = 1n;
  let sum = 0n;
  for (let k = 0; k <= Math.min(first, second); k++) {
    sum += ways;
    ways = (ways * BigInt(n - k)) / BigInt(k + 1);
  }
  return Math.min(1, Number(2n * sum) / Number(2n ** BigInt(n)));
}

/** The chance that the interval holds the difference of the two shares, over all outcomes. */
function coverage(n: number, first: number, second: number, level: number): number {
  const factorials = [0];
  for (let i = 1; i <= n; i++) factorials.push(factorials[i - 1]! + Math.log(i));
  const f = (k: number) => factorials[k]!;
  let sum = 0;
  for (let a = 0; a <= n; a++)
    for (let b = 0; a + b <= n; b++) {
      const { low, high } = tango(a, b, n, level);
      if (low > second - first || second - first > high) continue;
      const ways = f(n) - f(a) - f(b) - f(n - a - b);
      const chance =
        a * Math.log(first) + b * Math.log(second) + (n - a - b) * Math.log(1 - first - second);
      sum += Math.exp(ways + chance);
    }
  return sum;
}
