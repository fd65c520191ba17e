import { z } from 'zod';
import type { Said } from '../english/said.js';
import { flag, groupList, groupName, plural, several, theGroups } from '../terms.js';

/**
 * `row`: cards of the stock dealt to the piles of a group, one each, when the player wants it: again
 * and again on the same piles (Spider, Congress), in a grid on its next row (Blockade, Babette), or
 * once to each of several groups in turn (the Shah's circles). `when: stuck` is the Wheel's. `lower/row.ts` makes the rules of it.
 */
export const rowSchema = z
  .strictObject({
    onto: z
      .union([groupName, groupList])
      .describe('a group; or groups that get one row each, in this order'),
    cards: several.optional().describe('so many together on each pile; one if not given'),
    'over spaces': flag.default(true).describe('a row may be dealt while a pile is empty'),
    when: z
      .enum(['any time', 'stuck'])
      .default('any time')
      .describe('stuck: only when no other move can be made'),
  })
  .describe('a card is dealt on each pile of a group, left to right');
export type RowSpec = z.output<typeof rowSchema>;

/** The counter of rows dealt, in games where it matters. */
export const ROWS = 'rows';

/**
 * @param groups the groups that get rows, with the columns of those that make a grid.
 * @param filled whether places are to be filled from the stock before it is used otherwise.
 */
export const rowEnglish = (
  name: string,
  row: RowSpec,
  groups: readonly (Said & { readonly grid: number | undefined })[],
  filled: boolean,
): string[] => {
  const [first] = groups;
  const when =
    row.when === 'stuck'
      ? 'when no other move is left, and only then,'
      : filled && !Array.isArray(row.onto)
        ? 'when no place is to be filled'
        : 'at any time';
  const each = `${row.cards === undefined ? 'a card' : plural(row.cards, 'card')} face up on each ${first?.pile ?? 'pile'}, from left to right as far as they go`;
  if (Array.isArray(row.onto))
    return [
      `${when} the player may deal the next row from the ${name}: first the ${row.onto.join(', then the ')}, ${each}`,
      `no card of the ${name} goes anywhere else, but to fill places, before the last row lies`,
    ];
  if (first?.grid !== undefined)
    return [
      `${when} the player may deal the next row${first.name === 'rows' ? '' : ` of the ${first.name}`} from the ${name}: ${each}`,
    ];
  const spaces = row['over spaces']
    ? `, on ${filled ? 'all of them' : 'empty ones too'}`
    : `, but only when no ${first?.pile ?? 'pile'} is empty`;
  return [
    `${when} the player may deal a row from the ${name} to ${theGroups([row.onto].flat())}: ${each}${filled ? '' : spaces}`,
  ];
};
