import type { Cond, Effect } from '../../core/types.js';
import { groupsOf, type PlacedGroup, type Table } from '../table.js';
import { isOfRows } from '../words/keep.js';
import { ROWS } from '../words/row.js';
import { ALWAYS, all, counter, counterIs, holdsCards, NEVER, not } from './conds.js';
import type { Draft } from './draft.js';
import { forgetRows, laySeveral } from './lay.js';
import { isShort, rowOf } from './short.js';

/** The rules that `row` makes. */

const stockOf = (table: Table): PlacedGroup | undefined =>
  table.groups.find(({ spec }) => spec.role === 'stock');

/** Groups that get one row each, in turn. */
const onceEach = (table: Table): PlacedGroup[] => {
  const onto = stockOf(table)?.spec.row?.onto;
  if (!Array.isArray(onto)) return [];
  return onto.flatMap((name) => groupsOf(table, [name]));
};

/** Does the game count its rows? Then how many lie at the start. */
export const rowsAtStart = (table: Table): number | undefined => {
  if (onceEach(table).length > 0) return 0;
  if (table.groups.some(({ spec: { keep } }) => keep?.until !== undefined)) return 0;
  const row = stockOf(table)?.spec.row;
  const inGrid = groupsOf(table, [row?.onto ?? []].flat()).filter(({ spec }) => spec.columns);
  const counted = table.groups.find(({ spec: { keep } }) => isOfRows(keep)) ?? inGrid[0];
  if (counted === undefined) return undefined;
  const dealt = counted.amounts.reduce((sum, n) => sum + n, 0);
  return Math.floor(dealt / (counted.spec.columns ?? counted.count));
};

/** When all cards are taken up the first row is the next again. */
export const noRows = (table: Table): Effect[] =>
  rowsAtStart(table) === undefined ? [] : [{ do: 'set', counter: ROWS, to: 0 }];

/**
 * Are rows still to be dealt, each group getting one? Never where rows are dealt otherwise.
 * @param group only from the time on that this group has its row.
 */
export const dealing = (table: Table, group?: PlacedGroup): Cond => {
  const groups = onceEach(table);
  if (groups.length === 0) return NEVER;
  const notLast: Cond = { op: 'compare', a: counter(ROWS), is: '<', b: groups.length };
  const at = group === undefined ? -1 : groups.indexOf(group);
  return at < 0 ? notLast : all(notLast, { op: 'compare', a: counter(ROWS), is: '>', b: at });
};

const countRow: Effect = {
  do: 'set',
  counter: ROWS,
  to: { op: 'plus', a: counter(ROWS), b: 1 },
};

/** Lays a card on each of the piles for which it is asked, as far as they go. */
const layRow = (stock: PlacedGroup, group: PlacedGroup, which: Cond, table: Table): Effect => ({
  do: 'each',
  piles: group.piles,
  when: all(holdsCards(stock.first), which),
  repeat: false,
  then: laySeveral(stock, stock.spec.row?.cards ?? 1, table),
});

const rowMove = (
  stock: PlacedGroup,
  group: PlacedGroup,
  when: Cond,
  effects: readonly Effect[],
): Draft => ({
  kind: 'row',
  move: {
    name: `row onto ${group.name}`,
    stage: 'turn',
    from: stock.piles,
    to: [group.first],
    count: { unit: 'card' },
    when,
    effects,
  },
});

/** A row on every pile of a group, again and again; in a grid on its next row. */
const repeatedRow = (stock: PlacedGroup, group: PlacedGroup, table: Table): Draft => {
  const counted = rowsAtStart(table) === undefined ? [] : [countRow, ...forgetRows(stock, table)];
  const filled = table.groups.filter(({ spec: { keep } }) => keep?.when === 'before turning');
  const noneShort = not(isShort(filled));
  if (group.spec.columns === undefined) {
    const full: Cond = stock.spec.row!['over spaces']
      ? ALWAYS
      : { op: 'every', piles: group.piles, of: holdsCards('other') };
    return rowMove(stock, group, all(noneShort, filled.includes(group) ? ALWAYS : full), [
      layRow(stock, group, ALWAYS, table),
      ...counted,
    ]);
  }
  const isNext: Cond = { op: 'compare', a: rowOf(group, 'it'), is: '==', b: counter(ROWS) };
  return rowMove(stock, group, noneShort, [layRow(stock, group, isNext, table), ...counted]);
};

export const rowDrafts = (stock: PlacedGroup, table: Table): Draft[] => {
  const { row } = stock.spec;
  if (row === undefined) return [];
  const turns = onceEach(table);
  if (turns.length === 0)
    return groupsOf(table, [row.onto].flat()).map((group) => repeatedRow(stock, group, table));
  return turns.map((group, at) =>
    rowMove(stock, group, counterIs(ROWS, at), [layRow(stock, group, ALWAYS, table), countRow]),
  );
};
