import { z } from 'zod';
import { flag, groupList, groupName, theGroups } from '../terms.js';

/**
 * `row`: cards of the stock dealt to the piles of a group, one each, when the player wants it: again
 * and again on the same piles (Spider, Congress), in a grid on its next row (Blockade), or once to
 * each of several groups in turn (the Shah's circles). `lower/row.ts` makes the rules of it.
 */
export const rowSchema = z
  .strictObject({
    onto: z
      .union([groupName, groupList])
      .describe('a group; or groups that get one row each, in this order'),
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

export const rowEnglish = (name: string, row: RowSpec): string[] => {
  const when = row.when === 'stuck' ? 'when no other move is left, and only then' : 'at any time';
  const spaces = row['over spaces'] ? ', on empty piles too' : ', but only when no place is empty';
  const how = `a card face up on each pile, from left to right as far as they go`;
  if (Array.isArray(row.onto))
    return [
      `${when} the player may deal the next row from the ${name}: first the ${row.onto.join(', then the ')}, ${how}`,
      `no card of the ${name} goes anywhere else before the last row lies`,
    ];
  return [
    `${when} the player may deal a row from the ${name} to ${theGroups([row.onto].flat())}: ${how}${spaces}`,
  ];
};
