import type { PlacedGroup, Table } from '../table.js';
import { groupsOf, pilesOf } from '../table.js';
import { dealInTurnEnglish } from '../words/deal-in-turn.js';
import { dealOutEnglish } from '../words/deal-out.js';
import { goesUpEnglish } from '../words/goes-up.js';
import { giversOf } from '../words/keep.js';
import { layOutEnglish } from '../words/lay-out.js';
import { paymentEnglish } from '../words/payment.js';
import { rowEnglish } from '../words/row.js';
import { sortEnglish } from '../words/sort.js';
import { redealEnglish, turnEnglish } from '../words/turn.js';
import { saidOf } from './said-of.js';

/** What is done with the stock, in English. */

const ofStock = ({ name, spec }: PlacedGroup, table: Table): string[] => {
  const { turn, sort, row, redeal, payment, 'goes up': goesUp } = spec;
  const { 'deal out': out, 'deal in turn': inTurn } = spec;
  const laid = spec['lay out'];
  const filled = table.groups.some(({ spec: { keep } }) => keep?.when === 'before turning');
  const fillsItself = table.groups.some(
    ({ spec: { keep } }) => keep !== undefined && !keep.choice && giversOf(keep).includes(name),
  );
  const rows = groupsOf(table, [row?.onto ?? []].flat()).map((group) => ({
    ...saidOf(group),
    grid: group.spec.columns,
  }));
  return [
    ...(row === undefined ? [] : rowEnglish(name, row, rows, filled)),
    ...(goesUp === undefined ? [] : [goesUpEnglish(goesUp, fillsItself, table.deck)]),
    ...(turn === undefined
      ? []
      : groupsOf(table, [turn.to]).map(({ spec: { role }, count }) =>
          turnEnglish(name, turn, role === 'hole', count),
        )),
    ...(sort === undefined ? [] : sortEnglish(name, sort)),
    ...(out === undefined
      ? []
      : dealOutEnglish(name, out, saidOf(groupsOf(table, [out.onto])[0]!), table.deck)),
    ...(inTurn === undefined
      ? []
      : dealInTurnEnglish(name, inTurn, saidOf(groupsOf(table, [inTurn.onto])[0]!))),
    ...(payment === undefined ? [] : paymentEnglish(name, payment, table.deck)),
    ...(redeal === undefined && payment !== undefined
      ? []
      : [
          redeal === undefined
            ? 'there is no redeal'
            : redealEnglish(name, redeal, pilesOf(table, redeal.from).length > 1),
        ]),
    ...(laid === undefined
      ? []
      : layOutEnglish(name, laid, saidOf(groupsOf(table, [laid.onto])[0]!))),
  ];
};

/** Sentences on the stock without capital and stop; none in a game without one. */
export const stockEnglish = (table: Table): string[] =>
  table.groups
    .filter(({ spec }) => spec.role === 'stock')
    .flatMap((group) => ofStock(group, table));
