import type { Deck } from '../../cards/deck.js';
import type { Effect } from '../../core/types.js';
import { aPile, type Said } from '../english/said.js';
import { inWords, rankNames, rankNumber, rankWord } from '../terms.js';

/**
 * `slip under`, of a deal: where all cards of a rank and suit lie upon lower cards of that suit, so
 * that the game could not be won, the first of them is put under its packet (the kings of
 * Napoleon's Square).
 */
export const slipSchema = rankWord.describe(
  'where all cards of this rank and a suit lie on lower cards of the suit, one is put under its pile',
);

export const lowerSlip = (rank: string, piles: readonly number[], deck: Deck): Effect => ({
  do: 'slip',
  rank: rankNumber(rank, deck),
  piles,
});

export const slipEnglish = (said: Said, rank: string, deck: Deck): string =>
  `where ${deck.copies === 1 ? 'the' : deck.copies === 2 ? 'both' : `all ${inWords(deck.copies)}`} ${rankNames(rank, deck)} of a suit lie on lower cards of that suit, each in ${aPile(said)}, the first of them is put under its ${said.pile}`;
