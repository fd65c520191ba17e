import type { DealRow } from '../batch/row.js';

/** A deal worth a look, with the command that shows it. */
export interface HardDeal extends Omit<DealRow, 'milliseconds'> {
  readonly command: string;
}

export interface HardestDeals {
  /** Decided with the most effort, the hardest first. */
  readonly decided: readonly HardDeal[];
  /** The first that were not decided, in the order of the deals; their commands try longer. */
  readonly undecided: readonly HardDeal[];
}

const MOST_SHOWN = 5;

/** @param command the one that shows a deal. */
export const hardestDeals = (
  rows: readonly DealRow[],
  command: (row: Omit<DealRow, 'milliseconds'>) => string,
): HardestDeals => {
  const shown = (chosen: readonly DealRow[]): HardDeal[] =>
    chosen
      .slice(0, MOST_SHOWN)
      .map(({ seed, verdict, reason, visited, stored, moves, limit, total }) => {
        const deal = { seed, verdict, visited, stored, moves, limit, total };
        const row = reason === undefined ? deal : { ...deal, reason };
        return { ...row, command: command(row) };
      });
  return {
    // Sorting is stable: of equals the first deal stays first.
    decided: shown(
      rows
        .filter(({ verdict }) => verdict !== 'undecided')
        .toSorted((a, b) => b.visited - a.visited),
    ),
    undecided: shown(rows.filter(({ verdict }) => verdict === 'undecided')),
  };
};
