import { z } from 'zod';
import type { Move } from '../../core/types.js';
import { ALWAYS } from '../lower/conds.js';
import { groupList, groupName, inWords, listed } from '../terms.js';
import { BASE } from './build.js';

/**
 * `choose`: the player begins by choosing one of the cards of a reserve as the first foundation
 *
 * (the Terrace: one of three; its modern forms: one of four); the others go to the first piles of
 * another group. With two groups of foundations the card begins one of either, as the player likes
 * (the Herring-Bone). Nothing else is done before.
 */
export const chooseSchema = z
  .strictObject({
    for: z.union([groupName, groupList]).describe('the foundations that the card begins'),
    'others to': groupName
      .optional()
      .describe('where the cards not chosen go, one to a pile, as they lie'),
  })
  .describe('first of all the player chooses one of these cards to begin the foundations');
export type ChooseSpec = z.output<typeof chooseSchema>;

/** The groups of foundations that a choice begins. */
export const chosenFor = (spec: ChooseSpec | undefined): readonly string[] =>
  [spec?.for ?? []].flat();

/** @param cards how many there are to choose from. @param foundations where the card may go. */
export const lowerChoose = (
  name: string,
  reserve: number,
  cards: number,
  foundations: readonly number[],
  others: readonly number[],
): Move => ({
  name: `choose from ${name}`,
  stage: 'up',
  from: [reserve],
  to: foundations,
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
): string[] => {
  const begins = listed(
    chosenFor(spec).map((group) => `the first of the ${group}`),
    'or',
  );
  const [what, others] =
    cards === 1
      ? [`lays the ${name}`, '']
      : [
          `chooses one of the ${inWords(cards)} cards of the ${name}`,
          `; the others go to the first ${pile}s of the ${spec['others to']}, in the order in which they lie`,
        ];
  return [
    `before anything else the player ${what}: it begins ${begins}, and its rank is the base rank${others}`,
  ];
};
