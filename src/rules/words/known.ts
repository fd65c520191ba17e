import { z } from 'zod';
import type { Path, Problem } from '../faults.js';
import { lineOfText } from '../terms.js';

const percent = z.number().min(0).max(100);

/**
 * `known`, of a game or of a variant: what others found out about how often it can be won, with all
 * cards known to the player. It is told, never used: no answer depends on it.
 */
export const knownSchema = z
  .strictObject({
    percent: percent.optional().describe('share of deals that can be won, in per cent'),
    'half width': percent
      .optional()
      .describe('how far the 95% interval reaches to both sides, in points of per cent'),
    low: percent.optional().describe('the low end of the 95% interval, if it is not half width'),
    high: percent.optional().describe('the high end'),
    deals: z.number().int().min(1).optional().describe('how many deals it rests on'),
    source: lineOfText.max(120).describe('who found it out, where it is published'),
  })
  .describe('a published win rate, all cards known, of the rules without --set');
export type KnownSpec = z.output<typeof knownSchema>;

/** What contradicts itself in a win rate at a path of the file. */
export const knownProblems = (at: Path, known: KnownSpec | undefined): Problem[] => {
  if (known === undefined) return [];
  const { percent: share, low, high } = known;
  const half = known['half width'];
  const problems: Problem[] = [];
  const add = (word: string, message: string) => problems.push({ path: [...at, word], message });
  if (low === undefined && high !== undefined) add('high', 'high needs low');
  if (low !== undefined && high === undefined) add('low', 'low needs high');
  if (half !== undefined && share === undefined) add('half width', 'half width needs percent');
  if (half !== undefined && low !== undefined)
    add('half width', 'an interval is given by half width, or by low and high; take one out');
  if (share === undefined && half === undefined && low === undefined && high === undefined)
    problems.push({ path: at, message: 'how often? say percent, or low and high' });
  if (low !== undefined && high !== undefined)
    if (low > high || (share !== undefined && (share < low || share > high)))
      add('low', 'low, percent and high must not be in another order');
  return problems;
};
