import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Cond, Effect } from '../../core/types.js';
import { anEmptyPile, aPile, type Said } from '../english/said.js';
import { ALWAYS, all, empty, holdsCards, rankIsOneOf } from '../lower/conds.js';
import { aRank, flag, groupList, listed, rankList, theGroups } from '../terms.js';
import { giversOf, type KeepSpec } from './keep.js';

/**
 * `spaces`: who may fill an empty pile of the group. Serves every tableau. `once` is for places that
 * open when the pack is out (the Congress's last helps), `then fill` for the Shah's ray, `top row`
 * for columns that are begun anew in a grid (the Olga, Napoleon at St. Helena), `before others` where
 * a space must be filled before the tableau is played on (strict Canfield, American Toad).
 */
export const spacesSchema = z
  .union(
    [
      z.enum(['any', 'none']),
      rankList,
      z.strictObject({
        ranks: rankList.optional(),
        from: groupList,
        once: z
          .strictObject({ empty: groupList })
          .optional()
          .describe('only when these groups are empty'),
        'before others': flag
          .default(false)
          .describe('as long as a pile is empty no other cards may be laid on the group'),
        'top row': flag.default(false).describe('in a grid, only places of its first row'),
        'then fill': z
          .strictObject({ groups: groupList, from: groupList })
          .optional()
          .describe(
            'the piles of the same number in these groups are filled at once, from the first that has cards',
          ),
      }),
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
  const ranks = ranksOf(spec);
  return ranks === undefined ? empty('to') : all(empty('to'), rankIsOneOf('lead', ranks, deck));
};

/** When cards that may not fill spaces may be laid on cards of the group. */
export const lowerOthers = (
  spec: SpacesSpec | undefined,
  giver: string,
  piles: readonly number[],
): Cond =>
  typeof spec === 'object' && 'from' in spec && spec['before others'] && !spec.from.includes(giver)
    ? { op: 'every', piles, of: holdsCards('other') }
    : ALWAYS;

/**
 * What follows when a card was laid on an empty pile `to`: the other piles of the same number are
 * filled (the Shah's ray, whose inner place was given a card of the outer circle).
 * @param offsets from `to` to those piles.
 * @param givers piles that give, the first that has cards.
 * @param taken what else happens when a pile has given a card.
 */
export const lowerThenFill = (
  offsets: readonly number[],
  givers: readonly number[],
  taken: (giver: number) => readonly Effect[],
): Effect[] =>
  offsets.flatMap((by) =>
    givers.map(
      (giver): Effect => ({
        do: 'if',
        when: all(empty({ op: 'next', pile: 'to', by }), holdsCards(giver)),
        then: [
          {
            do: 'move',
            n: 1,
            from: giver,
            to: { op: 'next', pile: 'to', by },
            turned: false,
            face: 'up',
          },
          ...taken(giver),
        ],
      }),
    ),
  );

/** Who may fill empty piles where anyone may. @param keep what fills spaces by itself, if anything. */
export const spacesEnglish = (
  said: Said,
  spec: SpacesSpec,
  deck: Deck,
  keep: KeepSpec | undefined,
  isBlocked: boolean,
): string => {
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
      ? ` of ${theGroups(from, 'or')} only`
      : ranks === undefined
        ? ''
        : ' and nothing else';
  const words = typeof spec === 'object' && 'from' in spec ? spec : undefined;
  const fill = words?.['then fill'];
  const when =
    words?.once !== undefined
      ? `once ${theGroups(words.once.empty)} is out, `
      : keep?.when === 'at once'
        ? `when ${theGroups(giversOf(keep))} ${giversOf(keep).length > 1 ? 'have' : 'has'} none left, `
        : '';
  const also = keep?.when === 'before turning' && words?.once === undefined;
  const where = words?.['top row']
    ? `an empty ${said.pile} in the first row of the ${said.name}`
    : anEmptyPile(said);
  const then =
    fill === undefined
      ? ''
      : `; then the ${said.pile}s of the same number in ${theGroups(fill.groups)} are filled at once from the ${fill.from.join(', or when that has none left from the ')}`;
  const free = isBlocked ? ' that is not blocked' : '';
  const others = words?.['before others']
    ? `; as long as ${said.count === 1 ? `the ${said.name} is` : `${aPile(said)} is`} empty, no other card may be laid on the ${said.name}`
    : '';
  return also
    ? `besides, ${from === undefined ? cards : `only ${ranks === undefined ? 'cards' : cards} of ${theGroups(from, 'or')}`} may be laid on ${where}${free}${then}${others}`
    : `${when}${where}${free} takes ${cards}${rest}${then}${others}`;
};
