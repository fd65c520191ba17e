import type { Cond } from '../../core/types.js';
import { all, empty, holdsCards } from '../lower/conds.js';
import { groupName } from '../terms.js';

/**
 * `beside`, of a foundation: a pile takes a card only when the pile of the same number in another
 * group holds cards, and only of that suit (the Fish-Bone's kings and queens beside their knaves).
 */
export const besideSchema = groupName.describe(
  'a pile takes only a card of the suit of the same pile in that group, once that holds cards',
);

/** @param offset from a pile to the one that it stands beside. */
export const lowerBeside = (offset: number): Cond => {
  const neighbour = { op: 'next', pile: 'to', by: offset } as const;
  return all(empty('to'), holdsCards(neighbour), {
    op: 'compare',
    a: { op: 'suit', card: 'lead' },
    is: '==',
    b: { op: 'suit', card: { op: 'bottom', pile: neighbour } },
  });
};

/** What cards it lets in: `of the suit of ..`. */
export const besideEnglish = (beside: string): string =>
  `of the suit of the pile of the ${beside} beside it, once that is begun`;
