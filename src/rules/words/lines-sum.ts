import { z } from 'zod';
import type { Cond, Move, Num } from '../../core/types.js';
import type { Said } from '../english/said.js';
import { all, any, empty, holdsCards } from '../lower/conds.js';
import { groupList, inWords, listed, theGroups } from '../terms.js';

/**
 * `lines sum`, of a grid: cards are laid on its places one after another, row by row, and the game is
 * won when every place holds one and every line of these kinds makes the sum (Caesar's magic square).
 */
const LINES = ['rows', 'columns', 'diagonals'] as const;

export const linesSumSchema = z
  .strictObject({
    lines: z.array(z.enum(LINES)).min(1),
    sum: z.number().int().min(1).max(999),
    from: groupList.describe('where the cards come from'),
  })
  .describe('cards are laid here row by row, and every line is to make the sum');
export type LinesSumSpec = z.output<typeof linesSumSchema>;

interface Grid {
  readonly first: number;
  readonly count: number;
  readonly columns: number;
}

/** @param piles of the grid; a card goes on the first that is empty. */
export const lowerLinesSum = (
  name: string,
  givers: readonly number[],
  piles: readonly number[],
): Move => ({
  name,
  stage: 'build',
  from: givers,
  to: piles,
  count: { unit: 'card' },
  when: all(
    empty('to'),
    any(
      {
        op: 'compare',
        a: {
          op: 'per',
          first: piles[0]!,
          values: piles.map((_, i) => (i === 0 ? 1 : 0)),
          pile: 'to',
        },
        is: '==',
        b: 1,
      },
      holdsCards({ op: 'next', pile: 'to', by: -1 }),
    ),
  ),
  effects: [{ do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'as it is' }],
});

const linesOf = ({ lines }: LinesSumSpec, { count, columns }: Grid): number[][] => {
  const rows = Math.ceil(count / columns);
  const across = Array.from({ length: columns }, (_, i) => i);
  const down = Array.from({ length: rows }, (_, i) => i);
  return lines.flatMap((kind) => {
    if (kind === 'rows') return down.map((row) => across.map((i) => row * columns + i));
    if (kind === 'columns') return across.map((i) => down.map((row) => row * columns + i));
    return rows === columns
      ? [
          down.map((row) => row * columns + row),
          down.map((row) => row * columns + columns - 1 - row),
        ]
      : [];
  });
};

/** The goal: every place is held, every line makes the sum. */
export const linesMakeSum = (spec: LinesSumSpec, grid: Grid): Cond[] => [
  ...Array.from({ length: grid.count }, (_, i) => holdsCards(grid.first + i)),
  ...linesOf(spec, grid).map(
    (line): Cond => ({
      op: 'compare',
      a: line
        .map((at): Num => ({ op: 'rank', card: { op: 'top', pile: grid.first + at } }))
        .reduce((a, b) => ({ op: 'plus', a, b })),
      is: '==',
      b: spec.sum,
    }),
  ),
];

export const linesSumEnglish = (
  { name, pile }: Said,
  spec: LinesSumSpec,
): { readonly aim: string; readonly play: string } => ({
  aim: `every ${listed(
    spec.lines.map((kind) => kind.replace(/s$/, '')),
    'and every',
  )} of the ${name} is to make ${inWords(spec.sum)}, a card lying on each ${pile}`,
  play: `the cards of ${theGroups(spec.from)} are laid on the ${name} in any order, each on the first ${pile} that is empty, row by row`,
});
