import type { CardRef, Cond } from '../../core/types.js';
import { all, holdsCards, not } from '../lower/conds.js';
import { flag } from '../terms.js';

/**
 * `different suits`, of foundations that are begun as their cards appear: no two piles of the group
 * are begun in one suit (the four aces and four kings of different suits of the Fifteen, the Four
 * Corners, La Nivernaise, the House on the Hill, Babette, Sly, the Zodiac; the aces of the Square
 * and the Besieged City). The piles follow suit, so that their top cards tell.
 */
export const differentSuitsSchema = flag.describe(
  'no two piles of the group are begun in one suit',
);

/** No pile of the group holds the suit of the card. */
export const lowerDifferentSuits = (piles: readonly number[], card: CardRef): Cond =>
  not({
    op: 'some',
    piles,
    of: all(holdsCards('other'), {
      op: 'compare',
      a: { op: 'suit', card: { op: 'top', pile: 'other' } },
      is: '==',
      b: { op: 'suit', card },
    }),
  });

export const differentSuitsEnglish = (name: string): string =>
  `no two piles of the ${name} are begun in one suit`;
