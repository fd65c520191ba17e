import { code } from '../code.js';
import { tableOf } from '../emit/conditions.js';
import { looseWithin } from '../loose-runs.js';
import { goesUp } from './goes-up.js';
import type { Prune } from './prune.js';

export const partOfRun: Prune = {
  name: 'part-of-run',
  about:
    'Part of a run is laid on another card only when the card that it leaves could go up then. Both ' +
    'cards take the same cards, so whatever else could be done after the move can be done without it, ' +
    'on the one card or the other; the move is made when the card that is left is to go up. No rule ' +
    'may ask what lies where, no card but those of runs may leave the piles otherwise, and moves to ' +
    'spaces are not touched.',
  skip: (facts, move, pools) => {
    const build = looseWithin(facts, move);
    if (build === undefined) return undefined;
    const group = facts.groupOf[move.from[0]!]!;
    const left = code`C[(f << S) + L[f] - n]`;
    const joins = code`${left} < 64 && ${tableOf(build, pools)}[lead << 6 | ${left}] !== 0`;
    return code`(q !== 0 && n < L[f] && ${joins} && !${goesUp(facts, group, pools)}(${left}))`;
  },
};
