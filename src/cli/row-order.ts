import { type DealRange, seedOf } from '../batch/plan.js';
import type { DealRow } from '../batch/row.js';

/**
 * Passes rows on in the order of the deals: a row waits for those before it.
 * @returns `add` for each row as it comes, `flush` to pass on what still waits for rows that will
 * not come.
 */
export const inOrder = (deals: DealRange, pass: (row: DealRow) => void) => {
  const waiting = new Map<string, DealRow>();
  let next = 0;
  return {
    add: (row: DealRow): void => {
      waiting.set(row.seed, row);
      for (;;) {
        const seed = seedOf(deals, next);
        const first = waiting.get(seed);
        if (first === undefined) return;
        waiting.delete(seed);
        next++;
        pass(first);
      }
    },
    flush: (): void => {
      for (const row of [...waiting.values()].toSorted((a, b) => Number(a.seed) - Number(b.seed)))
        pass(row);
      waiting.clear();
    },
  };
};
