import type { Deck } from '../../cards/deck.js';
import type { Effect } from '../../core/types.js';
import { aPile, type Said } from '../english/said.js';
import { listed, rankNames, rankNumber } from '../terms.js';

/**
 * `sink`, of a deal: cards of these ranks are put under the others of their pile once all are dealt
 * (the kings of Baker's Dozen), their own order kept.
 */
export const lowerSink = (
  ranks: readonly string[],
  piles: readonly number[],
  deck: Deck,
): Effect[] =>
  piles.map((pile) => ({
    do: 'sink',
    ranks: ranks.map((word) => rankNumber(word, deck)),
    pile,
  }));

export const sinkEnglish = (said: Said, ranks: readonly string[], deck: Deck): string =>
  `then the ${listed(ranks.map((word) => rankNames(word, deck)))} of ${aPile(said)} are put under its other cards`;
