import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Build, Cond, Move } from '../../core/types.js';
import { all, any } from '../lower/conds.js';
import { inWords, listed } from '../terms.js';

/**
 * `fold`: the piles of a group stand in a row that closes up. A pile is laid on another so many
 * places to its left if their top cards match; the game is won when one pile is left (Accordion and
 * its kin). Places that have fallen empty do not count, so the piles need not be moved up.
 */
const MATCHES = ['suit', 'rank'] as const;

export const foldSchema = z
  .strictObject({
    left: z
      .array(z.number().int().min(1).max(51))
      .min(1)
      .max(8)
      .describe('how many places to the left a pile may be laid: [1, 3]'),
    match: z.array(z.enum(MATCHES)).min(1).describe('top cards match in any of these'),
  })
  .describe('a pile may be laid on one so many places to its left if their top cards match');
export type FoldSpec = z.output<typeof foldSchema>;

const buildOf = (match: (typeof MATCHES)[number], { ranks }: Deck): Build => ({
  steps: match === 'rank' ? [0] : Array.from({ length: 2 * ranks - 1 }, (_, i) => i + 1 - ranks),
  wrap: false,
  suit: match === 'suit' ? 'same' : 'any',
  ranks,
});

/** @param name of the group. @param row its piles from left to right. */
export const lowerFold = (
  { left, match }: FoldSpec,
  name: string,
  row: readonly number[],
  deck: Deck,
): Move[] => {
  const matching = any(
    ...match.map(
      (one): Cond => ({
        op: 'fits',
        card: { op: 'top', pile: 'from' },
        on: { op: 'top', pile: 'to' },
        build: buildOf(one, deck),
      }),
    ),
  );
  return left.map((by) => ({
    name: `${name} ${by} to the left`,
    stage: 'build',
    from: row,
    to: row,
    count: { unit: 'pile' },
    when: all({ op: 'before', row, pile: 'to', by, than: 'from' }, matching),
    effects: [{ do: 'move', n: 'n', from: 'from', to: 'to', turned: false, face: 'as it is' }],
  }));
};

/** One pile is left of the row. */
export const foldedUp = (row: readonly number[]): Cond => ({
  op: 'compare',
  a: { op: 'held', piles: row },
  is: '==',
  b: 1,
});

const placesEnglish = (left: readonly number[]): string =>
  `the pile ${listed(left.map(inWords), 'or')} ${Math.max(...left) === 1 ? 'place' : 'places'} to its left`;

export const foldAimEnglish = (name: string): string =>
  `all cards of the ${name} are to come together in one pile`;

export const foldEnglish = (name: string, { left, match }: FoldSpec): string[] => [
  `a pile of the ${name} may be laid, as it is, on ${placesEnglish(left)} if their top cards are of the same ${listed(match, 'or')}`,
  `the ${name} then closes up: places that have fallen empty do not count`,
];
