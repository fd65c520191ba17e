import { z } from 'zod';
import type { Effect, Move } from '../../core/types.js';
import type { Said } from '../english/said.js';
import { all, holdsCards } from '../lower/conds.js';
import { inWords, timesInWords } from '../terms.js';
import { firstThatHolds, REDEALS, takeUp } from './turn.js';

/**
 * `deal again`, of a tableau in a game without a stock: all its cards may be taken up, shuffled and
 * dealt again in packets as at first (La Belle Lucie and its houses).
 */
export const dealAgainSchema = z
  .strictObject({ times: z.number().int().min(0).max(99) })
  .describe('the group is taken up, shuffled and dealt again in packets, so often');
export type DealAgainSpec = z.output<typeof dealAgainSchema>;

/**
 * The act, as a move from the first pile that holds cards, so that there is one way to make it.
 * @param size cards of a packet. @param hand the pile that is dealt from.
 */
export const lowerDealAgain = (
  { times }: DealAgainSpec,
  size: number,
  piles: readonly number[],
  hand: number,
): Move => {
  const [first] = piles;
  const used = { op: 'counter', name: REDEALS } as const;
  const deal: Effect = {
    do: 'each',
    piles,
    when: all(holdsCards(hand), {
      op: 'compare',
      a: { op: 'size', pile: 'it' },
      is: '<',
      b: size,
    }),
    repeat: true,
    then: [{ do: 'move', n: 1, from: hand, to: 'it', turned: false, face: 'up' }],
  };
  return {
    name: 'redeal',
    stage: 'turn',
    from: piles,
    to: [hand],
    count: { unit: 'card' },
    when: all({ op: 'compare', a: used, is: '<', b: times }, firstThatHolds(piles)),
    effects: [
      takeUp(piles.slice(1), first!, false),
      { do: 'gather', from: first!, to: hand, order: used },
      deal,
      { do: 'set', counter: REDEALS, to: { op: 'plus', a: used, b: 1 } },
    ],
    redeal: { counter: REDEALS },
  };
};

export const dealAgainEnglish = (said: Said, { times }: DealAgainSpec, size: number): string =>
  times === 0
    ? 'there is no redeal'
    : `at any time the player may have all cards of the ${said.name} taken up, shuffled and dealt again in packets of ${inWords(size)}, the last of what is left; this ${timesInWords(times)}`;
