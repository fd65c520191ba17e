import type { Deck } from '../../cards/deck.js';
import { deckSize } from '../../cards/deck.js';
import type { Effect } from '../../core/types.js';
import { aPile, type Said } from '../english/said.js';
import { rankIsOneOf } from '../lower/conds.js';
import { aRank, listed } from '../terms.js';

/**
 * `slip tops`, of a deal: a card of these ranks that lies on top of its pile when all are dealt is put
 * under it, and so is the one that then lies there (the kings of the Great Thirteen).
 * @param hand an empty pile to take cards to meanwhile.
 */
export const lowerSlipTops = (
  ranks: readonly string[],
  piles: readonly number[],
  hand: number,
  deck: Deck,
): Effect[] => {
  const all = { op: 'size', pile: 'it' } as const;
  const move = { do: 'move', turned: false, face: 'as it is' } as const;
  const slip: Effect = {
    do: 'each',
    piles,
    when: rankIsOneOf({ op: 'top', pile: 'it' }, ranks, deck),
    repeat: false,
    then: [
      { ...move, n: 1, from: 'it', to: hand },
      { ...move, n: all, from: 'it', to: hand },
      { ...move, n: { op: 'size', pile: hand }, from: hand, to: 'it' },
    ],
  };
  // No pile has more cards of these ranks on top, unless it has no others.
  const most = (deckSize(deck) / deck.ranks) * ranks.length;
  return Array.from({ length: most }, () => slip);
};

export const slipTopsEnglish = (said: Said, ranks: readonly string[], deck: Deck): string =>
  `${listed(
    ranks.map((word) => aRank(word, deck)),
    'or',
  )} on top of ${aPile(said)} is then put under it, and so is the one that lies there next`;
