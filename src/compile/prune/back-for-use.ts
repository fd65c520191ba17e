import type { Build, Group, Move } from '../../core/types.js';
import { type Code, code } from '../code.js';
import { type Pools, tableOf } from '../emit/conditions.js';
import { usefulOf } from '../emit/useful.js';
import type { Facts } from '../facts.js';
import { looseWithin } from '../loose-runs.js';
import { goesUp } from './goes-up.js';
import type { Prune } from './prune.js';

/** The group to which a move lays cards, if they may come back to it. */
const givenTo = ({ groupOf, back, loose }: Facts, move: Move): [Group, Build] | undefined => {
  const [group, ...more] = new Set(move.to.map((pile) => groupOf[pile]!));
  const build = group === undefined ? undefined : loose.get(group);
  return group === undefined || build === undefined || more.length > 0 || !back.has(group)
    ? undefined
    : [group, build];
};

/** Cards that come back one after another do so from the greatest on: by rank, then suit. */
const order = (card: Code): Code => code`((${card} & 15) << 2 | ${card} >> 4)`;

/** Whether the card of `f` under so many others lies on one on which it fits. */
const liesOn =
  (build: Build, pools: Pools) =>
  (under: Code): Code => {
    const slot = code`(f << S) + L[f] - (${under})`;
    const fits = code`${tableOf(build, pools)}[C[${slot}] << 6 | C[${slot} - 1]]`;
    return code`L[f] > (${under}) + 1 && C[${slot} - 1] < 64 && ${fits} !== 0`;
  };

export const backForUse: Prune = {
  name: 'back-for-use',
  about:
    'A card that can go up off a card to which it may come back goes up at once, and it comes back ' +
    'only to take another card next, or so that others come back which take one: whatever else could ' +
    'be done while it lies there can be done while it is up. Cards that come back one after another ' +
    'do so in one order, higher ranks first, in which those that others need come before them. ' +
    'A single card is not laid on a card when it can go up. Runs must be loose (part-of-run).',
  skip: (facts, move, pools, rule) => {
    if (facts.back.size === 0) return undefined;
    const given = givenTo(facts, move);
    // A card of the stock may be drawn for another that is to come back onto it.
    if (given !== undefined && [...facts.drawn.values()].some((drawn) => drawn.rule === rule))
      return code`(q !== 0 && ${goesUp(facts, given[0], pools)}(lead))`;
    if (given === undefined) return code`owed >> 7 === 1`;
    if (move.stage === 'store')
      return code`(q !== 0 && !${usefulOf(facts, given[0])}(lead) || owed >> 7 === 1 && ${order(code`lead`)} >= ${order(code`C[(owed - 129 << S) + L[owed - 129]]`)})`;
    const single = move.count.unit === 'card' ? code`true` : code`n === 1`;
    return code`(owed >> 7 === 1 && t !== owed - 129 || q !== 0 && ${single} && ${goesUp(facts, given[0], pools)}(lead))`;
  },
  forced: (facts, move, _rule, pools) => {
    const [group] = new Set(move.from.map((pile) => facts.groupOf[pile]!));
    if (group === undefined || !facts.back.has(group)) return undefined;
    const build = facts.loose.get(group)!;
    const lies = liesOn(build, pools);
    if (move.stage === 'up') return lies(code`0`);
    if (looseWithin(facts, move) === undefined) return undefined;
    const up = goesUp(facts, group, pools);
    return code`(owed === 0 && q !== 0 && n < L[f] && ${lies(code`n - 1`)} && ${lies(code`n`)} && !${up}(q))`;
  },
};
