import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import {
  type Build,
  type CardRef,
  type Cond,
  type PileRef,
  SUIT_RELATIONS,
} from '../../core/types.js';
import { aPile, type Said } from '../english/said.js';
import { ALWAYS, all, any, NEVER, not, rankIsOneOf } from '../lower/conds.js';
import {
  aRank,
  flag,
  groupList,
  inWords,
  listed,
  plural,
  rankList,
  rankName,
  rankNames,
  theGroups,
} from '../terms.js';
import { lowerOrOrder, orOrderEnglish } from './or-order.js';
import { RANK_ENGLISH, relationOf, SUIT_ENGLISH } from './relation.js';

/**
 * `build`: what a pile accepts on its top card, in words (`down in alternate colours`) or at more
 * length. Serves every game with packing or foundations.
 */

const steps = z
  .union([z.enum(['up', 'down', 'either', 'equal', 'none']), z.number().int().min(-12).max(12)], {
    error: 'up, down, either, equal, none or a number of ranks',
  })
  .describe('rank of the card laid against the card it is laid on; none: only `bare` takes cards');

/** The words of a build at length; other words take some of them. */
export const buildWords = z.strictObject({
  rank: steps.default('down'),
  suit: z.enum(SUIT_RELATIONS).default('any').describe('suit of the card laid against the other'),
  corner: z
    .union([flag, z.literal('base')], { error: 'yes, no or base' })
    .default(false)
    .describe('king and ace are neighbours; `base`: ranks run round from the foundations’ base'),
  from: groupList.optional().describe('only cards of these groups may be laid'),
  'at least': z.number().int().min(1).max(52).optional().describe('only on so many cards'),
  never: rankList.optional().describe('cards of these ranks may not be laid'),
  'not on': rankList.optional().describe('nothing may be laid on cards of these ranks'),
  'one way': flag
    .default(false)
    .describe('a run that goes up or down on the pile may not turn back'),
  'on blocked': flag.default(false).describe('cards that are blocked can be laid upon as well'),
  bare: rankList.optional().describe('a lone card of these ranks takes any card'),
  once: z
    .strictObject({ empty: groupList })
    .optional()
    .describe('only when these groups are empty'),
  'or in order': rankList
    .min(2)
    .max(26)
    .optional()
    .describe('cards whose ranks stand side by side in this order may lie on each other as well'),
  until: z
    .strictObject({ empty: groupList })
    .optional()
    .describe('only as long as one of these groups has cards (the first part of the Zodiac)'),
});

export const buildSchema = z
  .union([buildWords, relationOf(buildWords)], {
    error: 'words such as down in suit, up or down in any suit, or { rank, suit }',
  })
  .describe('what a pile accepts on its top card');
export type BuildSpec = z.output<typeof buildSchema>;

const STEPS = { up: [1], down: [-1], either: [-1, 1], equal: [0], none: [] } as const;

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

/** A run at the top of a pile that goes one way, with the lead card going the other. */
const turnsBack = (build: Build, pile: PileRef): Cond => {
  const top = { op: 'top', pile } as const;
  const step = (by: number): Build => ({ ...build, steps: [by] });
  return any(
    ...build.steps.map((by) =>
      all(
        { op: 'fits', card: 'lead', on: top, build: step(by) },
        { op: 'fits', card: top, on: { op: 'under', pile }, build: step(-by) },
      ),
    ),
  );
};

/**
 * When a card may be laid on the top card of a pile; never true for an empty one.
 * @param card the card that is laid: the one that moves, or another that could be.
 */
