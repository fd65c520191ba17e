import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chunk, missingDeals, nextChunk, seedOf, shardOf } from '../../src/batch/plan.js';

/** Cuts all chunks, as if each deal took so many milliseconds. */
const cutAll = (count: number, threads: number, cost: (index: number) => number): Chunk[] => {
  const chunks: Chunk[] = [];
  let milliseconds = 0;
  let given = 0;
  for (;;) {
    const chunk = nextChunk(count, { given, done: given, milliseconds }, threads);
    if (chunk === undefined) return chunks;
    for (let i = chunk.from; i < chunk.to; i++) milliseconds += cost(i);
    given = chunk.to;
    chunks.push(chunk);
  }
};

describe('the plan of a batch', () => {
  it('gives out every deal once and in order, whatever deals cost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 64 }),
        fc.array(fc.double({ min: 0, max: 1e5, noNaN: true }), { minLength: 1 }),
        (count, threads, costs) => {
          const chunks = cutAll(count, threads, (i) => costs[i % costs.length]!);
          expect(chunks.flatMap(({ from, to }) => range(from, to))).toEqual(range(0, count));
        },
      ),
      { seed: 1, numRuns: 100 },
    );
  });

  it('starts with single deals and goes over to tasks of some 0.4 s', () => {
    const sizes = cutAll(100_000, 2, () => 1).map(({ from, to }) => to - from);
    expect(sizes[0]).toBe(1);
    expect(Math.max(...sizes)).toBe(400);
  });

  it('gives out slow deals one by one', () => {
    expect(cutAll(10, 2, () => 5000)).toHaveLength(10);
  });

  it('shares out the deals at the end', () => {
    const last = cutAll(10_000, 4, () => 0.01).at(-1)!;
    expect(last.to - last.from).toBe(1);
  });

  it('names deals by whole numbers, however high', () => {
    expect(seedOf({ first: 9_007_199_254_740_000, count: 5 }, 4)).toBe('9007199254740004');
  });
});

describe('the deals that are missing', () => {
  it('are ranges without the finished deals', () => {
    const done = new Set([0, 1, 3, 4, 5]);
    expect(missingDeals({ first: 11, count: 8 }, (i) => done.has(i))).toEqual([
      { first: 13, count: 1 },
      { first: 17, count: 2 },
    ]);
  });

  it('are none when all are done, all when none is', () => {
    expect(missingDeals({ first: 1, count: 3 }, () => true)).toEqual([]);
    expect(missingDeals({ first: 1, count: 3 }, () => false)).toEqual([{ first: 1, count: 3 }]);
  });
});

describe('the parts of a range', () => {
  it('are the range, in order, with as many deals each but for one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 40 }),
        (count, shards) => {
          const parts = range(1, shards + 1).map((i) => shardOf({ first: 7, count }, i, shards));
          expect(parts.flatMap(({ first, count: n }) => range(first, first + n))).toEqual(
            range(7, 7 + count),
          );
          const sizes = parts.map(({ count: n }) => n);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
      { seed: 1, numRuns: 100 },
    );
  });
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);
