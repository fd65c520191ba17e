import { describe, expect, it } from 'vitest';
import { ratioOf } from '../../src/stats/ratio.js';

describe('the ratio of two costs', () => {
  it('is the geometric mean, with the interval of Student for the logarithms', () => {
    // logs 0, ln 2, ln 4: mean ln 2, standard deviation ln 2; t(0.975; 2) = 4.302653 (tables).
    const estimate = ratioOf(
      [
        [5, 5],
        [10, 20],
        [1, 4],
      ],
      0.95,
    )!;
    expect(estimate.ratio).toBeCloseTo(2, 12);
    const half = (4.302652729749464 * Math.LN2) / Math.sqrt(3);
    expect(estimate.interval.low).toBeCloseTo(2 * Math.exp(-half), 7);
    expect(estimate.interval.high).toBeCloseTo(2 * Math.exp(half), 7);
  });

  it('turned round is the inverse', () => {
    const pairs = [
      [3, 7],
      [2, 9],
      [5, 4],
    ] as const;
    const back = pairs.map(([a, b]) => [b, a] as const);
    const [one, other] = [ratioOf(pairs, 0.9)!, ratioOf(back, 0.9)!];
    expect(one.ratio * other.ratio).toBeCloseTo(1, 12);
    expect(one.interval.low * other.interval.high).toBeCloseTo(1, 12);
  });

  it('says nothing where there is nothing to say', () => {
    expect(ratioOf([], 0.95)).toBeUndefined();
    expect(ratioOf([[2, 6]], 0.95)).toEqual({
      ratio: expect.closeTo(3, 12),
      interval: { low: 0, high: Number.POSITIVE_INFINITY },
    });
  });
});
