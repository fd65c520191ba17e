import { code } from '../code.js';
import type { Prune } from './prune.js';

export const likeCards: Prune = {
  name: 'like-cards',
  about:
    'Of several cards on which a card fits, only the first is tried where runs are loose: they take the ' +
    'same cards, and which of them carries a run does not matter.',
  skip: (facts, move) => {
    const groups = new Set(move.to.map((pile) => facts.groupOf[pile]!));
    const [group] = groups;
    if (groups.size !== 1 || group === undefined || !facts.loose.has(group)) return undefined;
    // What came back or was emptied is to be used where it is.
    return code`(q !== 0 && owed === 0 && laid++ > 0)`;
  },
};
