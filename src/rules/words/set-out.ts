import { z } from 'zod';
import { type Card, rankOf, SUITS, suitOf } from '../../cards/card.js';
import type { Deck } from '../../cards/deck.js';
import { formatCard, parseCard } from '../../cards/notation.js';
import type { Effect } from '../../core/types.js';
import type { Said } from '../english/said.js';
import {
  flag,
  inWords,
  listed,
  plural,
  rankName,
  rankNames,
  rankNumber,
  rankWord,
  suitNames,
} from '../terms.js';

/**
 * `set out`: cards taken from the pack before the deal and laid on the piles of a group, by name
 * (the Clock's hours), or of a rank (`set out: A`), one to a pile, suits in the order clubs,
 * diamonds, hearts, spades and again; `any suit` takes the first found (Fairie Queen's first king).
 */
const named = z.string().refine((text) => parseCard(text) !== undefined, 'a card, such as 10H');

const ofRank = z.strictObject({
  rank: rankWord,
  piles: z
    .number()
    .int()
    .min(1)
    .max(104)
    .optional()
    .describe('only the first so many piles get one'),
  'any suit': flag.default(false),
  suit: z.enum(SUITS).optional().describe('all of this suit'),
});

export const setOutSchema = z
  .union(
    [z.array(named).min(1).max(104), ofRank, rankWord.transform((rank) => ofRank.parse({ rank }))],
    { error: 'a list of cards, a rank, or { rank, piles, any suit }' },
  )
  .describe('cards taken out of the pack first and laid on the piles, one each');
export type SetOutSpec = z.output<typeof setOutSchema>;

export interface SetOutCard {
  readonly ranks: readonly number[];
  readonly suits: readonly number[];
}

const inDeck = (card: Card, deck: Deck): boolean =>
  rankOf(card) <= deck.ranks && deck.suits.includes(suitOf(card));

/** The cards named that this pack has: a place whose card is not in a short pack is left out. */
export const namedCards = (spec: readonly string[], deck: Deck): Card[] =>
  spec.map((text) => parseCard(text)!).filter((card) => inDeck(card, deck));

/** What is set out on each pile in turn. */
export const setOutCards = (
  spec: SetOutSpec | undefined,
  piles: number,
  deck: Deck,
): SetOutCard[] => {
  if (spec === undefined) return [];
  if (!('rank' in spec))
    return namedCards(spec, deck).map((card) => ({ ranks: [rankOf(card)], suits: [suitOf(card)] }));
  const ranks = [rankNumber(spec.rank, deck)];
  return Array.from({ length: spec.piles ?? piles }, (_, i) => ({
    ranks,
    suits: spec['any suit']
      ? deck.suits
      : [spec.suit === undefined ? deck.suits[i % deck.suits.length]! : SUITS.indexOf(spec.suit)],
  }));
};

export const lowerSetOut = (
  cards: readonly SetOutCard[],
  first: number,
  source: number,
): Effect[] => cards.map((card, i) => ({ do: 'find', ...card, from: source, to: first + i }));

/** `all eight aces`, `the other seven kings`, `the king of hearts`, `the first two kings found` */
const takenEnglish = (
  rank: string,
  anySuit: boolean,
  cards: readonly SetOutCard[],
  before: readonly SetOutCard[],
  deck: Deck,
): string => {
  const n = cards.length;
  const number = rankNumber(rank, deck);
  const earlier = before.filter(({ ranks }) => ranks.includes(number)).length;
  const names = rankNames(rank, deck);
  if (n + earlier === deck.suits.length * deck.copies && n > 1)
    return earlier === 0 ? `all ${inWords(n)} ${names}` : `the other ${inWords(n)} ${names}`;
  if (anySuit)
    return n === 1
      ? `the first ${rankName(rank, deck)} found`
      : `the first ${inWords(n)} ${names} found`;
  const suits = suitNames([...new Set(cards.flatMap((card) => card.suits))]);
  if (n > 1 && n === deck.suits.length && deck.suits.every((s, i) => cards[i]!.suits[0] === s))
    return `${inWords(n)} ${names}, one of each suit,`;
  return `${plural(n, rankName(rank, deck), names)} of ${suits}`;
};

/**
 * What is taken out of the pack before the deal.
 * @param cards as `setOutCards` gives them. @param before those taken out for groups before.
 * @param aside whether they take no part in the game.
 */
export const setOutEnglish = (
  { name, pile, count }: Said,
  spec: SetOutSpec,
  cards: readonly SetOutCard[],
  before: readonly SetOutCard[],
  aside: boolean,
  deck: Deck,
): string => {
  if (!('rank' in spec)) {
    const texts = namedCards(spec, deck).map(formatCard);
    const named = listed(texts);
    if (texts.length === 1) return `${named} is taken out of the pack and laid on the ${name}`;
    return `${named} are taken out of the pack and laid on the ${name} in this order`;
  }
  const n = cards.length;
  const anySuit = spec['any suit'];
  const order =
    aside || anySuit || n === 1 || spec.suit !== undefined
      ? ''
      : `, in the order ${listed(cards.map(({ suits }) => suitNames(suits)).slice(0, deck.suits.length))}${n > deck.suits.length ? ', and again' : ''}`;
  const on =
    count === 1
      ? `the ${name}`
      : n === 1
        ? `the first ${name === `${pile}s` ? pile : `${pile} of the ${name}`}`
        : `the ${name}, one on each ${pile}`;
  const where = aside ? `put out of play: the ${name}` : `laid on ${on}`;
  const what = takenEnglish(spec.rank, anySuit, cards, before, deck);
  return `${what} ${n === 1 ? 'is' : 'are'} taken out of the pack and ${where}${order}`;
};
