import type { Num, PileRef } from '../../core/types.js';
import { type PlacedGroup, startRank, type Table } from '../table.js';
import { BASE } from '../words/build.js';
import { counter } from './conds.js';

/** The rank that begins an empty pile of a foundation. */
export const startOf = ({ spec, piles }: PlacedGroup, { deck }: Table, pile: PileRef): Num => {
  if (spec.start === 'base') return counter(BASE);
  if (!Array.isArray(spec.start)) return startRank(spec, deck, 0);
  const values = piles.map((_, i) => startRank(spec, deck, i));
  return { op: 'per', first: piles[0]!, values, pile };
};
