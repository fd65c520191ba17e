import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Cond, Count } from '../../core/types.js';
import { all, empty } from '../lower/conds.js';
import { flag, rankName } from '../terms.js';

/**
 * `whole suits`, of a foundation: only all cards of a suit, in order, leave for it, in one move (the
 * Spider); `alone`: and only when nothing else lies in their pile.
 */
export const wholeSuitsSchema = z
  .union([flag, z.literal('alone')], { error: 'yes, no or alone' })
  .describe(
    'takes only a whole suit, king to ace, in one move; alone: only when it is all of its pile',
  );
export type WholeSuitsSpec = z.output<typeof wholeSuitsSchema>;

/** How many cards go to such a foundation at once, and when. */
export const lowerWholeSuits = (
  spec: WholeSuitsSpec,
  deck: Deck,
): { readonly count: Count; readonly when: Cond } => {
  const build = { steps: [-1], wrap: false, suit: 'same', ranks: deck.ranks } as const;
  const isAll = {
    op: 'compare',
    a: { op: 'size', pile: 'from' },
    is: '==',
    b: deck.ranks,
  } as const;
  return {
    count: { unit: 'run', build, whole: false, exactly: deck.ranks },
    when: spec === 'alone' ? all(empty('to'), isAll) : empty('to'),
  };
};

export const wholeSuitsEnglish = (name: string, spec: WholeSuitsSpec, deck: Deck): string => {
  const suit = `all cards of a suit, ${rankName('K', deck)} down to ace,`;
  const where =
    spec === 'alone'
      ? 'are all that lies in a pile, in order'
      : 'lie in order at the end of a pile';
  return `to the ${name} go whole suits only: when ${suit} ${where}, they may leave together for an empty pile there`;
};
