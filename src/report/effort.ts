import type { DealRow } from '../batch/row.js';
import type { VerdictName } from '../search/verdict.js';

/** How many deals took at least `from` and less than `to` positions, by verdict. */
export interface EffortBin {
  readonly from: number;
  readonly to: number;
  readonly counts: Readonly<Record<VerdictName, number>>;
}

/** How many deals were solved, and shown to be unsolvable, within `states` positions each. */
export interface DecidedWithin {
  readonly states: number;
  readonly solved: number;
  readonly unsolvable: number;
}

/** Four bins to a power of ten: each is 1.78 times as wide as the one before. */
const BINS_A_DECADE = 4;
const POINTS_A_DECADE = 20;

/** The least step whose bound is above `value`; a hair keeps 1000 from falling below 10³. */
const stepOf = (value: number, aDecade: number): number =>
  Math.floor(Math.log10(Math.max(1, value)) * aDecade + 1e-9);

const boundOf = (step: number, aDecade: number): number => 10 ** (step / aDecade);

/**
 * The distribution of effort on a logarithmic scale. A deal of no positions counts as one.
 * @returns bins without gaps from the least to the greatest effort; none if there are no rows.
 */
export const effortBins = (rows: readonly DealRow[]): EffortBin[] => {
  const bins = new Map<number, Record<VerdictName, number>>();
  for (const { visited, verdict } of rows) {
    const step = stepOf(visited, BINS_A_DECADE);
    const counts = bins.get(step) ?? { solved: 0, unsolvable: 0, undecided: 0 };
    counts[verdict]++;
    bins.set(step, counts);
  }
  const steps = [...bins.keys()].toSorted((a, b) => a - b);
  const [first = 0, last = -1] = [steps.at(0), steps.at(-1)];
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    from: boundOf(first + i, BINS_A_DECADE),
    to: boundOf(first + i + 1, BINS_A_DECADE),
    counts: bins.get(first + i) ?? { solved: 0, unsolvable: 0, undecided: 0 },
  }));
};

/**
 * How many deals had been decided within how much effort each.
 *
 * @param limit positions a deal at most: where the curve ends if nothing took longer.
 * @returns rising by `states`, at twenty places to a power of ten; none if there are no rows.
 */
export const decidedWithin = (rows: readonly DealRow[], limit: number): DecidedWithin[] => {
  if (rows.length === 0) return [];
  const decided = rows
    .filter(({ verdict }) => verdict !== 'undecided')
    .toSorted((a, b) => a.visited - b.visited);
  const last = Math.max(limit, decided.at(-1)?.visited ?? 1);
  const first = stepOf(decided.at(0)?.visited ?? last, POINTS_A_DECADE);
  const places = Array.from({ length: stepOf(last, POINTS_A_DECADE) - first + 1 }, (_, i) =>
    Math.round(boundOf(first + i, POINTS_A_DECADE)),
  );
  const counts = { solved: 0, unsolvable: 0, undecided: 0 };
  let next = 0;
  return [...new Set([...places, last])].map((states) => {
    for (; next < decided.length && decided[next]!.visited <= states; next++)
      counts[decided[next]!.verdict]++;
    return { states, solved: counts.solved, unsolvable: counts.unsolvable };
  });
};
