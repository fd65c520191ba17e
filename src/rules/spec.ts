import { z } from 'zod';
import { SUITS } from '../cards/card.js';
import type { Deck } from '../cards/deck.js';
import { ROLES } from '../core/types.js';
import { flag, groupList, groupName, lineOfText, rankList, rankNumber, rankWord } from './terms.js';
import { aroundSchema } from './words/around.js';
import { beginFirstSchema } from './words/begin-first.js';
import { besideSchema } from './words/beside.js';
import { blockedSchema } from './words/blocked.js';
import { buildSchema } from './words/build.js';
import { chainSchema } from './words/chain.js';
import { chooseSchema } from './words/choose.js';
import { COUNTS, withCount } from './words/counts.js';
import { dealSchema, faceSchema } from './words/deal.js';
import { dealAgainSchema } from './words/deal-again.js';
import { dealInTurnSchema } from './words/deal-in-turn.js';
import { dealOutSchema } from './words/deal-out.js';
import { dealRoundSchema } from './words/deal-round.js';
import { differentSuitsSchema } from './words/different-suits.js';
import { exchangeSchema } from './words/exchange.js';
import { foldSchema } from './words/fold.js';
import { followSchema } from './words/follow.js';
import { graceSchema } from './words/grace.js';
import { inPairsSchema } from './words/in-pairs.js';
import { keepSchema } from './words/keep.js';
import { knownSchema } from './words/known.js';
import { layOutSchema } from './words/lay-out.js';
import { lendsSchema } from './words/lends.js';
import { liftSchema } from './words/lift.js';
import { LIKE, likeSchema } from './words/like.js';
import { linesSumSchema } from './words/lines-sum.js';
import { mustSchema } from './words/must.js';
import { nativesSchema } from './words/natives.js';
import { openingSchema } from './words/opening.js';
import { opensOnceSchema } from './words/opens-once.js';
import { orderSchema } from './words/order.js';
import { packOptionsJson } from './words/pack-options.js';
import { paymentSchema } from './words/payment.js';
import { pictureSchema } from './words/picture.js';
import { preferSchema } from './words/prefer.js';
import { rowSchema } from './words/row.js';
import { setOutSchema } from './words/set-out.js';
import { sortSchema } from './words/sort.js';
import { spacesSchema } from './words/spaces.js';
import { stepBySchema } from './words/step-by.js';
import { tiesSchema } from './words/ties.js';
import { timesRoundSchema } from './words/times-round.js';
import { togetherSchema } from './words/together.js';
import { redealSchema, turnSchema } from './words/turn.js';
import { runSchema, unitSchema } from './words/unit.js';
import { wholeSuitsSchema } from './words/whole-suits.js';

/** The words of a group of piles. A word of some size has a file of its own in `words/`. */
export const groupSchema = z
  .strictObject({
    like: likeSchema.optional(),
    role: z.enum(ROLES).describe('what the piles are for'),
    count: z
      .union([z.number().int().min(0).max(128), z.enum(COUNTS)], {
        error: `a number of piles, or ${COUNTS.join(', ')}`,
      })
      .optional()
      .describe('piles in the group; one if not given'),
    called: lineOfText
      .max(40)
      .optional()
      .describe('what the rules in English call the group, if not by its name: inner circle'),
    pile: groupName
      .default('pile')
      .describe('what the rules in English call one of its piles: packet, place, column'),
    about: lineOfText.optional().describe('a remark on the piles'),
    columns: z
      .number()
      .int()
      .min(1)
      .max(32)
      .optional()
      .describe('the piles make a grid of so many columns, row by row'),
    rows: z
      .number()
      .int()
      .min(1)
      .max(128)
      .optional()
      .describe('rows of the grid, instead of a number of piles'),
    'grid names': flag
      .default(true)
      .describe('piles of a grid are named by row and column, not by number'),
    'blocked by': blockedSchema.optional(),
    'set out': setOutSchema.optional(),
    deal: dealSchema.optional(),
    face: faceSchema.default('up'),
    build: buildSchema.optional(),
    start: z
      .union([rankWord, z.literal('base'), rankList])
      .optional()
      .describe(
        'a foundation’s first card, for all or pile by pile; base: the rank of the one dealt there',
      ),
    'ends at': z
      .union([rankWord, rankList])
      .optional()
      .describe('a foundation’s last card, for all or pile by pile'),
    order: orderSchema.optional(),
    'times round': timesRoundSchema.optional(),
    lends: lendsSchema.optional(),
    'in order': flag.default(false).describe('foundations are begun from the first to the last'),
    'different suits': differentSuitsSchema.optional(),
    beside: besideSchema.optional(),
    'step by': stepBySchema.optional(),
    'begin first': beginFirstSchema.default(false),
    must: mustSchema.optional(),
    prefer: preferSchema.optional(),
    'whole suits': wholeSuitsSchema.default(false),
    together: togetherSchema.optional(),
    'in pairs with': inPairsSchema.optional(),
    exchange: exchangeSchema.default('none'),
    spaces: spacesSchema.optional(),
    ties: tiesSchema.optional(),
    chain: chainSchema.optional(),
    follow: followSchema.optional(),
    lift: liftSchema.optional(),
    unit: unitSchema.default('card'),
    run: runSchema.optional(),
    fold: foldSchema.optional(),
    take: z
      .enum(['top', 'none', 'top once redealt'])
      .optional()
      .describe('whether its top card may leave; foundations: none, if not said otherwise'),
    to: groupList.optional().describe('its cards go only to these groups'),
    stays: rankList.optional().describe('cards of these ranks never leave'),
    natives: nativesSchema.optional(),
    'opens once': opensOnceSchema.optional(),
    opening: openingSchema.optional(),
    keep: keepSchema.optional(),
    turn: turnSchema.optional(),
    sort: sortSchema.optional(),
    row: rowSchema.optional(),
    redeal: redealSchema.optional(),
    payment: paymentSchema.optional(),
    'deal out': dealOutSchema.optional(),
    'deal in turn': dealInTurnSchema.optional(),
    'lay out': layOutSchema.optional(),
    'lines sum': linesSumSchema.optional(),
    'deal again': dealAgainSchema.optional(),
    'deal round': dealRoundSchema.optional(),
    'goes up': rankList
      .optional()
      .describe('ranks that begin a foundation at once when they turn up in a row or a filling'),
    choose: chooseSchema.optional(),
    grace: graceSchema.optional(),
    around: aroundSchema.optional(),
  })
  .describe('piles that are alike and named together')
  .meta({ required: [], anyOf: [{ required: ['role'] }, { required: [LIKE] }] });
