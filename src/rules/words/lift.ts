import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Effect } from '../../core/types.js';
import { rankIsOneOf } from '../lower/conds.js';
import { groupList, listed, rankList, rankNames, theGroups } from '../terms.js';

/**
 * `lift`, of cards put out of play: when all is dealt the cards of some ranks that lie on top in other
 * groups are taken up, and leave spaces (the aces of Gaps).
 */
export const liftSchema = z
  .strictObject({ ranks: rankList, from: groupList })
  .describe('cards of these ranks are taken up from these groups when all is dealt');
export type LiftSpec = z.output<typeof liftSchema>;

/** @param piles of the groups named. @param to the pile that takes them. */
export const lowerLift = (
  spec: LiftSpec,
  piles: readonly number[],
  to: number,
  deck: Deck,
): Effect => ({
  do: 'each',
  piles,
  when: rankIsOneOf({ op: 'top', pile: 'it' }, spec.ranks, deck),
  repeat: false,
  then: [{ do: 'move', n: 1, from: 'it', to, turned: false, face: 'as it is' }],
});

export const liftEnglish = (spec: LiftSpec, deck: Deck): string =>
  `when all is dealt the ${listed(spec.ranks.map((word) => rankNames(word, deck)))} are taken up from ${theGroups(spec.from)}, and leave spaces`;
