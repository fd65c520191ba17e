import { z } from 'zod';
import {
  flag,
  groupList,
  groupName,
  inWords,
  listed,
  plural,
  rankList,
  theGroups,
} from '../terms.js';

/**
 * `keep`: piles that are brought up to a number of cards from other piles. `lower/fill.ts` makes the
 * rules of it. Four kinds, by `when` and `choice`:
 *
 * - at once: it happens by itself, from the first pile of `from` that has cards (Canfield's reserve,
 *   the Terrace's valley);
 * - before turning: one act, when the player wants it; until it is done no other card leaves the
 *   stock (the Clock's packets, the rows of Congress and Blockade);
 * - at once, by choice: owed before anything else, each from the pile that the player chooses (the
 *   Fish-Bone's gridiron);
 * - before turning, by choice: in bouts; a bout once begun fills every place in order, each from the
 *   pile that the player chooses (the Shah).
 */
const KEEP_WHEN = ['at once', 'before turning'] as const;
const KEEP_ORDERS = ['packets', 'rounds'] as const;

export const keepSchema = z
  .strictObject({
    'at least': z
      .union([z.number().int().min(1).max(52), z.literal('rows')], {
        error: 'a number of cards, or rows',
      })
      .describe('so many cards; rows: as many rows as were dealt'),
    from: z.union([groupName, groupList]).describe('the first that has cards, or by choice'),
    choice: flag.default(false).describe('the player chooses from which pile each card comes'),
    when: z.enum(KEEP_WHEN).default('at once'),
    order: z
      .enum(KEEP_ORDERS)
      .default('packets')
      .describe(
        'packets: each pile is filled before the next; rounds: one card each, again and again',
      ),
    piles: z.number().int().min(0).max(128).optional().describe('only the first so many piles'),
    after: z.array(groupName).optional().describe('groups that are filled before this one'),
    never: z
      .record(groupName, rankList)
      .optional()
      .describe('ranks that do not fill a pile, by the group they come from'),
    'while rows are dealt': z
      .literal('at once')
      .optional()
      .describe('filled at once as long as rows are still to be dealt, whatever `when` says'),
  })
  .describe('short piles are brought up to so many cards from other piles');
export type KeepSpec = z.output<typeof keepSchema>;

/** The groups that give, the preferred first. */
export const giversOf = (keep: KeepSpec): readonly string[] => [keep.from].flat();

const shortEnglish = (keep: KeepSpec): { short: string; filled: string } => {
  const least = keep['at least'];
  if (least === 'rows') return { short: 'empty in rows already dealt', filled: 'is filled' };
  return least === 1
    ? { short: 'empty', filled: 'gets a card' }
    : {
        short: `left with fewer than ${plural(least, 'card')}`,
        filled: `is brought up to ${inWords(least)}`,
      };
};

const orderEnglish = ({ order, 'at least': least }: KeepSpec): string => {
  if (least === 1) return 'in order';
  if (least === 'rows') return 'the uppermost rows first, from left to right';
  return order === 'packets'
    ? 'in order, each pile in full before the next'
    : 'in order, a card to each in turn, round and round';
};

const neverEnglish = (keep: KeepSpec): string[] =>
  Object.entries(keep.never ?? {}).map(
    ([group, ranks]) =>
      `${listed(ranks, 'or')} of the ${group} never fill such a place; where one turns up for it, it goes where else it may and the place is still to be filled`,
  );

export const keepEnglish = (name: string, keep: KeepSpec): string[] => {
  const { short, filled } = shortEnglish(keep);
  const givers = giversOf(keep);
  const which =
    keep.piles === undefined
      ? `a pile of the ${name}`
      : `one of the first ${plural(keep.piles, 'pile')} of the ${name}`;
  const first = (keep.after ?? []).length === 0 ? '' : `, after ${theGroups(keep.after ?? [])}`;
  const inTurn =
    givers.length === 1
      ? `from the ${givers[0]}`
      : keep.choice
        ? `from ${theGroups(givers, 'or')}, as the player chooses for each card`
        : `from the ${givers.join(', or when that has none left the ')}`;
  const lasting = `as long as any are left there`;
  const dealing =
    keep['while rows are dealt'] === undefined
      ? []
      : [
          `as long as rows are still to be dealt, ${which} that is ${short} ${filled} at once from the ${givers.at(-1)}`,
        ];
  if (keep.when === 'at once')
    return [
      keep.choice
        ? `${which} that is ${short} must be filled before anything else is done, ${inTurn}, ${lasting}`
        : `${which} that is ${short} ${filled} ${inTurn} at once, ${lasting}`,
      ...neverEnglish(keep),
    ];
  if (keep.choice)
    return [
      ...dealing,
      `when places of the ${name} are ${short}, the player may go on and have them filled when it suits${first}: but a filling once begun fills every place, ${orderEnglish(keep)}, ${inTurn}, before anything else`,
      `the next card of the pack is turned only when every place is full; a card that was turned before may be kept in view and used later`,
      ...neverEnglish(keep),
    ];
  return [
    ...dealing,
    `when piles of the ${name} are ${short}, the player may have all of them filled ${inTurn} at any time${first}: ${orderEnglish(keep)}`,
    `until that is done, no card of the ${givers[0]} goes anywhere else`,
  ];
};
