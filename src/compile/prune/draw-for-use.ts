import { code } from '../code.js';
import { usefulOf } from '../emit/useful.js';
import type { Prune } from './prune.js';

export const drawForUse: Prune = {
  name: 'draw-for-use',
  about:
    'Where every card of the stock can be had at any time it is laid on a pile only to take another card ' +
    'next: whatever else could be done while it lies there can be done while it is in the stock. (After a card ' +
    'came back from a foundation only one that comes back in its turn, see back-for-use.) Runs must be loose ' +
    '(part-of-run).',
  skip: (facts, _move, _pools, rule) => {
    if (facts.drawn.size === 0) return undefined;
    const [group] = [...facts.drawn].find(([, drawn]) => drawn.rule === rule) ?? [];
    const comesBack = [...facts.back.values()].some((back) => back.rule === rule);
    const other = group === undefined && !comesBack;
    const after = other ? code`owed >> 7 === 4` : code`owed >> 7 === 4 && t !== owed - 513`;
    const owes = code`owed >> 7 === 3 && t !== owed - 385 || ${after}`;
    if (group === undefined) return code`(${owes})`;
    const asked = facts.idle.includes(group) ? code`true` : code`q !== 0`;
    return code`(${owes} || ${asked} && !${usefulOf(facts, group)}(lead))`;
  },
};
