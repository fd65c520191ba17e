import { code } from '../code.js';
import type { Prune } from './prune.js';

export const likeSpaces: Prune = {
  name: 'like-spaces',
  about:
    'Of empty piles that are alike, only the first is tried: the positions differ in the order of ' +
    'alike piles and in nothing else.',
  skip: (facts, move) => {
    const groups = new Set(move.to.map((pile) => facts.groupOf[pile]!));
    const [group] = groups;
    if (groups.size !== 1 || group === undefined || group.count < 2) return undefined;
    const alike = facts.alike.get(group)!;
    if (alike.when === 'never') return undefined;
    const now = alike.when === 'always' ? code`true` : code`L[${alike.pile}] === 0`;
    return code`(q === 0 && ${now} && (spaced++ > 0))`;
  },
};
