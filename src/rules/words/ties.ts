import { z } from 'zod';
import { aPile, type Said } from '../english/said.js';
import { groupList, theGroups } from '../terms.js';

/**
 * `ties`, of a tableau whose cards go up in pairs (`in pairs with`): any card of the groups named that
 * lies alone may be laid on one that lies alone here. The two are then tied: no third is laid on them,
 * they are never parted, and they go up as a pair (the Empress of India). `lower/pairs.ts` makes the
 * rules of it.
 */
export const tiesSchema = z
  .strictObject({
    from: groupList,
    when: z
      .enum(['any time', 'no pair'])
      .default('any time')
      .describe('no pair: only when no two cards can be played'),
  })
  .describe('cards laid on lone ones here are tied to them; the two go up as a pair');
export type TiesSpec = z.output<typeof tiesSchema>;

export const tiesEnglish = (said: Said, { from, when }: TiesSpec): string[] => [
  `${when === 'any time' ? '' : 'when no two cards can be played, '}any card of ${theGroups(from, 'or')} that lies alone may be laid on a card that lies alone on ${aPile(said)}; the two are then tied`,
];

/** What being tied means, for all groups that tie cards. */
export const TIED_ENGLISH =
  'cards that are tied are never parted and take no third card; they are played at the same moment, each on its foundation';
