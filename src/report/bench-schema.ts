import { z } from 'zod';
import { VERDICTS } from '../search/verdict.js';

const whole = z.int().min(0);
const spread = z.strictObject({
  median: z.number(),
  mean: z.number(),
  p95: z.number(),
  max: z.number(),
});
const interval = z.strictObject({ low: z.number(), high: z.number() });
const ratioInterval = z.strictObject({
  low: z.number(),
  high: z.number().nullable().describe('null: as large as you like'),
});

const contestant = z.strictObject({
  name: z.string(),
  outside: z.boolean().describe('another program, its results brought along'),
  results: z
    .array(
      z.strictObject({
        verdict: z.enum(VERDICTS),
        visited: whole.optional(),
        milliseconds: z.number().min(0).describe('CPU time'),
      }),
    )
    .describe('in the order of deals'),
  counts: z.record(z.enum(VERDICTS), whole),
  states: spread.optional(),
  milliseconds: spread.extend({ total: z.number() }),
  par2: z.number().optional().describe('mean of states, undecided deals as twice the limit'),
});

const pair = z.strictObject({
  names: z.tuple([z.string(), z.string()]),
  difference: z
    .strictObject({ estimate: z.number(), interval, p: z.number() })
    .describe('share decided by the second less that by the first (Tango, McNemar)'),
  ratio: z
    .strictObject({
      ratio: z.number(),
      interval: ratioInterval,
      of: z.enum(['states', 'milliseconds']),
    })
    .optional()
    .describe('cost of the second for one of the first, geometric mean over the deals'),
  says: z.string(),
  contradictions: z.array(z.string()),
});

/** What `patience bench --json` writes, an object a game. */
export const benchSchema = z.strictObject({
  game: z.string(),
  rules: z.string().regex(/^[0-9a-f]{16}$/),
  options: z.record(z.string(), z.unknown()),
  deals: z.array(z.string()),
  without: z.array(z.string()),
  limits: z.strictObject({ states: whole, memory: whole }),
  version: z.string(),
  command: z.string(),
  level: z.number(),
  contestants: z.array(contestant),
  pairs: z.array(pair),
});
