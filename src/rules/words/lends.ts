import { z } from 'zod';
import type { CardRef, Cond, Effect } from '../../core/types.js';
import { all, any, counter, counterIs } from '../lower/conds.js';
import { groupList, groupName, theGroups } from '../terms.js';

/**
 * `lends`, of foundations: the top card of a pile may go over to another foundation, but only when
 * that brings a card of some groups into use at once: one that fits on the card gone over, or in its
 * old place. Such a card is then played before anything else (the Mill's kings and centre).
 */
export const lendsSchema = z
  .strictObject({
    to: groupName.describe('the foundation that its cards go over to'),
    for: groupList.describe('groups of which a card must be brought into use'),
  })
  .describe('top cards go over to another foundation where that brings a card into use');
export type LendsSpec = z.output<typeof lendsSchema>;

/** The counter: 0, or the rank of a card gone over that is not yet answered. */
export const LENT = 'lent';

/** How a card lies on a foundation, for a card of another pile and one it is to lie on. */
export type Fits = (card: CardRef, on: CardRef) => Cond;

/**
 * When a card of a pile `from` may go over, beside that it fits there.
 * @param givers piles of the groups that it serves. @param onNew @param onOld how cards fit.
 * @param room whether another card has room upon the card gone over.
 */
export const lowerLends = (
  givers: readonly number[],
  onNew: Fits,
  onOld: Fits,
  room: Cond,
): Cond => {
  const top = { op: 'top', pile: 'other' } as const;
  return any(all(room, { op: 'some', piles: givers, of: onNew(top, 'lead') }), {
    op: 'some',
    piles: givers,
    of: onOld(top, { op: 'under', pile: 'from' }),
  });
};

/** What happens before a card goes over. */
export const LENDING: Effect = {
  do: 'set',
  counter: LENT,
  to: { op: 'rank', card: { op: 'top', pile: 'from' } },
};

/** The loan is answered: what happens with the card that is played for it. */
export const ANSWERED: Effect = { do: 'set', counter: LENT, to: 0 };

/** No card is lent. */
export const nothingLent = counterIs(LENT, 0);

/** None is, or the card that moves takes the old place of the one that is. */
export const inOldPlace: Cond = any(nothingLent, {
  op: 'compare',
  a: { op: 'rank', card: 'lead' },
  is: '==',
  b: counter(LENT),
});

export const lendsEnglish = (name: string, spec: LendsSpec): string =>
  `the top card of a pile of the ${name} may go over to the ${spec.to} if it fits there and a card of ${theGroups(spec.for, 'or')} can then be played on it or in its old place; that card is played before anything else is done`;
