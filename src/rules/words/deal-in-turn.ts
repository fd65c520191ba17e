import { z } from 'zod';
import type { Cond, Effect, Move } from '../../core/types.js';
import type { Said } from '../english/said.js';
import { all, any, counter, counterIs, empty } from '../lower/conds.js';
import { groupName, listed } from '../terms.js';

/**
 * `deal in turn`: the stock is dealt card by card, with play between, to the piles of a group in
 * turn, again and again. A card that would fall on a pile may be played instead, so far as that pile
 * allows, and the next card takes its place; one that begins a foundation may so wherever it falls
 * (the Four Corners).
 */
const place = z
  .string()
  .regex(/^(any|[a-z][a-z0-9-]*\.[1-9][0-9]*)$/, 'any, or a pile such as aces.1');

export const dealInTurnSchema = z
  .strictObject({
    onto: groupName,
    'may play': z
      .array(place)
      .min(1)
      .max(104)
      .describe('pile by pile, where a card that falls there may go up: any, or one foundation'),
  })
  .describe('cards are dealt to the piles of a group in turn, and may be played as they fall');
export type DealInTurnSpec = z.output<typeof dealInTurnSchema>;

/** The counter of the pile that the next card falls on, from 0. */
export const PLACE = 'place';

/** When the stock is out the place does not matter any more. */
const forget = (stock: number): Effect => ({
  do: 'if',
  when: empty(stock),
  then: [{ do: 'set', counter: PLACE, to: 0 }],
});

/** The act of laying the next card where it falls. */
export const lowerDealInTurn = (
  { onto }: DealInTurnSpec,
  stock: number,
  piles: readonly number[],
): Move => {
  const first = piles[0]!;
  const numbers = piles.map((_, i) => i);
  const next = numbers.map((i) => (i + 1) % piles.length);
  return {
    name: `deal on ${onto}`,
    stage: 'turn',
    from: [stock],
    to: piles,
    count: { unit: 'card' },
    when: {
      op: 'compare',
      a: { op: 'per', first, values: numbers, pile: 'to' },
      is: '==',
      b: counter(PLACE),
    },
    effects: [
      { do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'up' },
      { do: 'set', counter: PLACE, to: { op: 'per', first, values: next, pile: 'to' } },
      forget(stock),
    ],
  };
};

/** When the next card may go up to a pile of a group of foundations. */
export const mayPlay = (
  spec: DealInTurnSpec,
  falls: number,
  foundation: { readonly name: string; readonly piles: readonly number[] },
): Cond => {
  const { name, piles } = foundation;
  const here = spec['may play'].slice(0, falls).map((where, at): Cond => {
    if (where === 'any') return counterIs(PLACE, at);
    const number = piles.findIndex((_, i) => where === `${name}.${i + 1}`);
    if (number < 0) return { op: 'never' };
    const values = piles.map((_, i) => (i === number ? 1 : 0));
    return all(counterIs(PLACE, at), {
      op: 'compare',
      a: { op: 'per', first: piles[0]!, values, pile: 'to' },
      is: '==',
      b: 1,
    });
  });
  return any(empty('to'), ...here);
};

/** What else happens when a card of the stock has gone up. */
export const playedInTurn = forget;

export const dealInTurnEnglish = (
  name: string,
  spec: DealInTurnSpec,
  { name: onto, pile, count }: Said,
): string[] => {
  const where = spec['may play'].slice(0, count).map((place, i) => ({ place, number: i + 1 }));
  const free = where.filter(({ place }) => place === 'any').map(({ number }) => String(number));
  const bound = where.filter(({ place }) => place !== 'any');
  const numbers = listed(free, 'or');
  return [
    `cards of the ${name} are dealt one at a time, face up, to the ${onto} in turn, again and again, with play between`,
    `a card that begins a foundation may go up wherever it would fall, and the next card takes its place; so may ${free.length === 0 ? 'no other' : `one that would fall on ${pile} ${numbers}`}${bound.length === 0 ? '' : `, and ${listed(bound.map(({ place, number }) => `on ${pile} ${number} if it goes to ${place.replace('.', ' ')}`))}`}`,
  ];
};
