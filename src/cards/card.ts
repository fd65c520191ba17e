/**
 * A card is one small number: `suit << 4 | rank`, so `rank = card & 15` (1 ace .. 13 king)
 * and `suit = card >> 4` (0 clubs, 1 diamonds, 2 hearts, 3 spades). 0 is no card.
 * Equal cards of two packs are the same number. On a pile the bit `DOWN` marks a card that
 * lies face down.
 */
export type Card = number;

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** Set on a card that lies face down. */
export const DOWN = 64;
/** Masks the face away: `card & FACE` is rank and suit alone. */
export const FACE = 63;

/** @param rank 1 (ace) to 13 (king). @param suit 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const makeCard = (rank: number, suit: number): Card => (suit << 4) | rank;

/** 1 (ace) to 13 (king); 0 for no card. */
export const rankOf = (card: Card): number => card & 15;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades; the face does not matter. */
export const suitOf = (card: Card): number => (card >> 4) & 3;

/** Diamonds and hearts are red. */
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

export const isDown = (card: Card): boolean => (card & DOWN) !== 0;
