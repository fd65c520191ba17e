import { z } from 'zod';
import type { Move } from '../../core/types.js';
import { all, holdsCards } from '../lower/conds.js';

/**
 * `by columns`, of a redeal: the columns of a grid are taken up one by one from the left, each laid
 * under those before, and the packet is turned over, so that the last column is dealt first (Babette).
 * `top first`: a column keeps its order, its uppermost card being dealt first; `bottom first` turns it
 * round.
 */
const BY_COLUMNS = ['top first', 'bottom first'] as const;
export const byColumnsSchema = z
  .enum(BY_COLUMNS)
  .describe('columns of a grid are taken up from the left; which end of each is dealt first');
export type ByColumnsSpec = z.output<typeof byColumnsSchema>;

interface Grid {
  readonly first: number;
  readonly count: number;
  readonly columns: number;
}

/** The places of the grid in the order in which they are taken up: what comes last is dealt first. */
const takenUp = ({ first, count, columns }: Grid, spec: ByColumnsSpec): number[] => {
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_, row) => row);
  const ordered = spec === 'top first' ? rows.toReversed() : rows;
  return Array.from({ length: columns }, (_, column) =>
    ordered.map((row) => first + row * columns + column).filter((pile) => pile < first + count),
  ).flat();
};

/** The redeal of a grid, made of that of a single pile: its guard and what else it does are kept. */
export const lowerByColumns = (redeal: Move, grid: Grid, spec: ByColumnsSpec): Move => {
  const order = takenUp(grid, spec);
  const [stock] = redeal.to;
  const before = Array.from({ length: grid.count }, (_, i) =>
    order.slice(0, order.indexOf(grid.first + i)),
  );
  return {
    ...redeal,
    from: Array.from({ length: grid.count }, (_, i) => grid.first + i),
    // One choice, whichever places hold cards: the first of these in the order stands for all.
    when: all(redeal.when, {
      op: 'free',
      pile: 'from',
      first: grid.first,
      sets: before.map((set) => [set]),
    }),
    effects: [
      {
        do: 'each',
        piles: order,
        when: holdsCards('it'),
        repeat: true,
        then: [{ do: 'move', n: 1, from: 'it', to: stock!, turned: false, face: 'down' }],
      },
      ...redeal.effects.slice(1),
    ],
  };
};

export const byColumnsEnglish = (spec: ByColumnsSpec): string =>
  `the columns being taken up from the left, each laid under those before, and all turned over: the last column is dealt first, from its ${spec === 'top first' ? 'uppermost' : 'lowest'} card on`;
