import type { Deck } from '../../cards/deck.js';
import { listed, rankList, rankNames } from '../terms.js';

/**
 * `must`, of a foundation: cards of these ranks that can be laid there must be, before anything else
 * but what is owed as well (the Fish-Bone's court cards). See `lower/owed.ts`.
 */
export const mustSchema = rankList.describe(
  'cards of these ranks that can be laid here must be, before anything else',
);

export const mustEnglish = (name: string, ranks: readonly string[], deck: Deck): string =>
  `${listed(ranks.map((word) => rankNames(word, deck)))} that can be laid on the ${name} must be, before anything else is done`;
