import { z } from 'zod';
import type { Cond, Num } from '../../core/types.js';
import { all, allEmpty, any } from '../lower/conds.js';
import { groupList, groupName } from '../terms.js';
import { areOut } from './build.js';

/**
 * `around`, of a tableau: its piles stand about a grid, first those above its columns, then those at
 * the left and at the right of its rows, then those below its columns. A card of the grid goes only to
 * the four piles at the ends of its own row and column, on a card there or to fill a space, until the
 * groups named are empty: then the cards of the grid may change places as the player likes, so that
 * any of them can go to any pile (the Besieged City).
 */
export const aroundSchema = z
  .strictObject({ grid: groupName, until: z.strictObject({ empty: groupList }).optional() })
  .describe('the piles stand about a grid; its cards go only to the ends of their row and column');
export type AroundSpec = z.output<typeof aroundSchema>;

interface Grid {
  readonly first: number;
  readonly count: number;
  readonly columns: number;
}

const rowsOf = ({ count, columns }: Grid): number => Math.ceil(count / columns);

/** How many piles stand about a grid. */
export const pilesAround = (grid: Grid): number => 2 * (rowsOf(grid) + grid.columns);

/** A row or column that no pile has: what stands above a column stands at the end of no row. */
const NONE = 99;

/**
 * Does `to` stand at an end of the row or the column of `from`?
 * @param first the first pile about the grid. @param until piles after which it does not matter.
 */
export const lowerAround = (
  spec: AroundSpec,
  grid: Grid,
  first: number,
  until: readonly number[],
): Cond => {
  const { columns, count } = grid;
  const rows = Array.from({ length: rowsOf(grid) }, (_, i) => i);
  const across = Array.from({ length: columns }, (_, i) => i);
  const none = (list: readonly number[]) => list.map(() => NONE);
  const of = (values: readonly number[]): Num => ({
    op: 'per',
    first: grid.first,
    values,
    pile: 'from',
  });
  const at = (values: readonly number[]): Num => ({ op: 'per', first, values, pile: 'to' });
  const same = (a: Num, b: Num): Cond => ({ op: 'compare', a, is: '==', b });
  const places = Array.from({ length: count }, (_, i) => i);
  const ends = any(
    same(
      of(places.map((i) => Math.floor(i / columns))),
      at([...none(across), ...rows, ...rows, ...none(across)]),
    ),
    same(
      of(places.map((i) => i % columns)),
      at([...across, ...none([...rows, ...rows]), ...across]),
    ),
  );
  return spec.until === undefined ? ends : any(ends, all(allEmpty(until)));
};

export const aroundEnglish = (
  name: string,
  pile: string,
  { grid, until }: AroundSpec,
): string[] => [
  `the ${name} stand about the ${grid}: one ${pile} above each column, one at the left and one at the right of each row, one below each column, numbered so; a card of the ${grid} goes only to the ends of its own row and column`,
  ...(until === undefined
    ? []
    : [
        `once ${areOut(until.empty)}, the cards of the ${grid} may change places as the player likes, so that each may go to any ${pile}`,
      ]),
];
