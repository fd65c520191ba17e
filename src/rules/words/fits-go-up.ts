import type { CardRef, Cond, Effect } from '../../core/types.js';
import { ALWAYS, all, any, empty } from '../lower/conds.js';
import { startOf } from '../lower/start.js';
import type { PlacedGroup, Table } from '../table.js';
import { theGroups } from '../terms.js';
import { lowerBuild } from './build.js';
import { lowerDifferentSuits } from './different-suits.js';
import { lowerOrder } from './order.js';

/**
 * `fits go up`, of a deal: a card that fits on a foundation when it is dealt is played there, and
 * its place stays bare (the Citadel). Only the card just dealt is looked at.
 */
const foundationsOf = (table: Table): PlacedGroup[] =>
  table.groups.filter(({ spec, count }) => spec.role === 'foundation' && count > 0);

/** When a foundation (`other`) of a group takes the card. */
export const takes = (group: PlacedGroup, table: Table, card: CardRef): Cond => {
  const { spec, full } = group;
  const build = spec.build ?? { rank: 'up', suit: 'same', corner: false };
  const begins = all(
    empty('other'),
    {
      op: 'compare',
      a: { op: 'rank', card },
      is: '==',
      b: startOf(group, table, 'other'),
    },
    spec['different suits'] ? lowerDifferentSuits(group.piles, card) : ALWAYS,
  );
  const goesOn: Cond =
    spec.order === undefined
      ? {
          op: 'fits',
          card,
          on: { op: 'top', pile: 'other' },
          build: lowerBuild(build, table.deck),
        }
      : lowerOrder(spec.order, build.suit, table.deck, card, 'other');
  const size = { op: 'size', pile: 'other' } as const;
  const hasRoom: Cond = { op: 'compare', a: size, is: '<', b: Math.max(...full) };
  return spec['set out'] === undefined ? any(all(goesOn, hasRoom), begins) : all(goesOn, hasRoom);
};

/** What happens when a card has been dealt to a pile. */
export const lowerFitsGoUp = (pile: number, table: Table): Effect[] =>
  foundationsOf(table).map((group): Effect => {
    const where = takes(group, table, { op: 'top', pile });
    return {
      do: 'if',
      when: { op: 'some', piles: group.piles, of: where },
      then: [
        {
          do: 'move',
          n: 1,
          from: pile,
          to: { op: 'first', piles: group.piles, where },
          turned: false,
          face: 'up',
        },
      ],
    };
  });

export const fitsGoUpEnglish = (table: Table): string =>
  `a card that fits on ${theGroups(
    foundationsOf(table).map(({ name }) => name),
    'or',
  )} when it is dealt goes up at once, and its place stays bare`;