export type GroupSpec = SpecData['piles'][string];

const scalar = z.union([z.string(), z.number(), z.boolean()], {
  error: 'a word, a number, yes or no',
});

/** What a game is called on the command line. */
const gameName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'a name in lower case: letters, figures, hyphens');

export const optionSchema = z
  .strictObject({
    default: scalar
      .optional()
      .describe('what it is if not set; the first of its values, if not given'),
    values: z.array(scalar).min(1).optional().describe('what it may be; a flag needs no list'),
    from: z.number().int().optional().describe('the least whole number that it may be'),
    to: z.number().int().optional().describe('the greatest'),
    about: lineOfText.describe('what it decides'),
  })
  .refine(({ default: start, values }) => start !== undefined || values !== undefined, {
    path: ['default'],
  })
  .transform(({ default: start, ...option }) => ({
    ...option,
    default: start ?? option.values?.[0] ?? false,
  }))
  .describe('a setting that can be changed with --set');
export type OptionSpec = z.output<typeof optionSchema>;

export const variantSchema = z
  .strictObject({
    about: lineOfText.describe('how it differs, in one line'),
    set: z.record(z.string(), scalar).describe('options and words set as with --set'),
    name: lineOfText.max(80).optional().describe('its title; made of its key if not given'),
    aliases: z.array(gameName).default([]).describe('other names on the command line'),
    source: lineOfText.optional().describe('where its rules come from, if not from the same place'),
    notes: z.array(lineOfText).default([]).describe('remarks beside those of the game'),
    known: knownSchema.optional(),
  })
  .describe('a game with a name of its own that differs in some settings');
export type VariantSpec = z.output<typeof variantSchema>;

/** The words of a rule file, as its options leave them. */
export const fileSchema = z.strictObject({
  name: lineOfText.max(80).describe('the title of the game'),
  aliases: z.array(gameName).default([]).describe('other names on the command line'),
  unlike: z
    .array(gameName)
    .default([])
    .describe('other bundled games that go by much the same name'),
  family: lineOfText
    .max(80)
    .optional()
    .describe('the games that it is listed with; of a bundled file its folder, if not given'),
  source: lineOfText.describe('where the rules come from'),
  about: lineOfText.describe('the game in one line'),
  notes: z.array(lineOfText).default([]).describe('readings taken, remarks'),
  succeeds: lineOfText
    .optional()
    .describe('how often the game succeeds or how hard it is, in the words of its source'),
  known: knownSchema.optional(),
  packs: z.number().int().min(1).max(8).default(1).describe('packs shuffled together'),
  ranks: z.number().int().min(2).max(13).default(13).describe('ranks in the pack, from the ace up'),
  without: rankList
    .or(z.array(rankWord).max(0))
    .default([])
    .describe('ranks taken out of the packs: 2 to 6 for piquet packs'),
  suits: z.number().int().min(1).max(4).default(4).describe('suits in the pack'),
  'suit order': z
    .array(z.enum(SUITS))
    .length(4)
    .default(['C', 'D', 'H', 'S'])
    .describe('with fewer suits the first of these are used'),
  piles: z
    .record(groupName, groupSchema)
    .describe('groups of piles by name, in the order in which they are dealt'),
  table: pictureSchema.optional(),
  options: z
    .record(groupName, optionSchema)
    .default({})
    .describe('what --set may change')
    .meta({ properties: packOptionsJson }),
  variants: z.record(gameName, variantSchema).default({}).describe('games made of this one'),
});

/** A rule file after its options have been put in, with what its short forms stand for. */
export const specSchema = fileSchema.transform(({ piles, ...rest }) => ({
  ...rest,
  piles: Object.fromEntries(
    Object.entries(piles).map(([name, group]) => [name, withCount(group, rest.suits)]),
  ),
}));
export type SpecData = z.output<typeof specSchema>;

declare const checked: unique symbol;
/** A rule file with its options put in, checked: only `load` makes one. Plain data. */
export type Spec = SpecData & { readonly [checked]: true };

export const deckOf = (
  spec: Pick<SpecData, 'packs' | 'ranks' | 'suits' | 'suit order' | 'without'>,
): Deck => {
  const deck: Deck = {
    suits: spec['suit order'].slice(0, spec.suits).map((suit) => SUITS.indexOf(suit)),
    ranks: spec.ranks,
    copies: spec.packs,
  };
  const without = [...new Set(spec.without.map((word) => rankNumber(word, deck)))];
  return without.length === 0 ? deck : { ...deck, without };
};
