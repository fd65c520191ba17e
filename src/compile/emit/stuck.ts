import { deckCards } from '../../cards/deck.js';
import type { Core, Move } from '../../core/types.js';
import { type Code, code, joined, NOTHING, numbers } from '../code.js';
import type { Facts } from '../facts.js';
import type { Ways } from '../ways.js';
import { condCode, type Pools, tableOf } from './conditions.js';
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
const countersIn = ({ ups, lays }: Ways, core: Core): number[] => {
  const text = JSON.stringify([...ups, ...lays].map(({ when, count }) => [when, count]));
  return core.counters.flatMap(({ name }, i) => (text.includes(JSON.stringify(name)) ? [i] : []));
};

const isSpaceOnly = (when: Move['when']): boolean =>
  when.op === 'empty' ? when.pile === 'to' : when.op === 'all' && when.of.some(isSpaceOnly);

/**
 * `stuckCards()`: whether a card can never leave its place, see `prune/stuck-cards.ts`. Sets of cards
 * are two words, suits 0 and 1 in the first (`ONE`), 2 and 3 in the second (`TWO`). Of a card c:
 *
 * LIE_ONE[c], LIE_TWO[c]      cards that may be laid on it
 * AFTER_ONE[c], AFTER_TWO[c]  cards that go up when it is up
 *
 * Cards that may fill a space of group g: FILL_ONE[g], FILL_TWO[g]; of no group: -1 for g. Those that
 * go up on nothing: BEGIN. Within the function t, u: cards that could ever lie open, or up; l, n: cards
 * that could ever be laid somewhere, or go up; a, w: cards that have left their place, or may at any
 * time, and those of them that may yet have to be laid to be open.
 */
