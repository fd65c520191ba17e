import { z } from 'zod';
import type { SuitRelation } from '../../core/types.js';

/** How cards lie on each other, in the words in which rule files and the rules in English say it. */

export const SUIT_ENGLISH = {
  same: 'in suit',
  alternate: 'in alternate colours',
  colour: 'in the same colour',
  different: 'in another suit each time',
  any: 'in any suit',
} as const satisfies Readonly<Record<SuitRelation, string>>;

export const RANK_ENGLISH = {
  up: 'up',
  down: 'down',
  either: 'up or down',
  equal: 'on cards of their own rank',
  none: 'on no other card',
} as const;

/** `down in suit`, `up or down in any suit` .. and what they stand for. */
const RELATIONS = new Map(
  (['up', 'down', 'either'] as const).flatMap((rank) =>
    Object.entries(SUIT_ENGLISH).map(([suit, words]) => [
      `${RANK_ENGLISH[rank]} ${words}`,
      { rank, suit },
    ]),
  ),
);

/** The short form of words that say rank and suit and more: `down in suit`. */
export const relationOf = <T extends z.ZodType>(words: T) =>
  z.enum([...RELATIONS.keys()]).transform((text) => words.parse(RELATIONS.get(text)));
