import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import { type Build, type Cond, SUIT_RELATIONS } from '../../core/types.js';
import { flag, groupList, listed, rankList, rankName, rankNumber } from '../terms.js';

/** `build`: what a pile accepts on its top card. Serves every game with packing or foundations. */

const steps = z
  .union([z.enum(['up', 'down', 'either', 'equal']), z.number().int().min(-12).max(12)], {
    error: 'up, down, either, equal or a number of ranks',
  })
  .describe('rank of the card laid against the card it is laid on');

export const buildSchema = z
  .strictObject({
    rank: steps.default('down'),
    suit: z.enum(SUIT_RELATIONS).default('any').describe('suit of the card laid against the other'),
    corner: z
      .union([flag, z.literal('base')], { error: 'yes, no or base' })
      .default(false)
      .describe('king and ace are neighbours; `base`: ranks run round from the foundations’ base'),
    from: groupList.optional().describe('only cards of these groups may be laid'),
    'at least': z.number().int().min(1).max(52).optional().describe('only on so many cards'),
    bare: rankList.optional().describe('a lone card of these ranks takes any card'),
    once: z
      .strictObject({ empty: groupList })
      .optional()
      .describe('only when these groups are empty'),
  })
  .describe('what a pile accepts on its top card');
export type BuildSpec = z.output<typeof buildSchema>;

const STEPS = { up: [1], down: [-1], either: [-1, 1], equal: [0] } as const;

/** The counter that holds the rank of the foundations' first cards. */
export const BASE = 'base';

export const lowerBuild = (
  spec: Pick<BuildSpec, 'rank' | 'suit' | 'corner'>,
  deck: Deck,
): Build => ({
  steps: typeof spec.rank === 'number' ? [spec.rank] : STEPS[spec.rank],
  wrap: spec.corner === true,
  suit: spec.suit,
  ...(spec.corner === 'base' ? { base: BASE } : {}),
  ranks: deck.ranks,
});

/** When the lead card may be laid on the top card of `to`; never true for an empty pile. */
export const lowerFits = (spec: BuildSpec, deck: Deck): Cond => {
  const top = { op: 'top', pile: 'to' } as const;
  const size = { op: 'size', pile: 'to' } as const;
  const fits: Cond = { op: 'fits', card: 'lead', on: top, build: lowerBuild(spec, deck) };
  const least = spec['at least'];
  const onCard: Cond =
    least === undefined
      ? fits
      : { op: 'all', of: [{ op: 'compare', a: size, is: '>=', b: least }, fits] };
  if (spec.bare === undefined) return onCard;
  const lone = spec.bare.map(
    (word): Cond => ({
      op: 'compare',
      a: { op: 'rank', card: top },
      is: '==',
      b: rankNumber(word, deck),
    }),
  );
  const bare: Cond = {
    op: 'all',
    of: [
      { op: 'compare', a: size, is: '==', b: 1 },
      { op: 'any', of: lone },
    ],
  };
  return { op: 'any', of: [onCard, bare] };
};

const RANK_ENGLISH = {
  up: 'one rank higher',
  down: 'one rank lower',
  either: 'one rank higher or lower',
  equal: 'of the same rank',
} as const;

const SUIT_ENGLISH = {
  same: 'of the same suit',
  alternate: 'of the other colour',
  colour: 'of the same colour',
  different: 'of another suit',
  any: 'of any suit',
} as const;

/** `one rank lower and of the same suit` */
export const relationEnglish = (spec: Pick<BuildSpec, 'rank' | 'suit' | 'corner'>): string => {
  const rank =
    typeof spec.rank === 'number'
      ? `${Math.abs(spec.rank)} ranks ${spec.rank > 0 ? 'higher' : 'lower'}`
      : RANK_ENGLISH[spec.rank];
  const corner =
    spec.corner === true
      ? ' (king and ace are neighbours)'
      : spec.corner === 'base'
        ? ' (king and ace are neighbours; nothing goes on a card of the base rank)'
        : '';
  return `${rank} and ${SUIT_ENGLISH[spec.suit]}${corner}`;
};

export const buildEnglish = (name: string, spec: BuildSpec): string[] => {
  const from =
    spec.from === undefined ? '' : ` Only cards of the ${listed(spec.from)} may be so laid.`;
  const least =
    (spec['at least'] ?? 1) === 1 ? '' : `, if at least ${spec['at least']} cards lie there`;
  const lines = [
    `On the top card of a pile of the ${name} a card may be laid that is ${relationEnglish(spec)}${least}.${from}`,
  ];
  if (spec.bare !== undefined)
    lines.push(`A lone ${listed(spec.bare.map(rankName), 'or')} there takes any card.`);
  if (spec.once !== undefined)
    lines.push(`This is allowed only when the ${listed(spec.once.empty)} is empty.`);
  return lines;
};