export const stuckCode = (facts: Facts, ways: Ways, pools: Pools): Code => {
  const { core, groupOf, drawThrough: draw } = facts;
  const groups = [...new Set(ways.lays.flatMap(({ to }) => to).map((p) => groupOf[p]!))];
  const takes = groupOf.map((_, p) =>
    ways.lays.some(({ to, when }) => to.includes(p) && !isSpaceOnly(when)) ? 1 : 0,
  );
  const cards = [...new Set(deckCards(core.deck))];
  const fills = groups.map((group, g) => {
    const into = ways.lays.filter(({ to }) => to.some((p) => groupOf[p] === group));
    return code`if (${anyOf(into, core, pools)}) addTo(FILL_ONE, FILL_TWO, ${g}, lead);`;
  });
  const asked = countersIn(ways, core);
  const loose = ways.loose.filter((p) => p !== draw?.stock && p !== draw?.waste);
  const take = (c: Code): Code =>
    code`t1 |= ONE[${c}]; t2 |= TWO[${c}]; l1 |= LIE_ONE[${c}]; l2 |= LIE_TWO[${c}];`;
  const goUp = (c: Code): Code =>
    code`u1 |= ONE[${c}]; u2 |= TWO[${c}]; n1 |= AFTER_ONE[${c}]; n2 |= AFTER_TWO[${c}];
${ways.back ? take(c) : NOTHING}`;
  const isIn = (one: Code, two: Code, c: Code): Code =>
    code`((${one}) & ONE[${c}] | (${two}) & TWO[${c}]) !== 0`;
  const x = code`x`;
  const given = code`a1 |= ONE[x]; a2 |= TWO[x];
${ways.strewn ? take(x) : code`w1 |= ONE[x]; w2 |= TWO[x];`}`;
  const each = (set: Code, base: number, then: (c: Code) => Code): Code =>
    code`for (let s = ${set}; s !== 0; ) {
const x = 31 - Math.clz32(s) | ${base};
s &= ~(1 << x);
${then(x)}
}`;
  const open = code`if (SPACE_OF[p] >= 0) {
l1 |= FILL_ONE[SPACE_OF[p]];
l2 |= FILL_TWO[SPACE_OF[p]];
if ((EVERY_ONE & ~l1 | EVERY_TWO & ~l2) === 0) return false;
}`;
  const runs = joined(
    ways.runs.map(
      (build) => code`${tableOf(build, pools)}[(C[i] & 63) << 6 | C[i - 1] & 63] !== 0`,
    ),
    '||',
  );
  const run =
    ways.runs.length === 0
      ? NOTHING
      : code`for (let i = at; to < 0 && ${runs}; i--) {
const x = C[i - 1] & 63;
if (${isIn(code`l1`, code`l2`, x)}) to = i - 1;
}`;
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
const LOOSE = Uint8Array.from(${numbers(loose)});
const STUCK = new Int32Array(P);
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
      if (${anyOf(ways.lays, core, pools)}) addTo(LIE_ONE, LIE_TWO, q, lead);
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
function stuckCards() {
  ${ways.until.map((c) => code`if (${condCode(c, pools)}) return false;`)}
  if (!waysMade${asked.map((counter, i) => code` || WAYS_AS[${i}] !== K[${counter}]`)}) makeWays();
  let left = 0;
  let l1 = 0, l2 = 0, t1 = 0, t2 = 0, u1 = 0, u2 = 0, a1 = 0, a2 = 0, w1 = 0, w2 = 0;
  let n1 = BEGIN[0], n2 = BEGIN[1];
  for (let k = 0; k < STRICT.length; k++) {
    const p = STRICT[k];
    if (L[p] === 0) {
      ${open}
      continue;
    }
    const at = (p << S) + L[p];
    STUCK[left++] = at;
    if (TAKES[p] !== 0) {
      const x = C[at] & 63;
      ${take(x)}
    }
  }
  for (let k = 0; k < HOMES_OF.length; k++) {
    let i = (HOMES_OF[k] << S) + L[HOMES_OF[k]];
    ${ways.back ? code`for (let x = C[i] & 63; x !== 0; x = C[--i] & 63) {` : code`const x = C[i] & 63; {`}
      ${goUp(x)}
    }
  }
  ${
    draw === undefined
      ? NOTHING
      : code`for (let i = 0; i < tl; i++) {
    const x = TC[i] & 63;
    ${given}
  }`
  }
  for (let k = 0; k < LOOSE.length; k++) {
    let i = (LOOSE[k] << S) + L[LOOSE[k]];
    for (let x = C[i] & 63; x !== 0; x = C[--i] & 63) {
      ${given}
    }
  }
  for (let more = true; more; ) {
    for (more = true; more; ) {
      const before1 = u1 | 0, before2 = u2 | 0, open1 = t1 | 0, open2 = t2 | 0;
      ${each(code`a1 & n1 & ~u1`, 0, goUp)}
      ${each(code`a2 & n2 & ~u2`, 32, goUp)}
      ${each(code`w1 & l1 & ~t1`, 0, take)}
      ${each(code`w2 & l2 & ~t2`, 32, take)}
      more = (before1 ^ u1 | before2 ^ u2 | open1 ^ t1 | open2 ^ t2) !== 0;
    }
    let kept = 0;
    for (let k = 0; k < left; k++) {
      let at = STUCK[k];
      const p = at >> S;
      for (let c = C[at] & 63; c !== 0; c = C[at] & 63) {
        let to = ${isIn(code`n1 | l1`, code`n2 | l2`, code`c`)} ? at : -1;
        ${run}
        if (to < 0) break;
        for (; at >= to; at--) {
          const x = C[at] & 63;
          a1 |= ONE[x]; a2 |= TWO[x];
          if (TAKES[p] !== 0) {
            ${take(x)}
          } else {
            w1 |= ONE[x]; w2 |= TWO[x];
          }
          if (${isIn(code`n1`, code`n2`, x)}) {
            ${goUp(x)}
          }
        }
        if (TAKES[p] !== 0) {
          const x = C[at] & 63;
          ${take(x)}
        }
        more = true;
      }
      if ((C[at] & 63) !== 0) STUCK[kept++] = at;
      else {
        ${open}
      }
    }
    left = kept;
    if (left === 0) return false;
  }
  return true;
}`;
};
