import type { Cond } from '../../core/types.js';
import type { Table } from '../table.js';
import { all, any, NEVER, not, rankIsOneOf } from './conds.js';
import { type Draft, under } from './draft.js';
import { spaceOwed } from './fill.js';

/**
 * Obligations: what the player owes at a moment (cards that must go up, places that must be filled)
 * is done in any order, and nothing else before it. A card of the stock is turned only when nothing
 * is owed, or for a place to be filled; turned, it must go up if it must and can, and if it is one
 * that may not fill the place it goes where a turned card goes.
 */
export const withObligations = (drafts: readonly Draft[], table: Table): Draft[] => {
  const fromStock = ({ giver }: Draft) => giver?.spec.role === 'stock';
  const waiting = possible(drafts.filter((d) => d.kind === 'must' && !fromStock(d)));
  const space = spaceOwed(table, drafts);
  const nothingOwed = all(not(waiting), not(space));
  const turned = drafts.map((d) =>
    d.kind === 'must' && fromStock(d) ? under(d, any(space, not(waiting))) : d,
  );
  const mustGoUp = possible(turned.filter((d) => d.kind === 'must' && fromStock(d)));
  const unfit = table.groups.flatMap(({ spec: { keep } }) =>
    Object.entries(keep?.never ?? {}).flatMap(([name, ranks]) =>
      table.groups.some((group) => group.name === name && group.spec.role === 'stock') ? ranks : [],
    ),
  );
  return turned.map((draft) => {
    switch (draft.kind) {
      case 'must':
      case 'fill':
      case 'choose':
        return draft;
      case 'turn':
        return under(
          draft,
          all(not(mustGoUp), any(nothingOwed, all(space, rankIsOneOf('lead', unfit, table.deck)))),
        );
      default:
        return under(draft, nothingOwed);
    }
  });
};

const possible = (drafts: readonly Draft[]): Cond =>
  drafts.length === 0 ? NEVER : { op: 'possible', of: drafts.map(({ move }) => move) };

/** A row that may be dealt only when nothing else can be done waits for all other moves. */
export const rowsWhenStuck = (drafts: readonly Draft[], table: Table): Draft[] => {
  const stuck = table.groups.some(
    ({ spec: { row, 'deal round': round } }) => row?.when === 'stuck' || round?.when === 'stuck',
  );
  if (!stuck) return [...drafts];
  const others = drafts.filter(
    ({ kind }) => kind !== 'row' && kind !== 'turn' && kind !== 'redeal',
  );
  return drafts.map((d) => (d.kind === 'row' ? under(d, not(possible(others))) : d));
};
