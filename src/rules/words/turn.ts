import { z } from 'zod';
import type { Cond, Effect, Move } from '../../core/types.js';
import { ALWAYS, all, holdsCards, not } from '../lower/conds.js';
import { flag, groupList, groupName, inWords, theGroups, timesInWords } from '../terms.js';
import { byColumnsEnglish, byColumnsSchema } from './by-columns.js';

/**
 * `turn` and `redeal`: the stock turned up onto a waste, and the waste made a stock again: turned
 * over as it lies (Klondike, the Fish-Bone, Mount Olympus), taken up pile by pile (the Four Corners,
 * La Nivernaise, the Nation, Babette) or shuffled (the Carpet, the Sultan, the
 * Herring-Bone, Red and Black).
 */

export const turnSchema = z
  .union(
    [
      z.strictObject({ cards: z.number().int().min(1).max(52).default(1), to: groupName }),
      groupName.transform((to) => ({ cards: 1, to })),
    ],
    { error: 'the name of a waste, or { cards, to }' },
  )
  .describe('so many cards at a time are turned up onto a waste; one, if it is only named');
export type TurnSpec = z.output<typeof turnSchema>;

export const redealSchema = z
  .strictObject({
    times: z.union([z.enum(['none', 'unlimited']), z.number().int().min(0).max(99)]),
    from: groupList,
    shuffled: flag
      .default(false)
      .describe('the cards gathered are shuffled, else turned over as they lie'),
    'by columns': byColumnsSchema.optional(),
    'first pile': z
      .number()
      .int()
      .min(1)
      .max(128)
      .default(1)
      .describe('of several piles the one taken up first; each next goes underneath'),
  })
  .describe('how often the piles named are taken up to make a new stock');
export type RedealSpec = z.output<typeof redealSchema>;

/** The counter of redeals used. */
export const REDEALS = 'redeals';

/** @param wastes where the cards go: one pile, or several that get one each, the first empty one next. */
export const lowerTurn = (turn: TurnSpec, stock: number, wastes: readonly number[]): Move => {
  const [waste] = wastes;
  const empty = { op: 'empty', pile: 'other' } as const;
  return {
    name: 'turn',
    stage: 'turn',
    from: [stock],
    to: [waste!],
    count: { unit: 'upTo', n: turn.cards },
    when: wastes.length === 1 ? ALWAYS : { op: 'some', piles: wastes, of: empty },
    effects: [
      {
        do: 'move',
        n: 'n',
        from: 'from',
        to: wastes.length === 1 ? 'to' : { op: 'first', piles: wastes, where: empty },
        turned: true,
        face: 'up',
      },
    ],
  };
};

/**
 * `from` is the first of the piles that holds cards: so an act that takes up all of them can be made
 * in one way only.
 */
export const firstThatHolds = (piles: readonly number[]): Cond => {
  const place = (pile: 'from' | 'other') =>
    ({ op: 'per', first: piles[0]!, values: piles.map((_, i) => i), pile }) as const;
  return not({
    op: 'some',
    piles,
    of: all(holdsCards('other'), {
      op: 'compare',
      a: place('other'),
      is: '<',
      b: place('from'),
    }),
  });
};

/** Piles laid on another, one after the other: each as it lies, or turned over to be face down. */
export const takeUp = (piles: readonly number[], to: number, turned: boolean): Effect => ({
  do: 'each',
  piles,
  when: holdsCards('it'),
  repeat: false,
  then: [
    {
      do: 'move',
      n: { op: 'size', pile: 'it' },
      from: 'it',
      to,
      turned,
      face: turned ? 'down' : 'as it is',
    },
  ],
});

/**
 * The move that turns the waste over, or takes up several piles, each next one underneath; undefined
 * where there is none.
 */
export const lowerRedeal = (
  redeal: RedealSpec,
  stock: number,
  wastes: readonly number[],
  after: readonly Effect[] = [],
): Move | undefined => {
  if (redeal.times === 'none' || redeal.times === 0) return undefined;
  const used = { op: 'counter', name: REDEALS } as const;
  const limited = redeal.times !== 'unlimited';
  const stockOut: Cond = { op: 'empty', pile: stock };
  const [waste] = wastes;
  const first = redeal['first pile'] - 1;
  const takenUp = takeUp([...wastes.slice(first), ...wastes.slice(0, first)], stock, true);
  const several = wastes.length > 1 && redeal['by columns'] === undefined;
  const inTime: Cond = limited
    ? all(stockOut, { op: 'compare', a: used, is: '<', b: Number(redeal.times) })
    : stockOut;
  return {
    name: 'redeal',
    stage: 'turn',
    from: several ? wastes : [waste!],
    to: [stock],
    count: { unit: 'card' },
    when: several ? all(inTime, firstThatHolds(wastes)) : inTime,
    effects: [
      several
        ? takenUp
        : redeal.shuffled
          ? { do: 'gather', from: waste!, to: stock, order: used }
          : {
              do: 'move',
              n: { op: 'size', pile: 'from' },
              from: 'from',
              to: 'to',
              turned: true,
              face: 'down',
            },
      ...after,
      ...(limited
        ? [{ do: 'set', counter: REDEALS, to: { op: 'plus', a: used, b: 1 } } as const]
        : []),
    ],
    redeal: limited ? { counter: REDEALS } : {},
  };
};

/**
 * @param onHole whether the cards go to a hole, whatever lies there.
 * @param piles how many piles they go to.
 */
export const turnEnglish = (
  name: string,
  { cards, to }: TurnSpec,
  onHole: boolean,
  piles: number,
): string => {
  if (piles > 1)
    return `cards of the ${name} are turned up one at a time, when the player likes, and laid side by side: the ${to}`;
  if (onHole)
    return `the player may at any time turn ${cards === 1 ? 'the next card' : `the next ${inWords(cards)} cards`} of the ${name} up onto the ${to}, whatever lies there`;
  return `${cards === 1 ? 'cards' : `${inWords(cards)} cards`} of the ${name} are turned up onto the ${to} ${cards === 1 ? 'one at a time' : 'at a time, fewer when fewer are left'}; only the top card there can be played`;
};

/** @param several whether more than one pile is taken up. */
export const redealEnglish = (name: string, redeal: RedealSpec, several: boolean): string => {
  if (redeal.times === 'none' || redeal.times === 0) return 'there is no redeal';
  const often =
    redeal.times === 'unlimited' ? 'as often as the player likes' : timesInWords(redeal.times);
  const columns = redeal['by columns'];
  const at =
    redeal['first pile'] === 1 ? 'first' : `${redeal['first pile']}th round to the one before it`;
  if (several && columns === undefined)
    return `when the ${name} has run out, the piles of ${theGroups(redeal.from)} may be taken up from the ${at}, each next one underneath, and all turned over to make a new ${name}, so that the last pile comes out first, ${often}`;
  const how =
    redeal.shuffled || columns !== undefined
      ? `taken up${redeal.shuffled ? ' and shuffled' : ''}`
      : 'turned over';
  return `when the ${name} has run out, ${theGroups(redeal.from)} may be ${how} to make a new ${name}, ${often}${columns === undefined ? '' : `, ${byColumnsEnglish(columns)}`}`;
};
