import type { Problem } from './faults.js';
import { groupsOf, type PlacedGroup, type Table } from './table.js';
import { plural } from './terms.js';

/** Words that tie the piles of groups to each other by their places. */

/** Groups whose piles are to stand beside those of another, number by number. */
const besides = ({ spec }: PlacedGroup): [string, readonly string[]][] => {
  const { 'blocked by': blocked, beside, spaces } = spec;
  const fill = typeof spaces === 'object' && 'from' in spaces ? spaces['then fill'] : undefined;
  return [
    ['blocked by', Array.isArray(blocked) ? blocked : []],
    ['beside', beside === undefined ? [] : [beside]],
    ['spaces', fill?.groups ?? []],
  ];
};

const unequalGroups = (group: PlacedGroup, table: Table): Problem[] =>
  besides(group).flatMap(([word, names]) =>
    groupsOf(table, names)
      .filter(({ count }) => count !== group.count)
      .map((other) => ({
        path: ['piles', group.name, word],
        message: `${other.name} has ${plural(other.count, 'pile')}, ${group.name} ${group.count}; they must be as many`,
      })),
  );

export const placeWords = (table: Table): Problem[] =>
  table.groups.flatMap((group) => {
    const { name, spec } = group;
    const problems = unequalGroups(group, table);
    const add = (path: readonly string[], message: string) =>
      problems.push({ path: ['piles', name, ...path], message });
    const { 'blocked by': blocked, columns, deal, keep, choose, redeal } = spec;
    if (blocked !== undefined && !Array.isArray(blocked) && columns === undefined)
      add(['blocked by'], 'needs a grid; say columns');
    if (typeof deal === 'object' && 'rows' in deal && columns === undefined)
      add(['deal', 'rows'], 'needs a grid; say columns');
    if (columns !== undefined && group.count % columns !== 0)
      add(['columns'], `${plural(group.count, 'pile')} do not make whole rows of ${columns}`);
    const rows = table.groups.some(({ spec: { row } }) => row !== undefined);
    if (keep?.['at least'] === 'rows' && !rows)
      add(['keep', 'at least'], 'no rows are dealt; say row for the stock, or give a number');
    if (keep?.['at least'] === 'rows' && keep.choice)
      add(['keep', 'choice'], 'rows are filled from one pile, without a choice');
    if (redeal?.shuffled && redeal.times === 'unlimited')
      add(
        ['redeal', 'shuffled'],
        'a deal cannot hold shuffles without end; give a number of times',
      );
    if (choose !== undefined && (group.count !== 1 || (group.amounts[0] ?? 0) < 1))
      add(['choose'], 'needs one pile with cards dealt to it');
    if (choose !== undefined && groupsOf(table, [choose.for])[0]?.spec.start !== 'base')
      add(['choose', 'for'], 'the foundations must have start: base');
    return problems;
  });
