import type { Deck } from '../../cards/deck.js';
import { listed, rankList, rankNames } from '../terms.js';

/**
 * `must`, of a foundation: cards of these ranks that can be laid there must be, before anything else
 * but what is owed as well (the Fish-Bone's court cards, the queens of the
 * Salic Law). See `lower/owed.ts`.
 */
export const mustSchema = rankList.describe(
  'cards of these ranks that can be laid here must be, before anything else',
);

/** `jacks that can go to the knaves and kings that can go to the kings must do so`. */
export const mustEnglish = (
  owed: readonly { readonly name: string; readonly ranks: readonly string[] }[],
  deck: Deck,
): string => {
  const each = owed.map(
    ({ name, ranks }) =>
      `${listed(ranks.map((word) => rankNames(word, deck)))} that can go to the ${name}`,
  );
  return `${listed(each)} must do so before anything else is done; what must be done at one moment is done in any order`;
};
