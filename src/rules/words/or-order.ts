import type { Deck } from '../../cards/deck.js';
import type { CardRef, Cond, SuitRelation } from '../../core/types.js';
import { all, any } from '../lower/conds.js';
import { listed, rankName, rankNumber } from '../terms.js';

/**
 * `or in order`, of a build: beside what the build says, cards may lie on each other whose ranks stand
 * side by side in an order written out, either on the other (the Besieged City: the order in which they
 * are played).
 */
export const lowerOrOrder = (
  order: readonly string[],
  suit: SuitRelation,
  deck: Deck,
  card: CardRef,
): Cond => {
  const top = { op: 'top', pile: 'to' } as const;
  const ranks = order.map((word) => rankNumber(word, deck));
  const beside = Array.from({ length: deck.ranks + 1 }, (_, rank) => [
    ...new Set(
      ranks.flatMap((one, i) =>
        one === rank ? [ranks[i - 1], ranks[i + 1]].filter((other) => other !== undefined) : [],
      ),
    ),
  ]);
  const isBeside = (which: number): Cond => ({
    op: 'compare',
    a: { op: 'rank', card },
    is: '==',
    b: {
      op: 'at',
      values: beside.map((list) => list[which] ?? 0),
      index: { op: 'rank', card: top },
    },
  });
  const most = Math.max(...beside.map((list) => list.length));
  const steps = Array.from({ length: 2 * deck.ranks - 1 }, (_, i) => i + 1 - deck.ranks);
  return all(
    { op: 'fits', card, on: top, build: { steps, wrap: false, suit, ranks: deck.ranks } },
    any(...Array.from({ length: most }, (_, which) => isBeside(which))),
  );
};

export const orOrderEnglish = (order: readonly string[], deck: Deck): string =>
  `or as they stand side by side in this order: ${listed(order.map((word) => rankName(word, deck)))}`;
