import type { Deck } from '../../cards/deck.js';
import type { CardRef, Cond, Num, PileRef, SuitRelation } from '../../core/types.js';
import { all } from '../lower/conds.js';
import { groupName, rankName, rankNumber } from '../terms.js';

/**
 * `step by`, of a foundation: the card on the pile of the same number in another group says by how
 * much the ranks go up. The first card has twice its value, each next one as much more, the ranks
 * being gone round, so that the last is the highest (the numerals of the Great Thirteen). In a pack
 * whose number of ranks is prime every rank comes once before the highest.
 */
export const stepBySchema = groupName.describe(
  'ranks go up by the value of the card on the pile of the same number in this group, from twice it on',
);

/** As many cards as make the highest rank, the card that says the step being the first. */
export const stepsToEnd = (deck: Deck): number => deck.ranks - 1;

export const isPrime = (n: number): boolean =>
  n > 1 && !Array.from({ length: n }, (_, i) => i).some((i) => i > 1 && n % i === 0);

/** The rank that a pile takes next; 0 where no card says the step. @param offset to that card's pile. */
const nextRank = (pile: PileRef, offset: number, { ranks }: Deck): Num => {
  const steps = Array.from({ length: ranks + 1 }, (_, step) => step);
  const places = Array.from({ length: ranks }, (_, size) => size);
  const step: CardRef = { op: 'top', pile: { op: 'next', pile, by: offset } };
  return {
    op: 'at',
    // One row of ranks for each step, by the number of cards that lie.
    values: steps.flatMap((by) =>
      places.map((size) => (by === 0 ? 0 : ((by * (size + 2) - 1) % ranks) + 1)),
    ),
    index: {
      op: 'plus',
      a: { op: 'at', values: steps.map((by) => by * ranks), index: { op: 'rank', card: step } },
      b: { op: 'size', pile },
    },
  };
};

/** Is a card the next one of a pile? Of its suit the build says. */
export const lowerStepBy = (
  pile: PileRef,
  offset: number,
  suit: SuitRelation,
  deck: Deck,
  card: CardRef,
): Cond => {
  const steps = Array.from({ length: 2 * deck.ranks - 1 }, (_, i) => i + 1 - deck.ranks);
  const relation = { steps, wrap: false, suit, ranks: deck.ranks };
  return all(
    ...(suit === 'any'
      ? []
      : [{ op: 'fits', card, on: { op: 'top', pile }, build: relation } as const]),
    {
      op: 'compare',
      a: { op: 'rank', card },
      is: '==',
      b: nextRank(pile, offset, deck),
    },
  );
};

export const stepByEnglish = (by: string, deck: Deck): string => {
  const courts = ['J', 'Q', 'K'].map((word) => `${rankName(word, deck)} ${rankNumber(word, deck)}`);
  return `beginning with a card of twice the value of the card of the ${by} that stands with it, each next card being greater by that value (${courts.join(', ')}; ${deck.ranks} is taken off what is more), until each ends with a ${rankName('K', deck)}`;
};
