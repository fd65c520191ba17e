import { type DealRange, seedOf } from '../batch/plan.js';

/**
 * Passes rows (or what else there is one of for each deal) on in the order of the deals: a row
 * waits for those before it.
 * @returns `add` for each row as it comes, `flush` to pass on what still waits for rows that will
 * not come.
 */
export const inOrder = <T extends { readonly seed: string }>(
  deals: DealRange,
  pass: (row: T) => void,
) => {
  const waiting = new Map<string, T>();
  let next = 0;
  return {
    add: (row: T): void => {
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
