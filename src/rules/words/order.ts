import type { Deck } from '../../cards/deck.js';
import type { CardRef, Cond, PileRef, SuitRelation } from '../../core/types.js';
import { all } from '../lower/conds.js';
import { listed, rankList, rankName, rankNumber } from '../terms.js';

/**
 * `order`, of a foundation: the ranks of its cards written out, from the first to the last, where they
 * do not simply go up or down (the Square's ace to king and back, Margarethe's king, ten, nine, eight,
 * the Besieged City).
 */
export const orderSchema = rankList
  .min(2)
  .max(104)
  .describe('the ranks of a foundation’s cards from the first to the last, written out');

/** When a foundation that is begun takes a card: the rank whose turn it is, and the suit. */
export const lowerOrder = (
  order: readonly string[],
  suit: SuitRelation,
  deck: Deck,
  card: CardRef,
  pile: PileRef,
): Cond => {
  const values = order.map((word) => rankNumber(word, deck));
  const steps = values.slice(1).map((rank, i) => rank - values[i]!);
  return all(
    {
      op: 'fits',
      card,
      on: { op: 'top', pile },
      build: {
        steps: [...new Set(steps)].toSorted((a, b) => a - b),
        wrap: false,
        suit,
        ranks: deck.ranks,
      },
    },
    {
      op: 'compare',
      a: { op: 'rank', card },
      is: '==',
      b: { op: 'at', values, index: { op: 'size', pile } },
    },
  );
};

/** `in this order: king, 10, 9 and 8` */
export const orderEnglish = (order: readonly string[], deck: Deck): string =>
  `in this order: ${listed(order.map((word) => rankName(word, deck)))}`;
