import { z } from 'zod';
import type { Effect, Face } from '../../core/types.js';
import type { Said } from '../english/said.js';
import { flag, groupList, inWords, listed, plural, rankList } from '../terms.js';
import { returnsSchema } from './returns.js';
import { slipSchema } from './slip.js';
import { topsOfSchema } from './tops-of.js';

/** `deal` and `face`: how many cards are laid on the piles of a group at the start, and which way up. */

const amount = z.number().int().min(0).max(104);

export const dealSchema = z
  .union(
    [
      amount,
      z.enum(['all', 'triangle', 'all in a triangle']),
      z.array(amount).min(1),
      z.strictObject({
        each: z.union([amount, z.array(amount).min(1)]).optional(),
        cards: z.union([amount, z.literal('all')]).optional(),
        rows: z.number().int().min(0).max(104).optional().describe('so many rows of a grid'),
        'by packets': flag.default(false),
        'packets of': z
          .number()
          .int()
          .min(1)
          .max(104)
          .optional()
          .describe('the rest of the pack in packets of so many, the last of what is left'),
        last: flag.optional().describe('dealt after all groups that do not say so'),
        sink: rankList
          .optional()
          .describe('cards of these ranks are put under the others of their pile'),
        'slip under': slipSchema.optional(),
        'slip tops': rankList
          .optional()
          .describe('a card of these ranks on top of its pile is put under it, again and again'),
        'tops of': topsOfSchema.optional(),
        differing: flag
          .optional()
          .describe(
            'a card of a rank that lies on its pile already goes under the pack, and the next is dealt',
          ),
        'fits go up': flag
          .optional()
          .describe(
            'a card that fits on a foundation when it is dealt goes up, its place stays bare',
          ),
        returns: returnsSchema.optional(),
        'turn about': flag
          .optional()
          .describe(
            'groups that say so are dealt together: a round to the first, one to the next ..',
          ),
        lines: groupList
          .optional()
          .describe(
            'a card that fits on the foundation of the same number in these groups when it turns up for a pile goes up, and the next card takes its place',
          ),
      }),
    ],
    {
      error:
        'a number, a list of numbers, all, triangle, all in a triangle, or { each, cards, rows, ' +
        'by packets, packets of, last, sink, slip under, slip tops, tops of, differing, fits go up, returns, turn about, lines }',
    },
  )
  .describe(
    'cards dealt to each pile at the start, in rows from left to right; all: the rest of the pack; ' +
      'triangle: one on the first pile, two on the second ..; all in a triangle: the rest of the ' +
      'pack, in rows that begin a pile further on each, then in full rows; cards: so many in all',
  );
export type DealSpec = z.output<typeof dealSchema>;

const FACES = ['up', 'down', 'top up', 'every other'] as const;
export const faceSchema = z
  .enum(FACES)
  .describe(
    'top up: only the last card of each pile is face up; every other: that, and every second above it',
  );
export type FaceSpec = (typeof FACES)[number];

const rowsOf = (total: number, piles: number): number[] =>
  Array.from({ length: piles }, (_, i) => Math.ceil(Math.max(0, total - i) / piles));

/** Packets of so many, as far as the cards go. */
const packetsOf = (total: number, size: number, piles: number): number[] =>
  Array.from({ length: piles }, (_, i) => Math.min(size, Math.max(0, total - i * size)));

/** Rows that begin a pile further on each, then full ones, as far as the cards go. */
const triangleOf = (total: number, piles: number): number[] => {
  const amounts = Array.from({ length: piles }, () => 0);
  let left = total;
  for (let row = 0; left > 0 && piles > 0; row++)
    for (let pile = row < piles ? row : 0; pile < piles && left > 0; pile++, left--)
      amounts[pile]!++;
  return amounts;
};

/** What the words of a deal that is more than a number say. */
export const dealWords = (deal: DealSpec | undefined) =>
  typeof deal === 'object' && 'by packets' in deal ? deal : undefined;

/** Is each pile dealt in full before the next? */
const isByPackets = (deal: DealSpec | undefined): boolean => {
  const words = dealWords(deal);
  return words !== undefined && (words['by packets'] || words['packets of'] !== undefined);
};

