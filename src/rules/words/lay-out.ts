import { z } from 'zod';
import type { Cond, Consequence, Counter, Effect, Move, Num, PileRef } from '../../core/types.js';
import type { Said } from '../english/said.js';
import { aPile } from '../english/said.js';
import { ALWAYS, all, any, counter, counterIs, empty, holdsCards } from '../lower/conds.js';
import { flag, groupName, inWords } from '../terms.js';

/**
 * `lay out`, of a stock: its cards are laid on the piles of a group in rounds of so many, with play
 * from the stock to the foundations between any two cards, but none from the group before the round
 * is complete: each on any pile (Sly), on the piles in turn (the Louis), or down the columns one after
 * another (the Nation, in which a card that is played uses up its number).
 */
export const layOutSchema = z
  .strictObject({
    onto: groupName,
    cards: z.number().int().min(1).max(104).describe('cards of a round'),
    on: z
      .enum(['any pile', 'each in turn', 'column by column'])
      .describe('on which pile each card goes; on an empty one first where there is one'),
    'played counts': flag
      .default(false)
      .describe('a card that is played while a round is laid counts as one of it'),
    'newest only': flag
      .default(false)
      .describe('between rounds only the cards of the last one may be used'),
  })
  .describe('cards are laid on the piles of a group in rounds, with play between');
export type LayOutSpec = z.output<typeof layOutSchema>;

/** How many cards of the round are laid, and one; 0 when none is being laid. */
export const LAID = 'laid';

/** Counters of a pile: whether its top card was laid in the last round and may be used. */
const newest = (place: number): string => `newest-${place + 1}`;
const hasNewest = (spec: LayOutSpec): boolean => spec['newest only'];

export const layOutCounters = (spec: LayOutSpec, piles: readonly number[]): Counter[] => [
  { name: LAID, initial: 1 },
  ...(hasNewest(spec) ? piles.map((_, i) => ({ name: newest(i), initial: 0 })) : []),
];

const set = (name: string, to: Num): Effect => ({ do: 'set', counter: name, to });

/** A round is begun, if none is being laid. */
const begun: Effect = { do: 'if', when: counterIs(LAID, 0), then: [set(LAID, 1)] };
const counted = set(LAID, { op: 'plus', a: counter(LAID), b: 1 });

/** What follows when a card of the stock is played. */
export const playedFromStock = (spec: LayOutSpec): Effect[] =>
  spec['played counts'] ? [begun, counted] : [begun];

const placeOf = (piles: readonly number[], pile: PileRef): Num => ({
  op: 'per',
  first: piles[0]!,
  values: piles.map((_, i) => i),
  pile,
});

/** On which pile the next card goes. */
const isNext = ({ cards, on }: LayOutSpec, piles: readonly number[]): Cond => {
  if (on === 'any pile') return any({ op: 'every', piles, of: holdsCards('other') }, empty('to'));
  const column = Math.ceil(cards / piles.length);
  const values = Array.from({ length: cards }, (_, i) =>
    on === 'each in turn' ? i % piles.length : Math.floor(i / column),
  );
  const index: Num = { op: 'plus', a: counter(LAID), b: -1 };
  return { op: 'compare', a: placeOf(piles, 'to'), is: '==', b: { op: 'at', values, index } };
};

export const lowerLayOut = (spec: LayOutSpec, stock: number, piles: readonly number[]): Move[] => {
  const lay = (to: readonly number[], after: readonly Effect[]): Move => ({
    name: `lay on ${spec.onto}`,
    stage: 'turn',
    from: [stock],
    to,
    count: { unit: 'card' },
    when: isNext(spec, piles),
    effects: [
      begun,
      { do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'up' },
      counted,
      ...after,
    ],
  });
  return hasNewest(spec)
    ? piles.map((pile, i) => lay([pile], [set(newest(i), 1)]))
    : [lay(piles, [])];
};

/** The round is complete, or the stock is out. */
export const roundIsOver = (
  spec: LayOutSpec,
  stock: number,
  piles: readonly number[],
): Consequence => ({
  name: `round on ${spec.onto} is complete`,
  each: [stock],
  when: all(
    { op: 'compare', a: counter(LAID), is: '>', b: 0 },
    any(empty(stock), counterIs(LAID, spec.cards + 1)),
  ),
  effects: [
    set(LAID, 0),
    ...(hasNewest(spec)
      ? [
          {
            do: 'if',
            when: empty(stock),
            then: piles.map((_, i) => set(newest(i), 0)),
          } as const,
        ]
      : []),
  ],
});

/** A move of cards that leave the group: between rounds, and only the newest where it says so. */
export const betweenRounds = (
  spec: LayOutSpec,
  stock: number,
  piles: readonly number[],
  move: Move,
): Move[] => {
  const idle = counterIs(LAID, 0);
  if (!hasNewest(spec)) return [{ ...move, when: all(idle, move.when) }];
  return move.from.map((pile) => {
    const name = newest(piles.indexOf(pile));
    return {
      ...move,
      from: [pile],
      when: all(idle, any(counterIs(name, 1), empty(stock)), move.when),
      effects: [...move.effects, set(name, 0)],
    };
  });
};

/** When places are filled from the stock: not while a round is laid. */
export const betweenRoundsOnly = (spec: LayOutSpec | undefined): Cond =>
  spec === undefined ? ALWAYS : counterIs(LAID, 0);

const WHERE = {
  'any pile': (pile: string) => `each on any ${pile} that the player likes`,
  'each in turn': (pile: string) => `one on each ${pile} in turn`,
  'column by column': (pile: string) => `the first ${pile} first, then the next`,
} as const;

export const layOutEnglish = (name: string, spec: LayOutSpec, onto: Said): string[] => {
  const { cards, on } = spec;
  const each =
    on === 'column by column' ? `, ${inWords(Math.ceil(cards / onto.count))} to each` : '';
  return [
    `cards of the ${name} are laid face up on the ${onto.name}, ${WHERE[on](onto.pile)}${each}, in rounds of ${inWords(cards)}; the last round may be shorter`,
    ...(on === 'any pile' ? [`an empty ${onto.pile} is laid on before the others`] : []),
    `a card of the ${name} may be played on the foundations as it turns up${spec['played counts'] ? ', and uses up its number in the round' : '; it does not count, and the next card takes its place'}`,
    `no card of the ${onto.name} may be used before the round is complete${spec['newest only'] ? `, and then only the card that the round has laid on ${aPile(onto)}, until the ${name} is out` : ''}`,
  ];
};
