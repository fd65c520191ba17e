import { z } from 'zod';
import { REASONS, VERDICTS } from '../search/verdict.js';

/** The shapes of data that others read: a result of `solve --json`, with its line. */

const card = z.string().regex(/^(A|[2-9]|10|J|Q|K)[CDHS]$/);
const pile = z.string().regex(/^[a-z][a-z0-9-]*(\.\d+){0,2}$/);

const transferSchema = z.strictObject({ from: pile, to: pile, cards: z.array(card).min(1) });
const then = z.array(transferSchema).min(1).optional();

const lineEntrySchema = z.union([
  transferSchema.extend({ then }),
  z.strictObject({
    redeal: z.number().int().min(1),
    from: z.array(pile).min(1),
    to: pile,
    order: z.array(card).min(1),
    then,
  }),
]);

export const resultSchema = z.strictObject({
  game: z.string(),
  rules: z.string().regex(/^[0-9a-f]{16}$/),
  options: z.record(z.string(), z.unknown()),
  deal: z.looseObject({
    seed: z.string().optional(),
    source: z.string().optional(),
    pack: z.array(card).optional(),
    piles: z.record(z.string(), z.array(z.array(card))).optional(),
    faceDown: z.record(z.string(), z.array(z.number().int().min(0))).optional(),
    counters: z.record(z.string(), z.number().int().min(0)).optional(),
  }),
  verdict: z.enum(VERDICTS),
  reason: z.enum(REASONS).optional(),
  strategy: z.string(),
  without: z.array(z.string()).optional(),
  limits: z.strictObject({
    states: z.number().int(),
    memory: z.number().int(),
    milliseconds: z.number().optional(),
  }),
  states: z.strictObject({ visited: z.number().int(), stored: z.number().int() }),
  collision: z.number().min(0).describe('chance that equal keys spoiled the answer, at most'),
  version: z.string(),
  line: z.array(lineEntrySchema).optional(),
});
export type Result = z.output<typeof resultSchema>;
