import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Heap } from '../../src/search/heap.js';

describe('the heap', () => {
  it('gives the least cost first, whatever is put in between', () => {
    // A number: put in at that cost; null: take one out if there is one.
    const steps = fc.array(fc.option(fc.integer({ min: 0, max: 50 }), { freq: 3 }), {
      maxLength: 600,
    });
    fc.assert(
      fc.property(steps, (all) => {
        const heap = new Heap();
        const costs: number[] = [];
        const inside: number[] = [];
        for (const cost of all) {
          if (cost !== null) {
            heap.push(costs.length, cost);
            inside.push(costs.length);
            costs.push(cost);
          } else if (inside.length > 0) {
            const least = Math.min(...inside.map((item) => costs[item]!));
            const item = heap.pop();
            expect(costs[item]).toBe(least);
            expect(inside).toContain(item);
            inside.splice(inside.indexOf(item), 1);
          }
          expect(heap.size).toBe(inside.length);
        }
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});
