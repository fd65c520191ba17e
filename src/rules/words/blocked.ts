import { z } from 'zod';
import type { Cond, PileRef } from '../../core/types.js';
import { aPile, type Said } from '../english/said.js';
import { groupList, theGroups } from '../terms.js';
import type { BuildSpec } from './build.js';

/**
 * `blocked by`: when a card may not be used because of where other cards lie. Each way makes, for
 * every pile, sets of places, and the pile is free when one of the sets is empty:
 *
 * - `below`: in a grid, by any card further down in its column (the Blockade, Babette, the Olga);
 * - `above and below`: in a grid, free from the top or from the bottom of its column (the Labyrinth);
 * - `{ narrow ends: lane }`: in a grid of upright and sideways cards that alternate, free when from
 *   one of its narrow ends a straight lane leads to the edge; `adjacent`: when the place next to one
 *   of them is empty (the Carpet);
 * - a list of groups: by cards on the pile of the same number in any of them (the Shah's rays).
 */
export const blockedSchema = z
  .union(
    [
      z.enum(['below', 'above and below']),
      z.strictObject({ 'narrow ends': z.enum(['lane', 'adjacent']) }),
      groupList,
    ],
    {
      error: 'below, above and below, { narrow ends: lane or adjacent }, or a list of groups',
    },
  )
  .describe('which places must be empty before a card may be used');
export type BlockedSpec = z.output<typeof blockedSchema>;

/** The sets of places of one pile, one of which must be empty; a set without places always is. */
export type PlaceSets = readonly (readonly number[])[];

interface Grid {
  readonly first: number;
  readonly count: number;
  readonly columns: number;
}

/** The piles from one (left out) straight on to the edge of the grid. */
const lane = (grid: Grid, at: number, down: number, right: number): number[] => {
  const { columns, count, first } = grid;
  const rows = Math.ceil(count / columns);
  const piles: number[] = [];
  let row = Math.floor(at / columns) + down;
  let column = (at % columns) + right;
  while (row >= 0 && row < rows && column >= 0 && column < columns) {
    const pile = row * columns + column;
    if (pile < count) piles.push(first + pile);
    row += down;
    column += right;
  }
  return piles;
};

/** A card stands upright where row and column, counted from 1, make an even sum. */
const isUpright = (at: number, columns: number): boolean =>
  (Math.floor(at / columns) + (at % columns)) % 2 === 0;

/** @param others the first pile of each group named. */
const setsOf = (
  spec: BlockedSpec,
  grid: Grid,
  others: readonly number[],
  at: number,
): PlaceSets => {
  if (spec === 'below') return [lane(grid, at, 1, 0)];
  if (spec === 'above and below') return [lane(grid, at, -1, 0), lane(grid, at, 1, 0)];
  if (!('narrow ends' in spec)) return [others.map((first) => first + at)];
  const ends = isUpright(at, grid.columns)
    ? [lane(grid, at, -1, 0), lane(grid, at, 1, 0)]
    : [lane(grid, at, 0, -1), lane(grid, at, 0, 1)];
  return spec['narrow ends'] === 'lane' ? ends : ends.map((end) => end.slice(0, 1));
};

/** Is a pile of the group free? */
export const lowerBlocked = (
  spec: BlockedSpec,
  grid: Grid,
  others: readonly number[],
  pile: PileRef,
): Cond => ({
  op: 'free',
  pile,
  first: grid.first,
  sets: Array.from({ length: grid.count }, (_, at) => setsOf(spec, grid, others, at)),
});

/**
 * What cannot be done with a blocked place.
 * @param isFilled whether empty places are filled by rule.
 */
export const barredEnglish = (
  said: Said,
  build: BuildSpec | undefined,
  isFilled: boolean,
): string => {
  if (build?.['on blocked'])
    return 'no card may be taken from a blocked place, but one may be laid on it';
  const laid = isFilled ? ', nor laid on one but to fill it' : ', nor laid on one';
  return `no card may be taken from a blocked ${said.pile}${laid}`;
};

/** When a place is blocked. */
export const blockedEnglish = (said: Said, spec: BlockedSpec): string[] => {
  const one = aPile(said);
  if (spec === 'below')
    return [`${one} is blocked as long as any card lies below it in its column`];
  if (spec === 'above and below')
    return [
      `${one} is blocked as long as cards lie both above and below it in its column: one way must be free`,
    ];
  if (!('narrow ends' in spec))
    return [
      `${one} is blocked as long as there is a card on the ${said.pile} of the same number in ${theGroups(spec, 'or')}`,
    ];
  return [
    `the cards of the ${said.name} lie upright and sideways by turns, the first upright; the narrow ends of an upright card are above and below it, those of a sideways card to its left and right`,
    spec['narrow ends'] === 'lane'
      ? 'a card is blocked unless from one of its narrow ends a lane leads to the edge, all places in a straight line being empty'
      : 'a card is blocked unless the place next to one of its narrow ends is empty, or that end lies at the edge',
  ];
};
