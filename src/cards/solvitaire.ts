import { type Card, makeCard } from './card.js';
import type { Deck } from './deck.js';
import { mersenneTwister } from './mersenne-twister.js';

/** Solvitaire's order of suits: clubs, hearts, spades, diamonds. */
const SUIT_ORDER = [0, 2, 3, 1] as const;

/**
 * The shuffled list from which the program Solvitaire (Blake and Gent) deals its seed `seed`.
 * **The last card is dealt first**, but for a hole or foundation base that is taken from the
 * front. Worked out from its `--random` deals of version 0.10 and checked against them:
 *
 * 1. for each pack, for each rank from the ace up, for clubs, hearts, spades, diamonds: a card;
 * 2. MT19937 seeded with the seed;
 * 3. for i = n-1 down to 1: j = floor(u / floor(2^32 / (i + 1))) for the next output u, the one
 *    after it as long as j > i; swap cards i and j.
 *
 * @param seed an integer; a negative one is taken modulo 2^32.
 */
export function solvitaireList(deck: Deck, seed: number): Card[] {
  const cards = unshuffled(deck);
  const random = mersenneTwister(seed);
  for (let i = cards.length - 1; i > 0; i--) {
    const bucket = Math.floor(2 ** 32 / (i + 1));
    let j = Math.floor(random() / bucket);
    while (j > i) j = Math.floor(random() / bucket);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return cards;
}

function unshuffled(deck: Deck): Card[] {
  const suits = SUIT_ORDER.filter((suit) => deck.suits.includes(suit));
  const cards: Card[] = [];
  for (let copy = 0; copy < deck.copies; copy++)
    for (let rank = 1; rank <= deck.ranks; rank++)
      for (const suit of suits) if (!deck.without?.includes(rank)) cards.push(makeCard(rank, suit));
  return cards;
}
