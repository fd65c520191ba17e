import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import {
  flag,
  groupList,
  inWords,
  listed,
  rankList,
  rankName,
  rankNames,
  rankNumber,
  theGroups,
} from '../terms.js';

/**
 * `together`, of a foundation: cards are taken in sets, at one time, from the tops of other piles:
 * pairs of one rank (Nestor), pairs that make a sum (the Fourteenth), three different number cards
 * that make a sum and a court card on them (the Wheel). The ace counts one, the king thirteen.
 * `lower/together.ts` makes the moves of it.
 */
export const togetherSchema = z
  .strictObject({
    cards: z.number().int().min(2).max(3).default(2).describe('cards of a set, but for the crown'),
    from: groupList.describe('the piles from whose tops they are taken'),
    ranks: z.literal('equal').optional().describe('they are of one rank'),
    sum: z.number().int().min(2).max(39).optional().describe('their ranks make this sum'),
    of: rankList.optional().describe('cards of these ranks only'),
    different: flag.default(false).describe('no two of one rank'),
    crown: rankList.optional().describe('with a card of one of these ranks laid on them'),
    within: z
      .literal('row or column')
      .optional()
      .describe('both in one row or one column of their grid'),
  })
  .describe('cards are taken in sets, from the tops of several piles at one time');
export type TogetherSpec = z.output<typeof togetherSchema>;

/** How many cards of a set, with its crown. */
export const setSize = ({ cards, crown }: TogetherSpec): number =>
  cards + (crown === undefined ? 0 : 1);

/** `2 to 10`, or a list where ranks do not follow each other. */
const ranksEnglish = (of: readonly string[], deck: Deck): string => {
  const numbers = of.map((word) => rankNumber(word, deck));
  const follow = numbers.every((n, i) => i === 0 || n === numbers[i - 1]! + 1);
  return follow && of.length > 2
    ? `${rankName(of[0]!, deck)} to ${rankName(of[of.length - 1]!, deck)}`
    : listed(
        of.map((word) => rankNames(word, deck)),
        'or',
      );
};

const valuesEnglish = (deck: Deck): string => {
  const courts = ['J', 'Q', 'K'].map((word) => `${rankName(word, deck)} ${rankNumber(word, deck)}`);
  return ` (the ace counting one, ${listed(courts)})`;
};

/** What may be taken and laid on the group. */
export const togetherEnglish = (name: string, spec: TogetherSpec, deck: Deck): string[] => {
  const { cards, from, ranks, sum, of, different, crown, within } = spec;
  const parts = [
    ...(of === undefined ? [] : [`${ranksEnglish(of, deck)} only`]),
    ...(ranks === undefined ? [] : ['of one rank']),
    ...(different ? ['no two of one rank'] : []),
    ...(sum === undefined
      ? []
      : [`that make ${sum}${of === undefined ? valuesEnglish(deck) : ''}`]),
    ...(within === undefined ? [] : [`in one ${within}`]),
  ];
  const crowned =
    crown === undefined
      ? ''
      : `; ${listed(
          crown.map((word) => `a ${rankName(word, deck)}`),
          'or',
        )} from another top there is laid on them, and without one they cannot be taken`;
  return [
    `${inWords(cards)} cards at a time, ${parts.join(', ')}, are taken from the tops of ${theGroups(from)} and laid on the ${name}${crowned}`,
  ];
};
