import { code } from '../code.js';
import { stuckCode } from '../emit/stuck.js';
import type { Facts } from '../facts.js';
import { findWays, type Ways } from '../ways.js';
import type { Prune } from './prune.js';

/**
 * Where it pays: not where cards of a waste may be had at any time, or all cards are there twice and
 * some come from a stock, for then next to nothing is ever stuck.
 */
const waysOf = (facts: Facts): Ways | undefined => {
  const { core } = facts;
  const ways = findWays(core);
  if (ways === undefined || ways.strict.length === 0) return undefined;
  const turned = core.groups.some(({ role, count }) => role === 'waste' && count > 0);
  if (turned || (ways.strewn && core.deck.copies > 1)) return undefined;
  const loose = new Set(ways.loose);
  return ways.lays.some(({ to }) => to.some((p) => loose.has(p))) ? undefined : ways;
};

export const stuckCards: Prune = {
  name: 'stuck-cards',
  about:
    'A position is lost when a card can never leave its place even if all that was ever possible stayed so: a card ' +
    'at the end of its pile may leave it when a card on which it goes up could ever be up, when one that it ' +
    'may be laid on could ever lie open, or when a pile that it may fill could ever be empty; what is under it is ' +
    'at the end then. Cards of stock and waste may be taken at any time. Every play leaves the places of cards ' +
    'one after the other, and each for one of these reasons, so what is left by no such reason is left by no play.',
  dead: (facts) => (waysOf(facts) === undefined ? undefined : code`stuckCards()`),
  support: (facts, pools) => {
    const ways = waysOf(facts);
    return ways === undefined ? undefined : stuckCode(facts, ways, pools);
  },
};
