import type { Cond, Consequence, Effect } from '../../core/types.js';
import { groupsOf, type PlacedGroup, type Table } from '../table.js';
import { giversOf } from '../words/keep.js';
import { all, counterIs, holdsCards } from './conds.js';
import { isShort } from './short.js';

/**
 * Games in which places are filled in bouts, each from a pile that the player chooses, need to
 * remember two things: that such a bout has begun, and that the next card of the stock was turned
 * while every place was full, so that it may be used however the places are now (the Shah).
 */
export const FILLING = 'filling';
export const VIEW = 'view';

/** Groups that are filled in bouts by choice. */
export const boutGroups = (table: Table): PlacedGroup[] =>
  table.groups.filter(({ spec: { keep } }) => keep?.choice && keep.when === 'before turning');

/** The stock that the bouts draw from, if there are any. */
const viewedStock = (table: Table): PlacedGroup | undefined => {
  const givers = boutGroups(table).flatMap(({ spec: { keep } }) => giversOf(keep!));
  return groupsOf(table, givers).find(({ spec }) => spec.role === 'stock');
};

/** The card in view has left the stock `pile`, if it is the one that is viewed. */
export const leftView = (pile: number, table: Table): Effect[] =>
  viewedStock(table)?.first === pile ? [{ do: 'set', counter: VIEW, to: 0 }] : [];

/** The bout is over when no place is short or nothing is left; then the next card comes into view. */
export const viewConsequences = (table: Table, mayTurn: Cond): Consequence[] => {
  const stock = viewedStock(table);
  if (stock === undefined) return [];
  const noneShort = { op: 'not', of: isShort(boutGroups(table)) } as const;
  const givers = groupsOf(
    table,
    boutGroups(table).flatMap(({ spec: { keep } }) => giversOf(keep!)),
  );
  const nothingLeft = {
    op: 'all',
    of: givers.map((g) => ({ op: 'empty', pile: g.first }) as const),
  } as const;
  const each = [stock.first];
  return [
    {
      name: 'filling is over',
      each,
      when: all(counterIs(FILLING, 1), { op: 'any', of: [noneShort, nothingLeft] }),
      effects: [{ do: 'set', counter: FILLING, to: 0 }],
    },
    {
      name: `next card of ${stock.name} comes into view`,
      each,
      when: all(
        counterIs(VIEW, 0),
        counterIs(FILLING, 0),
        holdsCards(stock.first),
        mayTurn,
        noneShort,
      ),
      effects: [{ do: 'set', counter: VIEW, to: 1 }],
    },
  ];
};
