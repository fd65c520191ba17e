import type { CardRef, Cond, Effect, Num } from '../../core/types.js';
import { all, counter, counterIs } from '../lower/conds.js';
import { groupName } from '../terms.js';

/**
 * `in pairs with`, of a foundation: a card goes to it only at the same moment as another goes to the
 * group named, and so the other way about (the Empress of India, a red card and a black one). Only
 * cards that lie alone are played so, or two that are tied (`ties`). The core makes two moves of it,
 * one right after the other: a card goes up only when another can, and then that must go next.
 * `lower/pairs.ts` makes the rules of it.
 */
export const inPairsSchema = groupName.describe(
  'a card goes to it only at the same moment as another to these foundations, and the other way about',
);

/** What is owed: 0 nothing; 1 a card for the other group, 2 the one that was tied to the card played. */
const HALF = 'half';
/** The rank and the suit of the card that was tied; 0 where none is owed. */
const MATE = ['mate-rank', 'mate-suit'] as const;

/** The counters of a game with such foundations. @param tied whether cards are tied. */
export const pairCounters = (tied: boolean): string[] => (tied ? [HALF, ...MATE] : [HALF]);

/** No pair is half played. */
export const nothingHalf = counterIs(HALF, 0);

/** A card for the other group is owed. */
export const partnerOwed = counterIs(HALF, 1);

const set = (name: string, to: Num): Effect => ({ do: 'set', counter: name, to });

/** What happens when one card of two lone ones is played, and when the other is. */
export const FIRST_HALF = set(HALF, 1);
export const SECOND_HALF = set(HALF, 0);

/** What happens before a card is played that lies on the one it is tied to. */
export const firstOfTied = (mate: CardRef): Effect[] => [
  set(HALF, 2),
  set(MATE[0], { op: 'rank', card: mate }),
  set(MATE[1], { op: 'suit', card: mate }),
];
export const SECOND_OF_TIED: readonly Effect[] = [SECOND_HALF, ...MATE.map((name) => set(name, 0))];

/** The card that moves is the one that was tied, or its equal that lies alone, which is all one. */
export const isMate: Cond = all(
  counterIs(HALF, 2),
  { op: 'compare', a: { op: 'rank', card: 'lead' }, is: '==', b: counter(MATE[0]) },
  { op: 'compare', a: { op: 'suit', card: 'lead' }, is: '==', b: counter(MATE[1]) },
);

/** A card lies alone on its pile. */
export const isAlone = (pile: 'from' | 'to'): Cond => ({
  op: 'compare',
  a: { op: 'size', pile },
  is: '==',
  b: 1,
});

/** Two cards, one tied to the other. */
export const isTied: Cond = { op: 'compare', a: { op: 'size', pile: 'from' }, is: '==', b: 2 };

export const inPairsEnglish = (name: string, other: string): string =>
  `a card goes to the ${name} only at the same moment as another goes to the ${other}, and none to the ${other} but so`;
