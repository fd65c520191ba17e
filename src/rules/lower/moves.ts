import type { Move, Stage } from '../../core/types.js';
import type { Table } from '../table.js';
import { gives, pairDrafts } from './between.js';
import { fillDrafts } from './fill.js';
import { leaving } from './leaving.js';
import { withLoans } from './loans.js';
import { chooseDrafts, offeredDrafts } from './offered.js';
import { rowsWhenStuck, withObligations } from './owed.js';
import { tiedDrafts, withPairs } from './pairs.js';
import { afterChoice, asItFalls, betweenBouts, counted, inChain, inRounds } from './restraints.js';
import { stockDrafts } from './stock.js';

const ORDER: readonly Stage[] = ['up', 'fill', 'build', 'down', 'store', 'turn'];

/** All moves of the player. */
export const lowerMoves = (table: Table): Move[] => {
  const takers = table.groups.filter((group) => group.spec.role !== 'stock');
  const drafts = [
    ...chooseDrafts(table),
    ...takers.flatMap((taker) => table.groups.flatMap((giver) => pairDrafts(giver, taker, table))),
    ...offeredDrafts(table),
    ...tiedDrafts(table, gives),
    ...fillDrafts(table),
    ...table.groups
      .filter((group) => group.spec.role === 'stock')
      .flatMap((stock) => stockDrafts(stock, table)),
  ]
    .flatMap((draft) => inRounds(draft, table))
    .map((draft) => leaving(asItFalls(inChain(draft), table), table))
    .map((draft) => counted(draft, table))
    .map((draft) => betweenBouts(draft, table))
    .map((draft) => withLoans(draft, table))
    .map((draft) => afterChoice(draft, table))
    .filter(({ move }) => move.when.op !== 'never');
  return rowsWhenStuck(withObligations(withPairs(drafts, table), table), table)
    .map(({ move }) => move)
    .filter(({ when }) => when.op !== 'never')
    .toSorted((a, b) => ORDER.indexOf(a.stage) - ORDER.indexOf(b.stage));
};
