import { code } from '../code.js';
import type { DrawThrough } from '../draw-through.js';
import { outOfReachCode } from '../emit/out-of-reach.js';
import type { Facts } from '../facts.js';
import { type Feed, feedOf } from '../feed.js';
import { findWays, type Ways } from '../ways.js';
import type { Prune } from './prune.js';

interface Reach {
  readonly draw: DrawThrough;
  readonly ways: Ways;
  readonly feed: Feed | undefined;
}

const reachOf = ({ core, drawThrough: draw }: Facts): Reach | undefined => {
  const ways = findWays(core);
  if (draw === undefined || ways === undefined || ways.strict.length === 0) return undefined;
  const found = feedOf(core, ways, draw);
  return found === undefined ? undefined : { draw, ways, feed: found.feed };
};

const CALL = code`outOfReach()`;

export const outOfReach: Prune = {
  name: 'out-of-reach',
  about:
    'A position is lost when a card can never leave its place even if all that was ever possible stayed so, and ' +
    'no place were ever taken. A card of the waste can be taken when it fits somewhere and so many of those ' +
    'before it can be taken that a turn of several cards ends there, or the one after it can, or it is the last. ' +
    'As long as a reserve fills spaces, cards of it that fit nowhere leave it one for each pile whose lowest card ' +
    'can leave: no card lies lowest twice, and one of the reserve that leaves a space gives back the space that ' +
    'it took. There is a space for another card only when the reserve is out and one such pile is left. Asked of ' +
    'each position where there is such a reserve and one pack, else of the first.',
  dead: (facts) =>
    facts.core.deck.copies > 1 || reachOf(facts)?.feed === undefined ? undefined : CALL,
  lost: (facts) => (reachOf(facts) === undefined ? undefined : CALL),
  support: (facts, pools) => {
    const reach = reachOf(facts);
    return reach === undefined
      ? undefined
      : outOfReachCode(facts, reach.draw, reach.ways, reach.feed, pools);
  },
};
