import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Cond } from '../../core/types.js';
import { aRank, groupList, listed, rankList, rankNumber, theGroups } from '../terms.js';
import type { KeepSpec } from './keep.js';

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

/** @param keep what fills spaces by itself, if anything does. */
export const spacesEnglish = (
  name: string,
  spec: SpacesSpec,
  deck: Deck,
  keep: KeepSpec | undefined,
): string => {
  const nothing = keep === undefined ? 'nothing' : 'nothing else';
  if (spec === 'none') return `${nothing} may be laid on an empty pile of the ${name}`;
  const when = keep?.when === 'at once' ? `when the ${keep.from} has none left, ` : '';
  const ranks = ranksOf(spec);
  const from = spaceGivers(spec);
  const cards =
    ranks === undefined
      ? 'any card'
      : listed(
          ranks.map((word) => aRank(word, deck)),
          'or',
        );
  const rest =
    from !== undefined
      ? ` from ${theGroups(from, 'or')} only`
      : ranks === undefined
        ? ''
        : ' and nothing else';
  return `${when}an empty pile of the ${name} takes ${cards}${rest}`;
};
