import { type Card, FACE, isRed, rankOf, suitOf } from '../cards/card.js';
import type { Build, SuitRelation } from './types.js';

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
