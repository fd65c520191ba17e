import { z } from 'zod';
import type { Cond, Effect, Move, Num, PileRef } from '../../core/types.js';
import { all, counterIs, not } from '../lower/conds.js';
import { theGroups } from '../terms.js';

/**
 * `exchange`, of a foundation that takes sets of cards: when no set can be taken, two cards of the
 * piles that give them may change places with two others (the Fourteenth). The next thing done is to
 * take a set, so an exchange that makes none is of no use.
 */
export const exchangeSchema = z
  .enum(['none', 'once', 'each time'])
  .describe(
    'when no set can be taken two cards may change places with two others: never, once a game, or each time',
  );
export type ExchangeSpec = z.output<typeof exchangeSchema>;

/** How far the exchange is: 0 none, 1 its first two cards have changed places, 2 it is done. */
const EXCHANGE = 'exchange';
/** The two places that have changed cards, counted from 1, while it is half done. */
const CHANGED = ['changed', 'changed-with'] as const;

export const exchangeCounters = [EXCHANGE, ...CHANGED];

/** @param piles that hold one card each, in a row without gaps. @param sets the moves that take sets. */
export const lowerExchange = (piles: readonly number[], sets: readonly Move[]): Move[] => {
  const place = (pile: PileRef): Num => ({
    op: 'per',
    first: piles[0]!,
    values: piles.map((_, i) => i + 1),
    pile,
  });
  const is = (a: Num, relation: '<' | '!=' | '>', b: Num): Cond => ({
    op: 'compare',
    a,
    is: relation,
    b,
  });
  const [x, y] = CHANGED.map((name): Num => ({ op: 'counter', name })) as [Num, Num];
  const swap: Effect[] = [
    { do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'as it is' },
    { do: 'pick', n: 2, from: 'to', to: 'from' },
  ];
  const set = (counter: string, to: Num): Effect => ({ do: 'set', counter, to });
  const one = { stage: 'turn', from: piles, to: piles, count: { unit: 'card' } } as const;
  const both = all(not({ op: 'empty', pile: 'to' }), is(place('from'), '<', place('to')));
  return [
    {
      name: 'change two cards',
      ...one,
      when: all(counterIs(EXCHANGE, 0), not({ op: 'possible', of: sets }), both),
      effects: [
        ...swap,
        set(EXCHANGE, 1),
        set(CHANGED[0], place('from')),
        set(CHANGED[1], place('to')),
      ],
    },
    {
      name: 'change two others',
      ...one,
      when: all(
        counterIs(EXCHANGE, 1),
        is(place('from'), '>', x),
        is(place('from'), '!=', y),
        is(place('to'), '!=', y),
        both,
      ),
      effects: [...swap, set(EXCHANGE, 2), set(CHANGED[0], 0), set(CHANGED[1], 0)],
    },
  ];
};

/** The moves that take sets, where there is an exchange: not while it is half done. */
export const besideExchange = (exchange: ExchangeSpec, sets: readonly Move[]): Move[] =>
  sets.map((move) => ({
    ...move,
    when: all(not(counterIs(EXCHANGE, 1)), move.when),
    effects:
      exchange === 'once'
        ? move.effects
        : [...move.effects, { do: 'set', counter: EXCHANGE, to: 0 }],
  }));

export const exchangeEnglish = (exchange: ExchangeSpec, from: readonly string[]): string[] =>
  exchange === 'none'
    ? []
    : [
        `when no such cards can be taken, two cards of ${theGroups(from)} may change places with two others, ${exchange === 'once' ? 'once in the game' : 'once before cards are taken again'}, and cards must be taken next`,
      ];
