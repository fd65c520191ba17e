import { z } from 'zod';
import { REASONS, VERDICTS } from '../search/verdict.js';
import { INTERVAL_METHODS } from '../stats/intervals.js';

const whole = z.int().min(0);
const share = z.number().min(0).max(1);
const range = z.strictObject({ first: whole, count: z.int().min(1) });

/** A row of `--ndjson`. */
export const dealRowSchema = z.strictObject({
  game: z.string(),
  rules: z.string(),
  seed: z.string(),
  verdict: z.enum(VERDICTS),
  reason: z.enum(REASONS).optional(),
  visited: whole,
  stored: whole,
  moves: whole,
  milliseconds: z.number().min(0),
  limit: whole.describe('limit of states of the last round'),
  total: whole.describe('positions visited in all rounds'),
});

/** What `--json` writes and the last line of `--ndjson`; field names are an interface. */
export const winrateSchema = z.strictObject({
  game: z.string(),
  rules: z.string().regex(/^[0-9a-f]{16}$/),
  options: z.record(z.string(), z.unknown()),
  deals: range,
  strategy: z.string(),
  without: z.array(z.string()),
  limits: z.strictObject({ states: z.int().min(1), memory: z.int().min(1) }),
  version: z.string(),
  command: z.string(),
  counts: z.strictObject({
    solved: whole,
    unsolvable: whole,
    undecided: whole,
    reasons: z.partialRecord(z.enum(REASONS), whole),
  }),
  estimate: z.strictObject({ low: share, high: share }),
  interval: z.strictObject({
    low: share,
    high: share,
    level: z.number().gt(0).lt(1),
    method: z.enum(INTERVAL_METHODS),
  }),
  effort: z.strictObject({
    visited: whole.describe('positions, of all deals in all rounds'),
    rounds: z.array(
      z.strictObject({ limit: whole, deals: whole, solved: whole, unsolvable: whole }),
    ),
  }),
  precision: z.strictObject({ asked: share, reached: z.boolean() }).optional(),
  states: z
    .strictObject({ median: whole, mean: z.number().min(0), p95: whole, max: whole })
    .optional()
    .describe('positions visited a deal in its last round'),
  interrupted: z
    .strictObject({
      missing: z.array(range),
      open: whole,
      kept: z.boolean(),
      command: z.string(),
    })
    .optional(),
});
