import { z } from 'zod';
import { REASONS, VERDICTS } from '../search/verdict.js';

/** The shapes of data that others read: `deal --json`, `solve --json` and the line in it. */

const card = z.string().regex(/^(A|[2-9]|10|J|Q|K)[CDHS]$/);
const pile = z.string().regex(/^[a-z][a-z0-9-]*(\.\d+){0,2}$/);

const transferSchema = z.strictObject({ from: pile, to: pile, cards: z.array(card).min(1) });
const then = z.array(transferSchema).min(1).optional();

export const lineEntrySchema = z.union([
  transferSchema.extend({ then }),
  z.strictObject({
    redeal: z.number().int().min(1),
    from: z.array(pile).min(1),
    to: pile,
    order: z.array(card).min(1),
    then,
  }),
]);

const whole = z.int().min(0);

/** The cards: the pack, the first card dealt first, or the piles as they lie, bottom card first. */
const deal = z.strictObject({
  seed: z.string().optional(),
  source: z.string().optional().describe('a deal of another program: ms:617, solvitaire:7'),
  pack: z.array(card).optional(),
  redeals: z
    .array(z.array(card))
    .optional()
    .describe('for each redeal that shuffles the order of all cards, the first dealt first'),
  piles: z.record(z.string(), z.array(z.array(card))).optional(),
  faceDown: z
    .record(z.string(), z.array(z.union([whole, z.array(whole)])))
    .optional()
    .describe(
      'cards face down at the bottom of each pile, or which, from 1; the stock is by itself',
    ),
  counters: z.record(z.string(), whole).optional(),
});

export const dealSchema = z.strictObject({
  game: z.string(),
  rules: z.string().regex(/^[0-9a-f]{16}$/),
  options: z.record(z.string(), z.unknown()),
  deal,
});

export const resultSchema = dealSchema.extend({
  verdict: z.enum(VERDICTS),
  reason: z.enum(REASONS).optional(),
  strategy: z.string(),
  without: z.array(z.string()).optional(),
  threads: whole.optional().describe('that worked on the deal together; absent: one'),
  limits: z.strictObject({
    states: z.number().int(),
    memory: z.number().int(),
    milliseconds: z.number().optional(),
  }),
  states: z.strictObject({ visited: z.number().int(), stored: z.number().int() }),
  collision: z.number().min(0).describe('chance that equal keys spoiled the answer, at most'),
  shortened: z
    .strictObject({ before: whole, visited: whole })
    .optional()
    .describe('by --short: moves of the line before, and positions visited to make it shorter'),
  version: z.string(),
  line: z.array(lineEntrySchema).optional(),
});
export type Result = z.output<typeof resultSchema>;
