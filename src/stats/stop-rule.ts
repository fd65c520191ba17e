import { anytime } from './confidence-sequence.js';
import { type DealCounts, winInterval } from './intervals.js';

/**
 * Whether to stop taking more deals: the confidence sequence of the share is narrow enough, or it
 * cannot become so, since (at the same level) more deals than the width has room for will stay
 * undecided.
 *
 * @param level of the interval. @param half its half width at most, as a share.
 * @returns false: go on.
 */
export const stopRule = (
  counts: DealCounts,
  level: number,
  half: number,
): 'narrow' | 'undecided' | false => {
  const { low, high } = winInterval(counts, level, 'anytime');
  if ((high - low) / 2 <= half) return 'narrow';
  const { solved, unsolvable, undecided } = counts;
  const open = anytime(undecided, solved + unsolvable + undecided, level);
  return open.low > 2 * half ? 'undecided' : false;
};
