import { z } from 'zod';
import { SUITS } from '../../cards/card.js';
import type { Deck } from '../../cards/deck.js';
import type { Cond, Move } from '../../core/types.js';
import type { Said } from '../english/said.js';
import { all, empty, rankIsOneOf } from '../lower/conds.js';
import { aRank, listed, rankName, rankNumber, rankWord, suitNames } from '../terms.js';
import { buildWords, lowerBuild, relationEnglish } from './build.js';

/**
 * `follow`, of a grid whose places hold one card each: an empty place takes only the card that is
 * next above the one to its left, and the first place of a row a card of one rank (Gaps, Montana, Spaces).
 * The game is won when every row is such a run from its first place on.
 */
export const followSchema = buildWords
  .pick({ suit: true })
  .extend({
    first: rankWord.describe('what the first place of a row takes'),
    suits: z
      .array(z.enum(SUITS))
      .min(1)
      .optional()
      .describe('the suit of each row, where it is fixed'),
  })
  .describe('an empty place takes only the card next above the one to its left');
export type FollowSpec = z.output<typeof followSchema>;

interface Grid {
  readonly first: number;
  readonly count: number;
  readonly columns: number;
}

/** How many cards a finished row has: from its first rank to the highest. */
export const rowLength = (spec: FollowSpec, deck: Deck): number =>
  deck.ranks - rankNumber(spec.first, deck) + 1;

const relation = ({ suit }: FollowSpec) => ({ rank: 'up', suit, corner: false }) as const;

/** Is a card one that begins a row? Its pile gives the suit where that is fixed. */
const begins = (spec: FollowSpec, grid: Grid, deck: Deck, card: 'lead' | number): Cond => {
  const of = card === 'lead' ? 'lead' : ({ op: 'top', pile: card } as const);
  const { suits } = spec;
  const rank = rankIsOneOf(of, [spec.first], deck);
  if (suits === undefined) return rank;
  const values = Array.from({ length: grid.count }, (_, at) =>
    SUITS.indexOf(suits[Math.floor(at / grid.columns)]!),
  );
  const b =
    card === 'lead'
      ? ({ op: 'per', first: grid.first, values, pile: 'to' } as const)
      : values[card - grid.first]!;
  return all(rank, { op: 'compare', a: { op: 'suit', card: of }, is: '==', b });
};

/** To which places cards go, and when: the first of each row, and the others. */
export const lowerFollow = (
  spec: FollowSpec,
  grid: Grid,
  deck: Deck,
): Pick<Move, 'name' | 'to' | 'when'>[] => {
  const places = Array.from({ length: grid.count }, (_, at) => at);
  const piles = (edge: boolean) =>
    places.filter((at) => (at % grid.columns === 0) === edge).map((at) => grid.first + at);
  const left = { op: 'top', pile: { op: 'next', pile: 'to', by: -1 } } as const;
  const fits: Cond = {
    op: 'fits',
    card: 'lead',
    on: left,
    build: lowerBuild(relation(spec), deck),
  };
  return [
    {
      name: 'begins a row',
      to: piles(true),
      when: all(empty('to'), begins(spec, grid, deck, 'lead')),
    },
    { name: 'follows', to: piles(false), when: all(empty('to'), fits) },
  ].filter(({ to }) => to.length > 0);
};

/** The goal: every row in order from its first place on. */
export const lowerRowsInOrder = (spec: FollowSpec, grid: Grid, deck: Deck): Cond[] => {
  const build = lowerBuild(relation(spec), deck);
  const length = Math.min(grid.columns, rowLength(spec, deck));
  const top = (pile: number) => ({ op: 'top', pile }) as const;
  return Array.from({ length: grid.count / grid.columns }, (_, row) => {
    const first = grid.first + row * grid.columns;
    const rest = Array.from(
      { length: length - 1 },
      (_, i): Cond => ({ op: 'fits', card: top(first + i + 1), on: top(first + i), build }),
    );
    return [begins(spec, grid, deck, first), ...rest];
  }).flat();
};

/** What is to be done, and what an empty place takes. */
export const followEnglish = (
  said: Said,
  spec: FollowSpec,
  deck: Deck,
): { readonly aim: string; readonly play: string[] } => {
  const last = rankName('K', deck);
  const fixed =
    spec.suits === undefined
      ? ''
      : `, the rows from the first being of ${listed(spec.suits.map((suit) => suitNames([SUITS.indexOf(suit)])))}`;
  const how = relationEnglish(relation(spec), deck);
  return {
    aim: `every row of the ${said.name} is to run from its first ${said.pile}, ${how}, from ${aRank(spec.first, deck)} to the ${last}${fixed}`,
    play: [
      `an empty ${said.pile} takes only a card that follows the one to its left, ${how}; where that is empty too, or a ${last}, it takes none`,
      `the first ${said.pile} of a row takes ${aRank(spec.first, deck)}${spec.suits === undefined ? '' : ' of its suit'}`,
    ],
  };
};
