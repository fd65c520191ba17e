import { z } from 'zod';
import type { Cond, Move, Num } from '../../core/types.js';
import type { Said } from '../english/said.js';
import { all, any, counterIs, holdsCards, not } from '../lower/conds.js';
import { aRank, groupList, listed } from '../terms.js';

/**
 * `opening`, of columns: a game that cannot begin is opened by taking cards that begin foundations
 * out of one row, whatever lies below them, one for each group of foundations (the Fifteen). It may be
 * done while no foundation is begun and no card at the end of a column can begin one.
 */
export const openingSchema = z
  .strictObject({
    row: z.number().int().min(1).max(104).describe('the row, counted from the top'),
    for: groupList.describe('foundations; each group may get one card so'),
  })
  .describe('a game that cannot begin is opened with cards from under others');
export type OpeningSpec = z.output<typeof openingSchema>;

/** The counter that tells whether a card was withdrawn. */
export const OPENED = 'opened';

/** A group of foundations that may be opened. */
export interface Opened {
  readonly name: string;
  readonly piles: readonly number[];
  /** Whether the card that moves begins one of them. */
  readonly begins: Cond;
  /** The rank that begins them. */
  readonly rank: number;
}

const total = (groups: readonly Opened[]): Num => ({
  op: 'total',
  piles: groups.flatMap(({ piles }) => piles),
});

export const lowerOpening = (
  { row }: OpeningSpec,
  columns: readonly number[],
  groups: readonly Opened[],
): Move[] => {
  const holds = (some: readonly Opened[], cards: number): Cond => ({
    op: 'compare',
    a: total(some),
    is: '==',
    b: cards,
  });
  const atEnd: Cond = {
    op: 'some',
    piles: columns,
    of: any(
      ...groups.map(
        ({ rank: b }): Cond => ({
          op: 'compare',
          a: { op: 'rank', card: { op: 'top', pile: 'other' } },
          is: '==',
          b,
        }),
      ),
    ),
  };
  const inRow = all(
    { op: 'compare', a: 'n', is: '>', b: 1 },
    {
      op: 'compare',
      a: { op: 'plus', a: 'n', b: row - 1 },
      is: '==',
      b: { op: 'size', pile: 'from' },
    },
  );
  return groups.map((group) => ({
    name: `withdraw for ${group.name}`,
    stage: 'store',
    from: columns,
    to: group.piles,
    count: { unit: 'any card' },
    when: all(
      any(
        all(counterIs(OPENED, 0), holds(groups, 0), not(atEnd)),
        all(counterIs(OPENED, 1), holds(groups, 1), holds([group], 0)),
      ),
      inRow,
      holdsCards('from'),
      group.begins,
    ),
    effects: [
      { do: 'pick', n: 'n', from: 'from', to: 'to' },
      { do: 'set', counter: OPENED, to: 1 },
    ],
  }));
};

/** @param firsts the ranks that begin the groups, as words. */
export const openingEnglish = (
  said: Said,
  spec: OpeningSpec,
  firsts: readonly string[],
  deck: Parameters<typeof aRank>[1],
): string => {
  const ranks = listed(
    firsts.map((word) => aRank(word, deck)),
    'or',
  );
  const each = listed(firsts.map((word) => aRank(word, deck)));
  return `if no foundation is begun and no ${said.pile} ends with ${ranks}, ${each} may be taken from card ${spec.row} of a ${said.pile}, counted from the top, though others lie below; the second of them before anything else goes to a foundation`;
};
