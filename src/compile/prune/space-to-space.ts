import { code } from '../code.js';
import type { Prune } from './prune.js';

export const spaceToSpace: Prune = {
  name: 'space-to-space',
  about:
    'A whole pile is not moved to an empty pile of the same group when the two are alike: only the ' +
    'order of alike piles would change.',
  skip: (facts, move) => {
    const groups = new Set([...move.from, ...move.to].map((pile) => facts.groupOf[pile]!));
    const [group] = groups;
    if (groups.size !== 1 || group === undefined) return undefined;
    const alike = facts.alike.get(group)!;
    if (alike.when === 'never') return undefined;
    const now = alike.when === 'always' ? code`true` : code`L[${alike.pile}] === 0`;
    return code`(q === 0 && n === L[f] && ${now})`;
  },
};
