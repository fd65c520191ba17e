import type { PlacedGroup, Table } from '../table.js';
import type { Draft } from './draft.js';
import { foundationDrafts } from './foundation.js';
import { tieDrafts } from './pairs.js';
import { cellDrafts, tableauDrafts } from './tableau.js';

/** May cards of `giver` go to `taker` at all, as far as the words of the giver say? */
export const gives = (giver: PlacedGroup, taker: PlacedGroup): boolean => {
  const { role, take, to, choose, lends } = giver.spec;
  if (lends !== undefined) return taker.name === lends.to;
  const isGrace = taker.spec.grace?.from.includes(giver.name) ?? false;
  if (to !== undefined && !to.includes(taker.name) && !isGrace) return false;
  if (take === 'none' || choose !== undefined) return false;
  if (role === 'foundation')
    return take !== undefined && (taker.spec.role !== 'foundation' || to !== undefined);
  if (role === 'stock') return to !== undefined;
  if (role === 'cell') return taker.spec.role !== 'cell';
  return role !== 'discard' && role !== 'hole';
};

export const pairDrafts = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Draft[] => {
  if (!gives(giver, taker) || giver.count === 0 || taker.count === 0) return [];
  switch (taker.spec.role) {
    case 'foundation':
    case 'hole':
      return foundationDrafts(giver, taker, table);
    case 'tableau':
      if (taker.spec.fold !== undefined) return [];
      return [...tableauDrafts(giver, taker, table), ...tieDrafts(giver, taker, table, gives)];
    case 'cell':
      return cellDrafts(giver, taker, table);
    case 'waste':
      return taker.spec.build === undefined ? [] : tableauDrafts(giver, taker, table);
    default:
      return [];
  }
};
