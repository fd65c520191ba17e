import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Cond } from '../../core/types.js';
import { groupList, listed, rankList, rankNames, rankNumber } from '../terms.js';

/** `spaces`: who may fill an empty pile of the group. Serves every tableau. */
export const spacesSchema = z
  .union(
    [
      z.enum(['any', 'none']),
      rankList,
      z.strictObject({ ranks: rankList.optional(), from: groupList }),
    ],
    { error: 'any, none, a list of ranks, or { ranks, from }' },
  )
  .describe('which cards may be laid on an empty pile');
export type SpacesSpec = z.output<typeof spacesSchema>;

/** The ranks that may fill a space, or undefined where any may. */
const ranksOf = (spec: SpacesSpec): readonly string[] | undefined =>
  typeof spec === 'string' ? undefined : 'from' in spec ? spec.ranks : spec;

/** The groups that may fill a space, or undefined where all may. */
export const spaceGivers = (spec: SpacesSpec): readonly string[] | undefined =>
  typeof spec === 'object' && 'from' in spec ? spec.from : undefined;

export const lowerSpaces = (spec: SpacesSpec, deck: Deck): Cond => {
  if (spec === 'none') return { op: 'never' };
  const empty: Cond = { op: 'empty', pile: 'to' };
  const ranks = ranksOf(spec);
  if (ranks === undefined) return empty;
  const wanted = ranks.map(
    (word): Cond => ({
      op: 'compare',
      a: { op: 'rank', card: 'lead' },
      is: '==',
      b: rankNumber(word, deck),
    }),
  );
  return { op: 'all', of: [empty, { op: 'any', of: wanted }] };
};

export const spacesEnglish = (name: string, spec: SpacesSpec): string => {
  if (spec === 'none') return `The player may not fill an empty pile of the ${name}.`;
  const ranks = ranksOf(spec);
  const from = spaceGivers(spec);
  const cards = ranks === undefined ? 'any card' : `only ${listed(ranks.map(rankNames), 'or')}`;
  return `An empty pile of the ${name} takes ${cards}${from === undefined ? '' : ` from the ${listed(from, 'or')}`}.`;
};
