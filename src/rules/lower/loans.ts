import type { Build, Cond } from '../../core/types.js';
import { groupsOf, type PlacedGroup, pilesOf, type Table } from '../table.js';
import { lowerBuild } from '../words/build.js';
import {
  ANSWERED,
  type Fits,
  inOldPlace,
  LENDING,
  lowerLends,
  nothingLent,
} from '../words/lends.js';
import { type Draft, under } from './draft.js';

/** The rules that `lends` makes. */

const fitsBy =
  (build: Build): Fits =>
  (card, on) => ({ op: 'fits', card, on, build });

const buildOf = (group: PlacedGroup, table: Table): Build =>
  lowerBuild(group.spec.build ?? { rank: 'up', suit: 'same', corner: false }, table.deck);

const isOf = (piles: readonly number[], group: PlacedGroup): boolean => piles.includes(group.first);

/** A card goes over to the other foundation. */
const loan = (draft: Draft, lender: PlacedGroup, taker: PlacedGroup, table: Table): Draft => {
  const { move } = draft;
  const room: Cond = {
    op: 'compare',
    a: { op: 'size', pile: 'to' },
    is: '<',
    b: taker.full[0]! - 1,
  };
  const serves = lowerLends(
    pilesOf(table, lender.spec.lends!.for),
    fitsBy(buildOf(taker, table)),
    fitsBy(buildOf(lender, table)),
    room,
  );
  return under({ ...draft, move: { ...move, effects: [LENDING, ...move.effects] } }, serves);
};

/** While a card is lent only one that it brought into use may be played. */
export const withLoans = (draft: Draft, table: Table): Draft => {
  const lender = table.groups.find(({ spec }) => spec.lends !== undefined);
  if (lender === undefined) return draft;
  const { to, for: served } = lender.spec.lends!;
  const [taker] = groupsOf(table, [to]);
  const { giver, move } = draft;
  const goesOver = giver === lender && taker !== undefined && isOf(move.to, taker);
  if (goesOver) return under(loan(draft, lender, taker, table), nothingLent);
  const onNew = taker !== undefined && isOf(move.to, taker);
  const onOld = isOf(move.to, lender);
  if (giver === undefined || !served.includes(giver.name) || !(onNew || onOld))
    return under(draft, nothingLent);
  const answer = { ...draft, move: { ...move, effects: [...move.effects, ANSWERED] } };
  return onOld ? under(answer, inOldPlace) : answer;
};
