import type { Deck } from '../../cards/deck.js';
import type { Cond, Effect } from '../../core/types.js';
import { ALWAYS, all, empty, holdsCards } from '../lower/conds.js';
import { aRank, listed } from '../terms.js';
import { lowerDifferentSuits } from './different-suits.js';

/**
 * `goes up`, of a stock: cards of these ranks that turn up in the deal, a row or a refilling begin a
 * foundation at once, and the next card takes their place (the Blockade's aces; the kings of the
 * Queens; the Square's aces of different suits; Anna's knaves). Cards dealt to a
 * reserve stay there.
 */
const rankIs = (b: number, stock: number): Cond => ({
  op: 'compare',
  a: { op: 'rank', card: { op: 'top', pile: stock } },
  is: '==',
  b,
});

/**
 * What happens before a card is laid in its place.
 * @param foundations the piles that such cards begin, the first empty one first.
 * @param different whether no two of them are begun in one suit.
 */
export const lowerGoesUp = (
  rank: number,
  stock: number,
  foundations: readonly number[],
  different: boolean,
): Effect => ({
  do: 'each',
  piles: foundations,
  when: all(
    holdsCards(stock),
    empty('it'),
    rankIs(rank, stock),
    different ? lowerDifferentSuits(foundations, { op: 'top', pile: stock }) : ALWAYS,
  ),
  repeat: false,
  then: [{ do: 'move', n: 1, from: stock, to: 'it', turned: false, face: 'up' }],
});

/** @param filled whether places are filled by themselves with such cards. */
export const goesUpEnglish = (ranks: readonly string[], filled: boolean, deck: Deck): string =>
  `${listed(
    ranks.map((word) => aRank(word, deck)),
    'or',
  )} that turns up when a card is dealt${filled ? ' or a place is filled' : ''} goes to the foundations at once, and the next card takes its place`;
