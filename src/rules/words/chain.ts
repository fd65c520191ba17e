import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Cond, Effect } from '../../core/types.js';
import type { Said } from '../english/said.js';
import { counter } from '../lower/conds.js';
import { aRank, rankNames, rankNumber, rankWord } from '../terms.js';

/**
 * `chain`, of packets of which each stands for a rank, the first for the aces: the player has no
 * choice. A card is taken from one packet, and its rank says from which packet the next is taken
 * (Clock Patience, Travellers, Perpetual Motion's end).
 */
export const chainSchema = z
  .strictObject({ from: rankWord.describe('the rank whose packet gives the first card') })
  .describe('each card played says by its rank which packet gives the next');
export type ChainSpec = z.output<typeof chainSchema>;

/** The counter that holds the rank whose packet gives the next card. */
export const NEXT = 'next';

/** The rank with which the chain begins. */
export const chainStart = (spec: ChainSpec, deck: Deck): number => rankNumber(spec.from, deck);

/** May the pile `from` give the next card? @param first the packet of the aces. */
export const lowerChain = (first: number, count: number): Cond => ({
  op: 'compare',
  a: { op: 'per', first, values: Array.from({ length: count }, (_, i) => i + 1), pile: 'from' },
  is: '==',
  b: counter(NEXT),
});

/** The card is turned up where it goes, and says which packet is the next. */
export const chainEffects: readonly Effect[] = [
  { do: 'set', counter: NEXT, to: { op: 'rank', card: { op: 'top', pile: 'from' } } },
  { do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'up' },
];

export const chainEnglish = ({ name, pile }: Said, spec: ChainSpec, deck: Deck): string[] => [
  `each ${pile} of the ${name} stands for a rank, the first for the aces`,
  `the player has no choice: first the top card of the ${pile} of the ${rankNames(spec.from, deck)} is turned up and played, then each time that of the ${pile} of the rank just played: after ${aRank('5', deck)} the top card of the ${pile} of the ${rankNames('5', deck)}`,
  `when that ${pile} is empty the game is over`,
];
