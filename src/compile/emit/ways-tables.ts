import { deckCards } from '../../cards/deck.js';
import type { Core, Move } from '../../core/types.js';
import { type Code, code, joined, numbers } from '../code.js';
import type { Facts } from '../facts.js';
import type { Ways } from '../ways.js';
import type { Pools } from './conditions.js';
import { relaxedCode } from './relaxed.js';

/** Whether one of the moves lays `lead` on `q`, as far as the two tell. */
const anyOf = (moves: readonly Move[], core: Core, pools: Pools): Code => {
  const codes = moves.map((move) => relaxedCode(move.when, move, core, pools));
  return joined(
    codes.filter(({ text }, i) => codes.findIndex((other) => other.text === text) === i),
    '||',
  );
};

/** The counters that the conditions of moves ask about. */
const countersIn = ({ ups, lays, back }: Ways, core: Core): number[] => {
  const text = JSON.stringify([...ups, ...lays, ...back].map(({ when, count }) => [when, count]));
  return core.counters.flatMap(({ name }, i) => (text.includes(JSON.stringify(name)) ? [i] : []));
};

const isSpaceOnly = (when: Move['when']): boolean =>
  when.op === 'empty' ? when.pile === 'to' : when.op === 'all' && when.of.some(isSpaceOnly);

/**
 * What cards can follow which, for closures of all that could ever happen. Sets of cards are two words,
 * suits 0 and 1 in the first (`ONE`), 2 and 3 in the second (`TWO`). Of a card c:
 *
 * LIE_ONE[c], LIE_TWO[c]      cards that may be laid on it
 * AFTER_ONE[c], AFTER_TWO[c]  cards that go up when it is up
 *
 * Cards that may fill a space of group g: FILL_ONE[g], FILL_TWO[g]; of no group: -1 for g. Those that
 * go up on nothing: BEGIN. `readyWays()` makes them for the counters of now.
 */
export const waysTables = (facts: Facts, ways: Ways, pools: Pools): Code => {
  const { core, groupOf } = facts;
  const lays = [...ways.lays, ...ways.back];
  const groups = [...new Set(lays.flatMap(({ to }) => to).map((p) => groupOf[p]!))];
  const takes = groupOf.map((_, p) =>
    lays.some(({ to, when }) => to.includes(p) && !isSpaceOnly(when)) ? 1 : 0,
  );
  const cards = [...new Set(deckCards(core.deck))];
  const fills = groups.map((group, g) => {
    const into = lays.filter(({ to }) => to.some((p) => groupOf[p] === group));
    return code`if (${anyOf(into, core, pools)}) addTo(FILL_ONE, FILL_TWO, ${g}, lead);`;
  });
  const asked = countersIn(ways, core);
  return code`
const WAY_CARDS = Uint8Array.from(${numbers(cards)});
const ONE = new Int32Array(64);
const TWO = new Int32Array(64);
const LIE_ONE = new Int32Array(64);
const LIE_TWO = new Int32Array(64);
const AFTER_ONE = new Int32Array(64);
const AFTER_TWO = new Int32Array(64);
const BEGIN = new Int32Array(2);
const FILL_ONE = new Int32Array(${Math.max(1, groups.length)});
const FILL_TWO = new Int32Array(${Math.max(1, groups.length)});
const SPACE_OF = Int8Array.from(${numbers(groupOf.map((group) => groups.indexOf(group)))});
const TAKES = Uint8Array.from(${numbers(takes)});
const STRICT = Uint8Array.from(${numbers(ways.strict)});
const HOMES_OF = Uint8Array.from(${numbers(ways.foundations)});
const WAYS_AS = new Int32Array(${Math.max(1, asked.length)});
let EVERY_ONE = 0;
let EVERY_TWO = 0;
let waysMade = false;
for (const c of WAY_CARDS) {
  if (c < 32) EVERY_ONE |= ONE[c] = 1 << c;
  else EVERY_TWO |= TWO[c] = 1 << c;
}
function addTo(one, two, at, c) {
  one[at] |= ONE[c];
  two[at] |= TWO[c];
}
function makeWays() {
  ${asked.map((counter, i) => code`WAYS_AS[${i}] = K[${counter}];`)}
  waysMade = true;
  for (const list of [LIE_ONE, LIE_TWO, AFTER_ONE, AFTER_TWO, BEGIN, FILL_ONE, FILL_TWO]) list.fill(0);
  for (const lead of WAY_CARDS) {
    for (const q of WAY_CARDS) {
      if (${anyOf(lays, core, pools)}) addTo(LIE_ONE, LIE_TWO, q, lead);
      if (${anyOf(ways.ups, core, pools)}) addTo(AFTER_ONE, AFTER_TWO, q, lead);
    }
    const q = 0;
    ${fills}
    if (${anyOf(ways.ups, core, pools)}) {
      BEGIN[0] |= ONE[lead];
      BEGIN[1] |= TWO[lead];
    }
  }
}
function readyWays() {
  if (!waysMade${asked.map((counter, i) => code` || WAYS_AS[${i}] !== K[${counter}]`)}) makeWays();
}`;
};
