import seedrandom from 'seedrandom';
import type { Card } from './card.js';
import { type Deck, deckCards } from './deck.js';

/**
 * The pack that a seed stands for, the first card dealt first. The mapping is fixed for ever:
 *
 * 1. cards 0..n-1 as `deckCards` gives them;
 * 2. `r = seedrandom.alea(seed)` (seedrandom 3.0.5), the seed's text exactly as given, so `42`
 *    and `042` are different deals;
 * 3. for i = n-1 down to 1: j = floor(r() * (i + 1)), swap cards i and j (Fisher-Yates, Knuth
 *    vol. 2, 3.4.2 algorithm P);
 * 4. card 0 is dealt first.
 *
 * r() has 32 bits, so the chances of two cards for one place differ by less than n / 2^32.
 */
export function shuffledPack(deck: Deck, seed: string): Card[] {
  const cards = deckCards(deck);
  const random = seedrandom.alea(seed);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return cards;
}

/**
 * The order that decides the k-th shuffled redeal of a seeded deal: all cards of the deck, as
 * `shuffledPack` gives them for the seed `<seed>/redeal/<k>`. The cards gathered are dealt in
 * this order.
 *
 * @param k counts the shuffled redeals of one game, from 1.
 */
export const redealOrder = (deck: Deck, seed: string, k: number): Card[] =>
  shuffledPack(deck, `${seed}/redeal/${k}`);
