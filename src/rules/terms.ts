import { z } from 'zod';
import { RANKS } from '../cards/card.js';
import type { Deck } from '../cards/deck.js';
import { isPrintable } from './faults.js';

/** The values that many words share: ranks, flags, names of groups, and how they read in English. */

/** A rank as written: `A`, `2` .. `10`, `J`, `Q`, `K`; numbers are taken as well. */
export const rankWord = z
  .union([z.enum(RANKS), z.number().int().min(2).max(10)], {
    error: 'a rank: A, 2 to 10, J, Q or K',
  })
  .transform(String)
  .describe(
    'A, 2 to 10, J, Q or K; in a short pack K is its highest rank, Q the next, J the third',
  );

/** Words for people, in one line whatever YAML's folding left; nothing that a terminal would obey. */
export const lineOfText = z
  .string()
  .trim()
  .min(1)
  .max(1000)
  .refine(isPrintable, 'text without control characters, in one line');

export const rankList = z.array(rankWord).min(1);

/** So many cards that go together. */
export const several = z.number().int().min(2).max(52);

export const flag = z
  .union([z.boolean(), z.enum(['yes', 'no'])], { error: 'yes or no' })
  .transform((value) => value === true || value === 'yes');

export const groupName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a name in lower case: letters, figures, hyphens');

/** Names of groups; one alone needs no brackets. */
export const groupList = z.union(
  [z.array(groupName).min(1), groupName.transform((name) => [name])],
  { error: 'a name of piles, or a list of them' },
);

/**
 * The number of a rank in this pack: ace 1; in a pack shorter than 13 ranks K is the highest rank,
 * Q the one below, J the third, so that games with court cards can be made small.
 */
export const rankNumber = (word: string, deck: Deck): number => {
  const number = RANKS.indexOf(word as (typeof RANKS)[number]) + 1;
  return number > 10 ? number - 13 + deck.ranks : number;
};

const NAMES: Record<string, string> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/** A rank as players say it; the court cards of a short pack are the number cards that serve. */
export const rankName = (word: string, deck: Deck): string => {
  const said = RANKS[rankNumber(word, deck) - 1] ?? word;
  return NAMES[said] ?? said;
};
export const rankNames = (word: string, deck: Deck): string => `${rankName(word, deck)}s`;

/** `an ace`, `a king`, `an 8` */
export const aRank = (word: string, deck: Deck): string => {
  const name = rankName(word, deck);
  return `${name === 'ace' || name === '8' ? 'an' : 'a'} ${name}`;
};

const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
/** Suits by number, `clubs and hearts`. */
export const suitNames = (suits: readonly number[]): string =>
  listed(suits.map((suit) => SUIT_NAMES[suit]!));

const SMALL = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `three`; figures above twelve. */
export const inWords = (n: number): string => SMALL[n] ?? String(n);

/** `once`, `twice`, `three times` */
export const timesInWords = (n: number): string =>
  n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`;

/** `a, b and c` */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

/** `the waste or the tableau` */
export const theGroups = (names: readonly string[], last = 'and'): string =>
  listed(
    names.map((name) => `the ${name}`),
    last,
  );

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${inWords(n)} ${n === 1 ? one : many}`;

/** With a capital and a full stop, if it has none. */
export const sentence = (text: string): string =>
  `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
