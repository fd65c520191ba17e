import type { Effect } from '../../core/types.js';
import { groupName } from '../terms.js';

/**
 * `tops of`, of a deal: when another group has been dealt, the top card of each of its piles is laid
 * on the pile of the same number here (the balcony of the Great Thirteen).
 */
export const topsOfSchema = groupName.describe(
  'the top card of each pile of this group, dealt before, is laid on the pile of the same number',
);

export const lowerTopsOf = (from: readonly number[], piles: readonly number[]): Effect[] =>
  from.map((pile, i) => ({
    do: 'move',
    n: 1,
    from: pile,
    to: piles[i]!,
    turned: false,
    face: 'up',
  }));

export const topsOfEnglish = (name: string): string => `a card each, the top ones of the ${name}`;
