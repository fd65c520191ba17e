import type { WinrateOptions } from './winrate-options.js';
import type { KeptBatch } from './winrate-store.js';

/**
 * What to say of an interval for a fixed number of deals where the store shows that a run with
 * `--precision` looked at some of them and stopped; undefined where nothing is to be said. The report
 * itself depends on what was asked for alone, never on the store.
 */
export const chosenNote = (
  game: string,
  { method }: WinrateOptions,
  { chosen }: KeptBatch,
): string | undefined =>
  chosen && method !== 'anytime'
    ? `patience: ${game}: a run with --precision took some of these deals and stopped by what it found; ` +
      `the interval of ${method} holds only if their number was fixed before, --method anytime in any case`
    : undefined;
