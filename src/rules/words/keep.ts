import { z } from 'zod';
import type { Cond, Consequence, Effect, Move } from '../../core/types.js';
import { groupName, inWords, plural } from '../terms.js';

/**
 * `keep`: piles that are brought up to a number of cards from another pile.
 * `at once`: it happens by itself (Canfield's reserve). `before turning`: the player chooses when,
 * but no other card leaves the giving pile while a pile is short (the Clock's packets).
 */
const KEEP_WHEN = ['at once', 'before turning'] as const;
const KEEP_ORDERS = ['packets', 'rounds'] as const;

export const keepSchema = z
  .strictObject({
    'at least': z.number().int().min(1).max(52),
    from: groupName,
    when: z.enum(KEEP_WHEN).default('at once'),
    order: z
      .enum(KEEP_ORDERS)
      .default('packets')
      .describe(
        'packets: each pile is filled before the next; rounds: one card each, again and again',
      ),
  })
  .describe('short piles are brought up to so many cards from another pile');
export type KeepSpec = z.output<typeof keepSchema>;

const isShort = (least: number, pile: 'it' | 'other'): Cond => ({
  op: 'compare',
  a: { op: 'size', pile },
  is: '<',
  b: least,
});

/** No pile of the group is short. */
export const noneShort = (keep: KeepSpec, piles: readonly number[]): Cond => ({
  op: 'not',
  of: { op: 'some', piles, of: isShort(keep['at least'], 'other') },
});

const dealOne = (giver: number): Effect => ({
  do: 'move',
  n: 1,
  from: giver,
  to: 'it',
  turned: false,
  face: 'up',
});

/** What fills the piles `piles` of the group `name` from `giver`: a move or a consequence. */
export const lowerKeep = (
  keep: KeepSpec,
  name: string,
  piles: readonly number[],
  giver: number,
): { move?: Move; consequence?: Consequence } => {
  const hasCards: Cond = { op: 'not', of: { op: 'empty', pile: giver } };
  const least = keep['at least'];
  const shortAndCards: Cond = { op: 'all', of: [hasCards, isShort(least, 'it')] };
  if (keep.when === 'at once')
    return {
      consequence: {
        name: `${name} filled from ${keep.from}`,
        each: piles,
        when: shortAndCards,
        effects: [dealOne(giver)],
      },
    };
  const round = (repeat: boolean): Effect => ({
    do: 'each',
    piles,
    when: shortAndCards,
    repeat,
    then: [dealOne(giver)],
  });
  return {
    move: {
      name: `fill ${name} from ${keep.from}`,
      stage: 'fill',
      from: [giver],
      to: [piles[0]!],
      count: { unit: 'card' },
      when: { op: 'some', piles, of: isShort(least, 'other') },
      effects:
        keep.order === 'packets'
          ? [round(true)]
          : Array.from({ length: least }, () => round(false)),
    },
  };
};

export const keepEnglish = (name: string, keep: KeepSpec): string[] => {
  const least = keep['at least'];
  const short = least === 1 ? 'empty' : `left with fewer than ${plural(least, 'card')}`;
  const filled = least === 1 ? 'gets a card' : `is brought up to ${inWords(least)}`;
  if (keep.when === 'at once')
    return [
      `a pile of the ${name} that is ${short} ${filled} from the ${keep.from} at once, as long as any are left there`,
    ];
  const order =
    keep.order === 'packets'
      ? 'each pile in full before the next'
      : 'a card to each in turn, round and round';
  return [
    `when piles of the ${name} are ${short}, the player may have them all filled up to ${inWords(least)} from the ${keep.from} at any time: in order, ${order}`,
    `until that is done, no card of the ${keep.from} goes anywhere else`,
  ];
};
