import type { Deck } from '../../cards/deck.js';
import type { Effect } from '../../core/types.js';
import { all, empty, holdsCards } from '../lower/conds.js';
import { aRank, listed } from '../terms.js';

/**
 * `goes up`, of a stock: cards of these ranks that turn up in a row or a refilling begin a foundation
 * at once, and the next card takes their place (the Blockade's aces; the kings of the Queens).
 *
 * @param foundations the piles that such cards begin, the first empty one first.
 * @returns what happens before a card is laid in its place.
 */
export const lowerGoesUp = (
  ranks: readonly number[],
  stock: number,
  foundations: readonly number[],
): Effect[] =>
  ranks.map((b) => ({
    do: 'each',
    piles: foundations,
    when: all(holdsCards(stock), empty('it'), {
      op: 'compare',
      a: { op: 'rank', card: { op: 'top', pile: stock } },
      is: '==',
      b,
    }),
    repeat: false,
    then: [{ do: 'move', n: 1, from: stock, to: 'it', turned: false, face: 'up' }],
  }));

export const goesUpEnglish = (ranks: readonly string[], deck: Deck): string =>
  `${listed(
    ranks.map((word) => aRank(word, deck)),
    'or',
  )} that turns up when a row is dealt or a place is filled goes to the foundations at once, and the next card takes its place`;
