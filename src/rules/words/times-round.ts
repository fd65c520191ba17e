import { z } from 'zod';
import type { Said } from '../english/said.js';
import { timesInWords } from '../terms.js';

/**
 * `times round`, of a foundation: so many packs high, the ranks being gone through again and again
 * (the Mill's centre ace, which takes four families).
 */
export const timesRoundSchema = z
  .number()
  .int()
  .min(1)
  .max(8)
  .describe('how often a foundation goes through its ranks; once if not given');

export const timesRoundEnglish = ({ name, count }: Said, times: number): string =>
  `the ${name} ${count === 1 ? 'goes' : 'go'} through all ranks ${timesInWords(times)}`;
