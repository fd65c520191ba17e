import { z } from 'zod';
import { REASONS, VERDICTS } from '../search/verdict.js';
import { winrateSchema } from './winrate-schema.js';

const whole = z.int().min(0);
const share = z.number().min(0).max(1);
const ends = z.strictObject({ low: share, high: share });
const counts = z.strictObject({ solved: whole, unsolvable: whole, undecided: whole });
const hardDeal = z.strictObject({
  seed: z.string(),
  verdict: z.enum(VERDICTS),
  reason: z.enum(REASONS).optional(),
  visited: whole,
  stored: whole,
  moves: whole,
  limit: whole,
  total: whole,
  command: z.string(),
});

const gameReportSchema = winrateSchema.extend({
  title: z.string(),
  about: z.string(),
  explained: z
    .array(z.strictObject({ title: z.string(), lines: z.array(z.string()) }))
    .describe('the rules in words'),
  published: z
    .strictObject({
      share: z.string(),
      text: z.string(),
      estimate: share.optional(),
      interval: ends.optional(),
    })
    .optional(),
  settling: z
    .array(z.strictObject({ deals: z.int().min(1), estimate: ends, interval: ends }))
    .describe('after more and more deals, in their order'),
  histogram: z
    .array(z.strictObject({ from: z.number(), to: z.number(), counts }))
    .describe('deals by positions visited, from `from` to less than `to`'),
  decided: z
    .array(z.strictObject({ states: whole, solved: whole, unsolvable: whole }))
    .describe('deals decided within so many positions each'),
  hardest: z.strictObject({ decided: z.array(hardDeal), undecided: z.array(hardDeal) }),
});

/** What `report --json` writes; field names are an interface. */
export const reportSchema = z.strictObject({
  version: z.string().describe('of the program that made the report'),
  games: z.array(gameReportSchema),
});
