import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Cond, Effect, Move } from '../../core/types.js';
import { aPile, type Said } from '../english/said.js';
import { aRank, groupName, listed, rankList, rankNames, rankNumber, rankWord } from '../terms.js';

/**
 * `deal out`: the stock is dealt card by card, with play between, always on the latest pile, until
 * a card of a given rank begins the next (Fairie Queen, The Salic Law).
 */
export const dealOutSchema = z
  .strictObject({
    onto: groupName,
    'next pile at': rankWord,
    'never lay': rankList.optional().describe('ranks that go up at once and are never laid there'),
  })
  .describe('cards are dealt on the latest pile until a card of a rank begins the next pile');
export type DealOutSpec = z.output<typeof dealOutSchema>;

const lay: readonly Effect[] = [
  { do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'up' },
];

export const lowerDealOut = (
  spec: DealOutSpec,
  stock: number,
  piles: readonly number[],
  deck: Deck,
): Move[] => {
  const rankIs = (word: string): Cond => ({
    op: 'compare',
    a: { op: 'rank', card: 'lead' },
    is: '==',
    b: rankNumber(word, deck),
  });
  const not = (of: Cond): Cond => ({ op: 'not', of });
  const isPile = (at: number): Cond => ({
    op: 'compare',
    a: { op: 'per', first: piles[0]!, values: piles.map((_, i) => (i === at ? 1 : 0)), pile: 'to' },
    is: '==',
    b: 1,
  });
  const emptyAt = (by: number): Cond => ({ op: 'empty', pile: { op: 'next', pile: 'to', by } });
  const empty: Cond = { op: 'empty', pile: 'to' };
  const begins = rankIs(spec['next pile at']);
  const newest: Cond = {
    op: 'all',
    of: [empty, { op: 'any', of: [isPile(0), not(emptyAt(-1))] }],
  };
  const latest: Cond = {
    op: 'all',
    of: [not(empty), { op: 'any', of: [isPile(piles.length - 1), emptyAt(1)] }],
  };
  const never = (spec['never lay'] ?? []).map((word) => not(rankIs(word)));
  const one = { from: [stock], to: piles, count: { unit: 'card' }, effects: lay } as const;
  return [
    {
      name: `deal on ${spec.onto}`,
      stage: 'turn',
      ...one,
      when: { op: 'all', of: [not(begins), ...never, latest] },
    },
    {
      name: `begin a pile of ${spec.onto}`,
      stage: 'turn',
      ...one,
      when: { op: 'all', of: [begins, newest] },
    },
  ];
};

export const dealOutEnglish = (
  name: string,
  spec: DealOutSpec,
  onto: Said,
  deck: Deck,
): string[] => [
  `cards of the ${name} are dealt one at a time, face up, with play between: each goes on the latest ${aPile(onto).replace(/^a /, '')}, but ${aRank(spec['next pile at'], deck)} begins the next ${onto.pile}`,
  ...(spec['never lay'] === undefined
    ? []
    : [
        `${listed(spec['never lay'].map((word) => rankNames(word, deck)))} are never laid there; they must be played elsewhere before the deal goes on`,
      ]),
];
