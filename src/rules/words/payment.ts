import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Cond, Effect, Move } from '../../core/types.js';
import { all, counter, empty, rankIsOneOf } from '../lower/conds.js';
import { aRank, groupName, plural, rankNames, rankWord } from '../terms.js';

/**
 * `payment`, of a stock: instead of a redeal. Each card of a rank that is laid on the waste in a pass,
 * and is still there when the stock is out, pays for so many cards: they are taken from the bottom of
 * the waste, all when there are fewer, and turned over to be the stock again, as often as there is
 * something to pay with (the Queens). What has paid stays where it is and pays again only when it is
 * laid again.
 */
export const paymentSchema = z
  .strictObject({ rank: rankWord, cards: z.number().int().min(1).max(104), from: groupName })
  .describe('cards of a rank laid on the waste pay for cards from its bottom, a new stock');
export type PaymentSpec = z.output<typeof paymentSchema>;

/** The counter of the cards that are paid for. */
export const OWED = 'owed';

const pays = (spec: PaymentSpec, waste: number, deck: Deck): Cond =>
  rankIsOneOf({ op: 'top', pile: waste }, [spec.rank], deck);

const add = (cards: number): Effect => ({
  do: 'set',
  counter: OWED,
  to: { op: 'plus', a: counter(OWED), b: cards },
});

/** A turn of the stock that counts what is laid. */
export const countLaid = (move: Move, spec: PaymentSpec, waste: number, deck: Deck): Move => ({
  ...move,
  effects: [...move.effects, { do: 'if', when: pays(spec, waste, deck), then: [add(spec.cards)] }],
});

/**
 * A move that takes the waste's top card. Those that pay lie above those that have paid, so as long as
 * anything is owed it is for the uppermost of the rank.
 */
export const countTaken = (move: Move, spec: PaymentSpec, waste: number, deck: Deck): Move => ({
  ...move,
  effects: [
    {
      do: 'if',
      when: all(pays(spec, waste, deck), { op: 'compare', a: counter(OWED), is: '>', b: 0 }),
      then: [add(-spec.cards)],
    },
    ...move.effects,
  ],
});

/** The payment: the whole waste is turned over, and what is not paid for laid back card by card. */
export const lowerPayment = (stock: number, waste: number): Move => {
  const size = (pile: number) => ({ op: 'size', pile }) as const;
  return {
    name: 'payment',
    stage: 'turn',
    from: [waste],
    to: [stock],
    count: { unit: 'card' },
    when: all(empty(stock), { op: 'compare', a: counter(OWED), is: '>', b: 0 }),
    effects: [
      { do: 'move', n: size(waste), from: waste, to: stock, turned: true, face: 'down' },
      {
        do: 'each',
        piles: [stock],
        when: { op: 'compare', a: size(stock), is: '>', b: counter(OWED) },
        repeat: true,
        then: [
          { do: 'pick', n: { op: 'plus', a: counter(OWED), b: 1 }, from: stock, to: waste },
          { do: 'turn up', pile: waste },
        ],
      },
      { do: 'set', counter: OWED, to: 0 },
    ],
    redeal: { part: true },
  };
};

export const paymentEnglish = (name: string, spec: PaymentSpec, deck: Deck): string[] => [
  `when the ${name} has run out, each ${aRank(spec.rank, deck).replace(/^an? /, '')} laid on the ${spec.from} in this round that is still there pays for ${plural(spec.cards, 'card')}: so many are taken from the bottom of the ${spec.from}, all when there are fewer, and turned over to be the ${name} again`,
  `this is done as often as there is something to pay with; the ${rankNames(spec.rank, deck)} stay, and pay again only when they are laid there again`,
];
