import { type Card, FACE, makeCard } from './card.js';
import { formatCard } from './notation.js';

/** The cards that a game is played with. */
export interface Deck {
  /** Suit numbers of card.ts, in rising order: `[0, 1, 2, 3]` for all four. */
  readonly suits: readonly number[];
  /** The ranks are 1 (ace) to this; 13 for a full pack. */
  readonly ranks: number;
  /** How many packs are shuffled together. */
  readonly copies: number;
  /** Ranks of these that are taken out of the packs (2 to 6 of a piquet pack); none if not given. */
  readonly without?: readonly number[];
}

/** How many cards the deck has. */
export const deckSize = (deck: Deck): number =>
  deck.copies * deck.suits.length * (deck.ranks - (deck.without?.length ?? 0));

/**
 * The cards before any shuffling, in the order on which all seeded deals rest: pack after
 * pack, in each the suits in the order clubs, diamonds, hearts, spades (those that the deck
 * has), in each suit ace to king.
 */
export function deckCards(deck: Deck): Card[] {
  const suits = [...deck.suits].sort((a, b) => a - b);
  const cards: Card[] = [];
  for (let copy = 0; copy < deck.copies; copy++)
    for (const suit of suits)
      for (let rank = 1; rank <= deck.ranks; rank++)
        if (!deck.without?.includes(rank)) cards.push(makeCard(rank, suit));
  return cards;
}

/**
 * Compares `cards`, in any order and with either face up, with the deck.
 *
 * @returns what is wrong, a sentence a kind of fault, empty if these are exactly the deck's
 * cards. Long lists of cards end in "and 7 more".
 */
export function checkPack(deck: Deck, cards: readonly Card[]): string[] {
  const wanted = countCards(deckCards(deck));
  const found = countCards(cards);
  const missing: string[] = [];
  const tooOften: string[] = [];
  const foreign: string[] = [];
  for (const [card, count] of wanted) {
    const lacking = count - (found.get(card) ?? 0);
    if (lacking <= 0) continue;
    missing.push(count > 1 ? `${formatCard(card)} (${lacking} of ${count})` : formatCard(card));
  }
  for (const [card, count] of found) {
    const allowed = wanted.get(card);
    if (allowed === undefined) foreign.push(formatCard(card));
    else if (count > allowed)
      tooOften.push(`${formatCard(card)} too often (${count}, the pack has ${allowed})`);
  }
  const problems: string[] = [];
  if (missing.length > 0) problems.push(`missing ${shorten(missing)}`);
  if (tooOften.length > 0) problems.push(shorten(tooOften));
  if (foreign.length > 0) problems.push(`not in this pack: ${shorten(foreign)}`);
  return problems;
}

/** Each face with how often it occurs, in the order of first occurrence. */
function countCards(cards: readonly Card[]): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card & FACE, (counts.get(card & FACE) ?? 0) + 1);
  return counts;
}

/** The most items that a list in a message spells out. */
const LIST_LENGTH = 8;

const shorten = (items: readonly string[]): string =>
  items.length <= LIST_LENGTH
    ? items.join(', ')
    : `${items.slice(0, LIST_LENGTH - 1).join(', ')} and ${items.length - LIST_LENGTH + 1} more`;