export const lowerFits = (
  spec: BuildSpec,
  deck: Deck,
  card: CardRef = 'lead',
  pile: PileRef = 'to',
): Cond => {
  const top = { op: 'top', pile } as const;
  const size = { op: 'size', pile } as const;
  const build = lowerBuild(spec, deck);
  const least = spec['at least'];
  const fits: Cond = { op: 'fits', card, on: top, build };
  const order = spec['or in order'];
  const onCard = all(
    least === undefined ? ALWAYS : { op: 'compare', a: size, is: '>=', b: least },
    order === undefined ? fits : any(fits, lowerOrOrder(order, build.suit, deck, card)),
    not(rankIsOneOf(card, spec.never ?? [], deck)),
    not(rankIsOneOf(top, spec['not on'] ?? [], deck)),
    spec['one way'] ? not(turnsBack(build, pile)) : ALWAYS,
  );
  if (spec.bare === undefined) return spec.rank === 'none' ? NEVER : onCard;
  const alone: Cond = { op: 'compare', a: size, is: '==', b: 1 };
  const onBare = all(alone, rankIsOneOf(top, spec.bare, deck));
  return spec.rank === 'none' ? onBare : any(onCard, onBare);
};

const rankEnglish = (rank: BuildSpec['rank']): string => {
  if (typeof rank === 'string') return RANK_ENGLISH[rank];
  const by = `by ${inWords(Math.abs(rank))}`;
  return rank === 0 ? RANK_ENGLISH.equal : `${rank > 0 ? 'up' : 'down'} ${by}`;
};

/** `down in alternate colours`: how cards lie on each other. */
export const relationEnglish = (
  spec: Pick<BuildSpec, 'rank' | 'suit' | 'corner'>,
  deck: Deck,
): string => {
  const neighbours = `${rankName('K', deck)} and ace are neighbours`;
  const corner =
    spec.corner === true
      ? ` (${neighbours})`
      : spec.corner === 'base'
        ? ` (${neighbours}, but the base rank is the lowest)`
        : '';
  return `${rankEnglish(spec.rank)} ${SUIT_ENGLISH[spec.suit]}${corner}`;
};

/** `nothing on kings` */
export const notOnEnglish = (spec: BuildSpec, deck: Deck): string[] =>
  spec['not on'] === undefined
    ? []
    : [
        `nothing on ${listed(
          spec['not on'].map((word) => rankNames(word, deck)),
          'or',
        )}`,
      ];

/** `the pack and the talon are out` */
export const areOut = (groups: readonly string[]): string =>
  `${theGroups(groups)} ${groups.length > 1 ? 'are' : 'is'} out`;

const areNotOut = (groups: readonly string[]): string => `${theGroups(groups, 'or')} has cards`;

/** Sentences on what may be laid on the cards of a group. */
export const buildEnglish = (said: Said, spec: BuildSpec, deck: Deck): string[] => {
  const { name } = said;
  const { 'at least': least = 1, once, until, never, bare } = spec;
  const what = spec.from === undefined ? 'cards' : `only cards of ${theGroups(spec.from)}`;
  const where =
    once === undefined ? `on the ${name} ${what} are built` : `${what} are built on the ${name}`;
  const later = once === undefined ? '' : `once ${areOut(once.empty)}, `;
  const comma = spec.from === undefined ? '' : ',';
  const bareEnglish = listed(
    (bare ?? []).map((word) => aRank(word, deck)),
    'or',
  );
  if (spec.rank === 'none')
    return [
      bare === undefined
        ? `nothing is built on the ${name}`
        : `${later}${bareEnglish} that lies alone on ${aPile(said)} takes ${spec.from === undefined ? 'any card' : `any card of ${theGroups(spec.from, 'or')}`}, and nothing else is built there`,
    ];
  const parts = [
    `${later}${where}${comma} ${relationEnglish(spec, deck)}`,
    ...(spec['or in order'] === undefined ? [] : [orOrderEnglish(spec['or in order'], deck)]),
    ...(least === 1 ? [] : [`only where at least ${plural(least, 'card')} lie`]),
    ...(never === undefined
      ? []
      : [
          `but never ${listed(
            never.map((word) => rankNames(word, deck)),
            'or',
          )}`,
        ]),
    ...notOnEnglish(spec, deck),
    ...(spec['one way'] ? ['a run may not turn back'] : []),
    ...(until === undefined ? [] : [`as long as ${areNotOut(until.empty)}`]),
  ];
  return [
    parts.join(', '),
    ...(bare === undefined ? [] : [`${bareEnglish} that lies alone there then takes any card`]),
  ];
};
