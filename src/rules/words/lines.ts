import type { Cond, Effect } from '../../core/types.js';
import { any, holdsCards } from '../lower/conds.js';
import { groupsOf, type PlacedGroup, type Table } from '../table.js';
import { theGroups } from '../terms.js';
import { takes } from './fits-go-up.js';

/**
 * `lines`, of a deal: the piles of some foundations stand on one line with those of the group, number
 * by number. A card that fits on one of its line when it is turned for a pile goes up at once, and the
 * next card takes its place (the Kings). Cards that lie already are not looked at.
 *
 * @param at which pile of the group is dealt to, from 0. @param lay what lays the card.
 */
export const lowerLines = (
  lines: readonly string[],
  at: number,
  lay: Effect,
  table: Table,
): Effect[] => {
  const { source } = table;
  const takers = groupsOf(table, lines);
  const isTaken = (group: PlacedGroup): Cond => ({
    op: 'some',
    piles: [group.first + at],
    of: takes(group, table, { op: 'top', pile: source }),
  });
  const goesUp = (group: PlacedGroup): Effect => ({
    do: 'move',
    n: 1,
    from: source,
    to: group.first + at,
    turned: false,
    face: 'up',
  });
  return [
    {
      do: 'each',
      piles: [source],
      when: any(...takers.map(isTaken)),
      repeat: true,
      then: takers.map((group) => ({ do: 'if', when: isTaken(group), then: [goesUp(group)] })),
    },
    { do: 'if', when: holdsCards(source), then: [lay] },
  ];
};

export const linesEnglish = (lines: readonly string[], pile: string): string =>
  `a card that fits on the pile of the same number in ${theGroups(lines, 'or')} when it turns up for a ${pile} goes up at once, and the next card takes its place; cards that lie already are not played before all are dealt`;
