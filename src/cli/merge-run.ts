import { formatCount } from '../report/numbers.js';
import { mergeStores } from '../store/merge.js';
import { EXIT, UserError } from './exit.js';
import { asUserError } from './store-fault.js';
import { out } from './terminal.js';

/**
 * Joins stores and says what came of it.
 * @throws UserError: a store that is none, answers that contradict, an output that is there.
 */
export const runMerge = (stores: readonly string[], output: string): void => {
  let merged: ReturnType<typeof mergeStores>;
  try {
    merged = mergeStores(stores, output);
  } catch (error) {
    throw asUserError(error);
  }
  if ('contradictions' in merged)
    throw new UserError(
      EXIT.badData,
      ['the stores contradict each other; nothing was written:', ...merged.contradictions].join(
        '\n  ',
      ),
    );
  const { answers, same } = merged;
  out(
    `${output}: ${formatCount(answers)} answers from ${formatCount(stores.length)} stores` +
      (same > 0 ? `; ${formatCount(same)} were in several, the same in all` : ''),
  );
};
