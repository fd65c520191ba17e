import { type Card, FACE, isRed, rankOf, suitOf } from '../cards/card.js';

/**
 * How a card may lie on another. `steps`: what rank(card) - rank(on) may be. `wrap`: ranks go
 * round (king next to ace). `base`: the name of a counter from whose rank the ranks are counted, so
 * that the card just below it is the highest. `ranks`: how many ranks the pack has.
 */
export interface Build {
  readonly steps: readonly number[];
  readonly wrap: boolean;
  readonly suit: SuitRelation;
  readonly base?: string;
  readonly ranks: number;
}

export const SUIT_RELATIONS = ['same', 'alternate', 'colour', 'different', 'any'] as const;
/** `colour`: the same colour; `alternate`: the other colour; `different`: another suit. */
export type SuitRelation = (typeof SUIT_RELATIONS)[number];

const suitsAgree = (relation: SuitRelation, card: Card, on: Card): boolean => {
  switch (relation) {
    case 'same':
      return suitOf(card) === suitOf(on);
    case 'alternate':
      return isRed(card) !== isRed(on);
    case 'colour':
      return isRed(card) === isRed(on);
    case 'different':
      return suitOf(card) !== suitOf(on);
    case 'any':
      return true;
  }
};

/**
 * May `card` lie on `on`? Faces do not matter; no card (0) fits nowhere.
 * @param base the rank from which ranks are counted when the build has a base, else anything.
 */
export const fits = (build: Build, card: Card, on: Card, base: number): boolean => {
  if (card === 0 || on === 0) return false;
  if (!suitsAgree(build.suit, card & FACE, on & FACE)) return false;
  const { ranks } = build;
  const place = (c: Card) =>
    build.base === undefined ? rankOf(c) : (rankOf(c) - base + ranks) % ranks;
  const step = place(card) - place(on);
  return build.steps.some(
    (wanted) => step === wanted || (build.wrap && (step - wanted) % ranks === 0),
  );
};
