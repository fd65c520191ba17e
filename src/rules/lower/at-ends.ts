import type { Cond } from '../../core/types.js';
import { gridOf, type PlacedGroup, pilesOf, type Table } from '../table.js';
import { lowerAround } from '../words/around.js';
import { ALWAYS } from './conds.js';

/** Where cards of a grid may go among the piles that stand about it; anywhere for all others. */
export const atEnds = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Cond => {
  const { around } = taker.spec;
  return around === undefined || around.grid !== giver.name
    ? ALWAYS
    : lowerAround(around, gridOf(giver), taker.first, pilesOf(table, around.until?.empty ?? []));
};
