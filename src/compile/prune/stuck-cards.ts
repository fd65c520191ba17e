import { deckSize } from '../../cards/deck.js';
import type { Cond, Core, Move } from '../../core/types.js';
import { type Code, code, joined, NOTHING, numbers } from '../code.js';
import { condCode, type Pools, tableOf } from '../emit/conditions.js';
import { relaxedCode } from '../emit/relaxed.js';
import type { Facts } from '../facts.js';
import { findWays, type Ways } from '../ways.js';
import type { Prune } from './prune.js';

/** Whether one of the moves lays `lead` on `q`, as far as the two tell. */
const anyOf = (moves: readonly Move[], core: Core, pools: Pools): Code => {
  const codes = moves.map((move) => relaxedCode(move.when, move, core, pools));
  return joined(
    codes.filter(({ text }, i) => codes.findIndex((other) => other.text === text) === i),
    '||',
  );
};

/** The counters that the conditions of moves ask about. */
const countersIn = ({ ups, lays }: Ways, core: Core): number[] => {
  const text = JSON.stringify([...ups, ...lays].map(({ when, count }) => [when, count]));
  return core.counters.flatMap(({ name }, i) => (text.includes(JSON.stringify(name)) ? [i] : []));
};

/** Piles on whose cards others may be laid, and the bit of each pile's group where it fills when empty. */
const receivers = ({ groupOf }: Facts, { lays }: Ways) => {
  const takes = groupOf.map((_, p) =>
    lays.some(({ to, when }) => to.includes(p) && !isSpaceOnly(when)) ? 1 : 0,
  );
  const groups = [...new Set(lays.flatMap(({ to }) => to).map((p) => groupOf[p]!))];
  return { takes, groups, spaces: groupOf.map((group) => bitOf(groups.indexOf(group))) };
};

const isSpaceOnly = (when: Move['when']): boolean =>
  when.op === 'empty' ? when.pile === 'to' : when.op === 'all' && when.of.some(isSpaceOnly);

const bitOf = (index: number): number => (index < 0 ? 0 : 1 << index);

const MOST_GROUPS = 30;

