import { z } from 'zod';
import { VERDICTS } from '../search/verdict.js';
import { dealRowSchema, winrateSchema } from './winrate-schema.js';

const whole = z.int().min(0);
const difference = z.number().min(-1).max(1);
const chance = z.number().min(0).max(1);
const counts = z.record(z.enum(VERDICTS), whole);

/** A row of `--ndjson` with `--compare`. */
export const compareRowSchema = dealRowSchema.extend({
  side: z.string().describe('which of the two: corner=yes'),
});

const side = winrateSchema
  .pick({
    rules: true,
    options: true,
    strategy: true,
    counts: true,
    estimate: true,
    interval: true,
    states: true,
    effort: true,
  })
  .extend({ label: z.string() });

const apart = z.strictObject({
  count: whole,
  seeds: z.array(z.string()).max(100).describe('the first of them'),
});

/** What `--compare` with `--json` writes and the last line of `--ndjson`. */
export const compareSchema = winrateSchema
  .pick({
    game: true,
    deals: true,
    without: true,
    limits: true,
    version: true,
    command: true,
    interrupted: true,
  })
  .extend({
    measure: z.enum(['winnable', 'decided']).describe('decided: two strategies for one game'),
    about: z.string().optional(),
    sides: z.tuple([side, side]),
    pairs: z
      .record(z.enum(VERDICTS), counts)
      .describe('deals by the answer of the first side, then of the second'),
    difference: z
      .strictObject({
        estimate: z.strictObject({ low: difference, high: difference }),
        interval: z.strictObject({
          low: difference,
          high: difference,
          level: z.number().gt(0).lt(1),
          method: z.literal('tango'),
        }),
      })
      .describe('share of the second side less share of the first, undecided deals both ways'),
    test: z.strictObject({
      method: z.literal('mcnemar'),
      p: chance.describe('two-sided, exact, on the deals decided for both'),
      most: chance.describe('the largest that p could become by the undecided deals'),
    }),
    apart: z
      .tuple([apart, apart])
      .describe('deals won (or decided) by the first side alone, by the second alone'),
  });
