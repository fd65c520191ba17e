import type { Problem } from '../faults.js';
import { isMapping, type Raw } from '../read-yaml.js';
import { groupName } from '../terms.js';

/**
 * `like`, of a group: it has all words of a group further up but for those that it says itself; a
 * word left empty (`build: ~`) is not taken over. For tables whose halves or rings differ in little
 * (the Hemispheres, the rows of the Constitution, kings that go down where aces go up).
 */
export const LIKE = 'like';

/** For editors and lists of words; a file is read only when it has been written out. */
export const likeSchema = groupName.describe(
  'a group further up, whose words hold here too but for those said here; word: ~ takes one away',
);

/**
 * The game with the words that groups have from others written out, and what cannot be.
 * Groups that are like themselves in a round are told apart by their order: only one further up counts.
 */
export const withLikes = (raw: Raw): { readonly raw: Raw; readonly problems: Problem[] } => {
  const { piles } = raw;
  const problems: Problem[] = [];
  if (!isMapping(piles)) return { raw, problems };
  const done: Record<string, unknown> = {};
  for (const [name, group] of Object.entries(piles)) {
    if (!isMapping(group) || !Object.hasOwn(group, LIKE)) {
      done[name] = group;
      continue;
    }
    const { [LIKE]: model, ...own } = group;
    const words = typeof model === 'string' && Object.hasOwn(done, model) ? done[model] : undefined;
    if (!isMapping(words))
      problems.push({
        path: ['piles', name, LIKE],
        message: `${LIKE} needs the name of a group further up${Object.keys(done).length > 0 ? `: ${Object.keys(done).join(', ')}` : '; there is none'}`,
      });
    // Without a model it is not known what its piles are for; that need not be told as well.
    const taken = { ...(isMapping(words) ? words : { role: 'reserve' }), ...own };
    done[name] = Object.fromEntries(Object.entries(taken).filter(([, value]) => value !== null));
  }
  return { raw: { ...raw, piles: done }, problems };
};
