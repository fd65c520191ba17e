import { z } from 'zod';
import type { Move } from '../../core/types.js';
import { ALWAYS } from '../lower/conds.js';
import { groupName, inWords } from '../terms.js';
import { BASE } from './build.js';

/**
 * `choose`: the player begins by choosing one of the cards of a reserve as the first foundation
 * (the Terrace: one of three; its modern forms: one of four); the others go to the first piles of another group. Nothing else is
 * done before.
 */
export const chooseSchema = z
  .strictObject({
    for: groupName.describe('the foundations that the card begins'),
    'others to': groupName.describe('where the cards not chosen go, one to a pile, as they lie'),
  })
  .describe('first of all the player chooses one of these cards to begin the foundations');
export type ChooseSpec = z.output<typeof chooseSchema>;

/** @param cards how many there are to choose from. */
export const lowerChoose = (
  name: string,
  reserve: number,
  cards: number,
  foundation: number,
  others: readonly number[],
): Move => ({
  name: `choose from ${name}`,
  stage: 'up',
  from: [reserve],
  to: [foundation],
  count: { unit: 'any card' },
  when: ALWAYS,
  effects: [
    { do: 'pick', n: 'n', from: 'from', to: 'to' },
    { do: 'set', counter: BASE, to: { op: 'rank', card: { op: 'bottom', pile: 'to' } } },
    ...others.slice(0, cards - 1).map((pile) => ({
      do: 'pick' as const,
      n: { op: 'size', pile: 'from' } as const,
      from: 'from' as const,
      to: pile,
    })),
  ],
});

export const chooseEnglish = (
  name: string,
  spec: ChooseSpec,
  cards: number,
  pile: string,
): string[] => [
  `before anything else the player chooses one of the ${inWords(cards)} cards of the ${name}: it begins the first of the ${spec.for}, and its rank is the base rank; the others go to the first ${pile}s of the ${spec['others to']}, in the order in which they lie`,
];