/**
 * How many cards each pile gets.
 * @param left what is left of the pack. @param columns of a grid.
 */
export const dealAmounts = (
  deal: DealSpec | undefined,
  piles: number,
  left: number,
  columns = piles,
): number[] => {
  const same = (n: number): number[] => Array.from({ length: piles }, () => n);
  const list = (amounts: readonly number[]): number[] => same(0).map((_, i) => amounts[i] ?? 0);
  if (deal === undefined) return same(0);
  if (typeof deal === 'number') return same(deal);
  if (deal === 'all') return rowsOf(left, piles);
  if (deal === 'triangle') return same(0).map((_, i) => i + 1);
  if (deal === 'all in a triangle') return triangleOf(left, piles);
  if (!('by packets' in deal)) return list(deal);
  if (deal.cards !== undefined) return rowsOf(deal.cards === 'all' ? left : deal.cards, piles);
  if (deal['packets of'] !== undefined) return packetsOf(left, deal['packets of'], piles);
  if (deal.rows !== undefined) return same(0).map((_, i) => (i < deal.rows! * columns ? 1 : 0));
  if (deal.each === undefined) return same(0);
  return typeof deal.each === 'number' ? same(deal.each) : list(deal.each);
};

/** The setup that deals: row by row, or each pile in full before the next. */
export const lowerDeal = (
  deal: DealSpec | undefined,
  face: FaceSpec,
  piles: readonly number[],
  amounts: readonly number[],
  source: number,
): Effect[] => {
  const one = (pile: number, above: number): Effect => {
    const isUp =
      face === 'up' ||
      (face === 'top up' && above === 0) ||
      (face === 'every other' && above % 2 === 0);
    const way: Face = isUp ? 'up' : 'down';
    return { do: 'move', n: 1, from: source, to: piles[pile]!, turned: false, face: way };
  };
  const places: [number, number][] = amounts.flatMap((n, pile) =>
    Array.from({ length: n }, (_, round): [number, number] => [pile, round]),
  );
  const order = isByPackets(deal) ? places : places.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  return order.map(([pile, round]) => one(pile, amounts[pile]! - 1 - round));
};

const FACE_ENGLISH: Record<FaceSpec, string> = {
  up: 'face up',
  down: 'face down',
  'top up': 'face down but for the last of each pile',
  'every other': 'face up and face down by turns, the last of each pile up',
};

/**
 * `four piles of three cards, face up`: what is dealt to a group.
 * @param piles `four piles, `, or the rows of a grid; nothing for a single pile.
 */
export const dealEnglish = (
  deal: DealSpec | undefined,
  face: FaceSpec,
  amounts: readonly number[],
  piles: string,
  { pile }: Said,
): string => {
  const way = FACE_ENGLISH[face];
  const [first = 0, ...others] = amounts;
  if (others.length === 0) return `${plural(first, 'card')}, ${way}`;
  const dealt = amounts.findLastIndex((n) => n > 0) + 1;
  const even = amounts.every((n, i) => (i < dealt ? n === first : n === 0));
  if (even && dealt < amounts.length) {
    const which = dealt === 1 ? 'the first' : `each of the first ${inWords(dealt)}`;
    return `${piles}${which} with ${plural(first, 'card')}, ${way}, the others empty`;
  }
  const [last] = amounts.slice(-1);
  const allButLast =
    others.length > 2 && amounts.every((n, i) => n === first || i === others.length);
  const cards = even
    ? plural(first, 'card')
    : allButLast
      ? `${plural(first, 'card')}, the last of ${last}`
      : `${listed(amounts.map(String))} cards`;
  const order = isByPackets(deal) ? 'each dealt in full before the next' : 'dealt in rows';
  const ordered = amounts.some((n) => n > 1) ? `, ${order}` : '';
  return piles.startsWith(plural(amounts.length, pile))
    ? `${plural(amounts.length, pile)} of ${cards}, ${way}${ordered}`
    : `${piles}${plural(first, 'card')} on each, ${way}${ordered}`;
};
