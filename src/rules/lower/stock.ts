import type { Move } from '../../core/types.js';
import { gridOf, groupsOf, type PlacedGroup, pilesOf, type Table } from '../table.js';
import { lowerByColumns } from '../words/by-columns.js';
import { lowerDealInTurn } from '../words/deal-in-turn.js';
import { lowerDealOut } from '../words/deal-out.js';
import { LAID, lowerLayOut } from '../words/lay-out.js';
import { lowerPayment } from '../words/payment.js';
import { lowerSort } from '../words/sort.js';
import { lowerRedeal, lowerTurn, type RedealSpec } from '../words/turn.js';
import type { Draft } from './draft.js';
import { noRows, rowDrafts } from './row.js';

/** The redeal, of one pile or of a grid whose rows are dealt anew. */
const redealMove = (redeal: RedealSpec, stock: number, table: Table): Move | undefined => {
  const laid = table.groups.some(({ spec }) => spec['lay out'] !== undefined);
  const move = lowerRedeal(
    redeal,
    stock,
    pilesOf(table, redeal.from),
    laid ? [{ do: 'set', counter: LAID, to: 1 }] : [],
  );
  const [grid] = groupsOf(table, redeal.from);
  const columns = redeal['by columns'];
  if (move === undefined || columns === undefined || grid === undefined) return move;
  const taken = lowerByColumns(move, gridOf(grid), columns);
  return { ...taken, effects: [...taken.effects, ...noRows(table)] };
};

/** What the words of a stock let the player do with it. */
export const stockDrafts = (stock: PlacedGroup, table: Table): Draft[] => {
  const { turn, sort, redeal, payment, 'deal out': out, 'deal in turn': inTurn } = stock.spec;
  const laid = stock.spec['lay out'];
  const pile = stock.first;
  const piles = (name: string) => pilesOf(table, [name]);
  const redealt = redeal === undefined ? undefined : redealMove(redeal, pile, table);
  const dealt = out === undefined ? [] : lowerDealOut(out, pile, piles(out.onto), table.deck);
  const around = inTurn === undefined ? [] : [lowerDealInTurn(inTurn, pile, piles(inTurn.onto))];
  return [
    ...[...dealt, ...around].map((move): Draft => ({ move, kind: 'turn', giver: stock })),
    ...(turn === undefined
      ? []
      : [
          {
            move: lowerTurn(turn, pile, piles(turn.to)),
            kind: 'turn',
            giver: stock,
          } as const,
        ]),
    ...(sort === undefined
      ? []
      : lowerSort(sort, pile, (name) => piles(name)[0]!).map(
          (move): Draft => ({ move, kind: 'turn', giver: stock }),
        )),
    ...rowDrafts(stock, table),
    ...(laid === undefined
      ? []
      : lowerLayOut(laid, pile, piles(laid.onto)).map((move): Draft => ({ move, kind: 'row' }))),
    ...(redealt === undefined ? [] : [{ move: redealt, kind: 'redeal' } as const]),
    ...(payment === undefined
      ? []
      : [{ move: lowerPayment(pile, piles(payment.from)[0]!), kind: 'redeal' } as const]),
  ];
};