const stuckCode = (facts: Facts, ways: Ways, pools: Pools): Code => {
  const { core, groupOf, drawThrough: draw } = facts;
  const { takes, groups, spaces } = receivers(facts, ways);
  const cards = core.deck.suits.flatMap((suit) =>
    Array.from({ length: core.deck.ranks }, (_, i) => (suit << 4) | (i + 1)),
  );
  const fills = groups.map((group, g) => {
    const into = ways.lays.filter(({ to }) => to.some((p) => groupOf[p] === group));
    return code`if (q === 0 && ${anyOf(into, core, pools)}) FILLS[lead] |= ${bitOf(g)};`;
  });
  const asked = countersIn(ways, core);
  const loose = ways.loose.filter((p) => p !== draw?.stock && p !== draw?.waste);
  const noted = ways.strewn ? code`canTake(c);` : code`WAITING[waiting++] = c;`;
  const until = ways.until.map((c) => code`if (${condCode(c, pools)}) return false;`);
  const runs = joined(
    ways.runs.map(
      (build) => code`${tableOf(build, pools)}[(C[i] & 63) << 6 | C[i - 1] & 63] !== 0`,
    ),
    '||',
  );
  const run =
    ways.runs.length === 0
      ? NOTHING
      : code`if (to < 0) for (let i = at; to < 0 && ${runs}; i--) if (isLaid(C[i - 1] & 63)) to = i - 1;`;
  return code`
const WAY_CARDS = Uint8Array.from(${numbers(cards)});
const ON_LOW = new Int32Array(64);
const ON_HIGH = new Int32Array(64);
const AFTER_LOW = new Int32Array(64);
const AFTER_HIGH = new Int32Array(64);
const BEGINS = new Uint8Array(64);
const FILLS = new Int32Array(64);
const SPACE_OF = Int32Array.from(${numbers(spaces)});
const TAKES = Uint8Array.from(${numbers(takes)});
const STRICT = Uint8Array.from(${numbers(ways.strict)});
const HOMES_OF = Uint8Array.from(${numbers(ways.foundations)});
const LOOSE = Uint8Array.from(${numbers(loose)});
const WAITING = new Uint8Array(${deckSize(core.deck)});
const NOT_UP = new Uint8Array(${deckSize(core.deck)});
const STUCK = new Int32Array(P);
const WAYS_AS = new Int32Array(${Math.max(1, asked.length)}).fill(-1);
let anyFills = 0;
let takersLow = 0;
let takersHigh = 0;
let upLow = 0;
let upHigh = 0;
let openSpaces = 0;
let waysMade = false;
function makeWays() {
  ${asked.map((counter, i) => code`WAYS_AS[${i}] = K[${counter}];`)}
  waysMade = true;
  anyFills = -1;
  for (const lead of WAY_CARDS) {
    ON_LOW[lead] = ON_HIGH[lead] = AFTER_LOW[lead] = AFTER_HIGH[lead] = BEGINS[lead] = FILLS[lead] = 0;
    for (let k = -1; k < WAY_CARDS.length; k++) {
      const q = k < 0 ? 0 : WAY_CARDS[k];
      const bit = 1 << (q & 31);
      ${fills}
      if (q !== 0 && ${anyOf(ways.lays, core, pools)}) {
        if ((q & 32) === 0) ON_LOW[lead] |= bit;
        else ON_HIGH[lead] |= bit;
      }
      if (${anyOf(ways.ups, core, pools)}) {
        if (q === 0) BEGINS[lead] = 1;
        else if ((q & 32) === 0) AFTER_LOW[lead] |= bit;
        else AFTER_HIGH[lead] |= bit;
      }
    }
    anyFills &= FILLS[lead];
  }
}
function canTake(c) {
  if ((c & 32) === 0) takersLow |= 1 << (c & 31);
  else takersHigh |= 1 << (c & 31);
}
function canBeUp(c) {
  if ((c & 32) === 0) upLow |= 1 << (c & 31);
  else upHigh |= 1 << (c & 31);
  ${ways.back ? code`canTake(c);` : NOTHING}
}
function isLaid(c) {
  return (ON_LOW[c] & takersLow | ON_HIGH[c] & takersHigh | FILLS[c] & openSpaces) !== 0;
}
function goesUp(c) {
  return (AFTER_LOW[c] & upLow | AFTER_HIGH[c] & upHigh | BEGINS[c]) !== 0;
}
function stuckCards() {
  ${until}
  if (!waysMade${asked.map((counter, i) => code` || WAYS_AS[${i}] !== K[${counter}]`)}) makeWays();
  let left = 0;
  openSpaces = 0;
  for (let k = 0; k < STRICT.length; k++) {
    const p = STRICT[k];
    if (L[p] === 0) openSpaces |= SPACE_OF[p];
    else STUCK[left++] = (p << S) + L[p];
  }
  if ((openSpaces & anyFills) !== 0) return false;
  takersLow = takersHigh = upLow = upHigh = 0;
  for (let k = 0; k < left; k++) {
    const i = STUCK[k];
    if (TAKES[i >> S] !== 0) canTake(C[i] & 63);
  }
  for (let k = 0; k < HOMES_OF.length; k++) {
    const p = HOMES_OF[k];
    ${
      ways.back
        ? code`for (let i = (p << S) + L[p]; (C[i] & 63) !== 0; i--) canBeUp(C[i] & 63);`
        : code`if (L[p] > 0) canBeUp(C[(p << S) + L[p]] & 63);`
    }
  }
  let waiting = 0;
  let notUp = 0;
  ${
    draw === undefined
      ? NOTHING
      : code`for (let i = 0; i < tl; i++) {
    const c = TC[i] & 63;
    ${noted}
    NOT_UP[notUp++] = c;
  }`
  }
  for (let k = 0; k < LOOSE.length; k++) {
    const p = LOOSE[k];
    for (let i = (p << S) + L[p]; (C[i] & 63) !== 0; i--) {
      const c = C[i] & 63;
      ${noted}
      NOT_UP[notUp++] = c;
    }
  }
  for (let more = true; more; ) {
    more = false;
    let kept = 0;
    for (let k = 0; k < waiting; k++) {
      const c = WAITING[k];
      if (isLaid(c)) {
        canTake(c);
        more = true;
      } else WAITING[kept++] = c;
    }
    waiting = kept;
    kept = 0;
    for (let k = 0; k < notUp; k++) {
      const c = NOT_UP[k];
      if (goesUp(c)) {
        canBeUp(c);
        more = true;
      } else NOT_UP[kept++] = c;
    }
    notUp = kept;
    kept = 0;
    for (let k = 0; k < left; k++) {
      let at = STUCK[k];
      const p = at >> S;
      for (let c = C[at] & 63; c !== 0; c = C[at] & 63) {
        let to = goesUp(c) || isLaid(c) ? at : -1;
        ${run}
        if (to < 0) break;
        for (; at >= to; at--) {
          const x = C[at] & 63;
          if (TAKES[p] !== 0) canTake(x);
          else WAITING[waiting++] = x;
          NOT_UP[notUp++] = x;
        }
        if (TAKES[p] !== 0) canTake(C[at] & 63);
        more = true;
      }
      if ((C[at] & 63) !== 0) STUCK[kept++] = at;
      else {
        openSpaces |= SPACE_OF[p];
        if ((openSpaces & anyFills) !== 0) return false;
      }
    }
    left = kept;
    if (left === 0) return false;
  }
  return true;
}`;
};

/** Does a move lay any card in an empty pile? */
const fillsAny = (when: Cond): boolean => {
  if (when.op === 'all') return when.of.every(fillsAny);
  if (when.op === 'any') return when.of.some(fillsAny);
  return when.op === 'always' || (when.op === 'empty' && when.pile === 'to');
};

/**
 * Where it pays: not where cards of a waste may be had at any time and fill any space, or all cards are
 * there twice and some come from a stock, for then next to nothing is ever stuck.
 */
const waysOf = (facts: Facts): Ways | undefined => {
  const { core } = facts;
  const ways = findWays(core);
  if (ways === undefined || ways.strict.length === 0) return undefined;
  const turned = core.groups.some(({ role, count }) => role === 'waste' && count > 0);
  if (turned && ways.lays.some(({ when }) => fillsAny(when))) return undefined;
  if ((turned || ways.strewn) && core.deck.copies > 1) return undefined;
  const loose = new Set(ways.loose);
  if (ways.lays.some(({ to }) => to.some((p) => loose.has(p)))) return undefined;
  return receivers(facts, ways).groups.length > MOST_GROUPS ? undefined : ways;
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
