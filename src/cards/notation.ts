import { type Card, makeCard, RANKS, rankOf, SUITS, suitOf } from './card.js';

/** Letters and both forms of the suit signs, in the order of suit numbers. */
const SUIT_SPELLINGS = ['C♣♧', 'D♦♢', 'H♥♡', 'S♠♤'] as const;
const SUIT_SIGNS = ['♣', '♦', '♥', '♠'] as const;

/**
 * U+FE0E and U+FE0F ask for a sign as text or as a picture; they may follow a suit sign.
 * Without the flag u, which would let the long s pass as an S.
 */
const CARD = /^(10|[A2-9TJQK])([CDHS]|[♣♧♦♢♥♡♠♤][\uFE0E\uFE0F]?)$/i;

/**
 * Reads one card: rank (A 2..10 J Q K, T for 10), then suit (C D H S or a suit sign, black or
 * white), letters in either case.
 *
 * @returns undefined if `text` is anything else; spaces around a card are not accepted.
 */
export function parseCard(text: string): Card | undefined {
  const match = CARD.exec(text);
  if (!match) return undefined;
  const rankText = match[1]!.toUpperCase();
  const rank = RANKS.findIndex((name) => name === (rankText === 'T' ? '10' : rankText)) + 1;
  const suit = SUIT_SPELLINGS.findIndex((signs) => signs.includes(match[2]![0]!.toUpperCase()));
  return makeCard(rank, suit);
}

/** `10H`; a card that lies face down is written like any other. `card` must not be 0. */
export const formatCard = (card: Card): string =>
  `${RANKS[rankOf(card) - 1]}${SUITS[suitOf(card)]}`;

/** `10♥`; for people to read. `card` must not be 0. */
export const formatCardSign = (card: Card): string =>
  `${RANKS[rankOf(card) - 1]}${SUIT_SIGNS[suitOf(card)]}`;

/**
 * Reads cards that stand apart by white space, commas or both; the empty text has none.
 *
 * @returns the cards, or a sentence that names the first word that is no card and its place.
 */
export function parseCards(text: string): { readonly cards: Card[] } | { readonly error: string } {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/u)) {
    if (word === '') continue;
    const card = parseCard(word);
    if (card === undefined)
      return {
        error: `'${word}' (number ${cards.length + 1} of the list) is not a card; a card is rank then suit, like AS, 10H or KD`,
      };
    cards.push(card);
  }
  return { cards };
}
