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

export const flag = z
  .union([z.boolean(), z.enum(['yes', 'no'])], { error: 'yes or no' })
  .transform((value) => value === true || value === 'yes');

export const groupName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a name in lower case: letters, figures, hyphens');

export const groupList = z.array(groupName).min(1);

/**
 * The number of a rank in this pack: ace 1; in a pack shorter than 13 ranks K is the highest rank,
 * Q the one below, J the third, so that games with court cards can be made small.
 */
export const rankNumber = (word: string, deck: Deck): number => {
  const number = RANKS.indexOf(word as (typeof RANKS)[number]) + 1;
  return number > 10 ? number - 13 + deck.ranks : number;
};

const NAMES: Record<string, string> = { A: 'ace', J: 'knave', Q: 'queen', K: 'king' };

export const rankName = (word: string): string => NAMES[word] ?? word;
export const rankNames = (word: string): string => `${rankName(word)}s`;

const SMALL = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `three`; figures above twelve. */
export const inWords = (n: number): string => SMALL[n] ?? String(n);

/** `a, b and c` */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${inWords(n)} ${n === 1 ? one : many}`;

export const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

export const sentence = (text: string): string => `${capital(text)}.`;
