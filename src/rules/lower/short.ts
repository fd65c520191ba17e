import type { Cond, Num, PileRef } from '../../core/types.js';
import type { PlacedGroup } from '../table.js';
import { ROWS } from '../words/row.js';
import { all, any, counter, empty } from './conds.js';

/** The piles of a group that are kept up. */
export const keptPiles = ({ piles, spec }: PlacedGroup): readonly number[] =>
  piles.slice(0, spec.keep?.piles ?? piles.length);

/** In which row of its grid each pile stands, from 0. */
export const rowOf = (group: PlacedGroup, pile: PileRef): Num => {
  const { first, piles, spec } = group;
  const columns = spec.columns ?? piles.length;
  return { op: 'per', first, values: piles.map((_, i) => Math.floor(i / columns)), pile };
};

/** Has a pile of the group fewer cards than it is kept at? */
export const isShortPile = (group: PlacedGroup, pile: 'it' | 'other'): Cond => {
  const least = group.spec.keep!['at least'];
  const size: Num = { op: 'size', pile };
  if (typeof least === 'number') return { op: 'compare', a: size, is: '<', b: least };
  if (least === 'last row')
    return all(empty(pile), {
      op: 'compare',
      a: { op: 'plus', a: rowOf(group, pile), b: 1 },
      is: '==',
      b: counter(ROWS),
    });
  return group.spec.columns === undefined
    ? { op: 'compare', a: size, is: '<', b: counter(ROWS) }
    : all(empty(pile), { op: 'compare', a: rowOf(group, pile), is: '<', b: counter(ROWS) });
};

/** Is any pile of these groups short? */
export const isShort = (groups: readonly PlacedGroup[]): Cond =>
  any(
    ...groups.map(
      (group): Cond => ({ op: 'some', piles: keptPiles(group), of: isShortPile(group, 'other') }),
    ),
  );
