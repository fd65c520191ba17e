import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Effect } from '../../core/types.js';
import { rankIsOneOf } from '../lower/conds.js';
import { aRank, plural, rankWord } from '../terms.js';

/**
 * `returns`, of a deal to one pile: as long as its top card is of a rank, so many cards from the top,
 * that one among them, are turned over and put under the pack, or all when there are fewer (the key of
 * the Queens).
 */
export const returnsSchema = z
  .strictObject({ rank: rankWord, cards: z.number().int().min(1).max(104) })
  .describe('so many cards of the pile go under the pack as long as one of this rank lies on top');
export type ReturnsSpec = z.output<typeof returnsSchema>;

/** @param source the pile that the pack is dealt from. */
export const lowerReturns = (
  { rank, cards }: ReturnsSpec,
  pile: number,
  source: number,
  deck: Deck,
): Effect => ({
  do: 'each',
  piles: [pile],
  when: rankIsOneOf({ op: 'top', pile: 'it' }, [rank], deck),
  repeat: true,
  then: [{ do: 'under', n: cards, from: pile, to: source }],
});

export const returnsEnglish = (name: string, { rank, cards }: ReturnsSpec, deck: Deck): string =>
  `as long as ${aRank(rank, deck)} lies on top of the ${name}, ${plural(cards, 'card')} from its top, that one among them, are put under the pack, or all when there are fewer`;
