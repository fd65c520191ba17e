import { type Code, code, joined, NOTHING, numbers } from '../code.js';
import type { Facts } from '../facts.js';
import type { Ways } from '../ways.js';
import { condCode, type Pools, tableOf } from './conditions.js';
import { waysTables } from './ways-tables.js';

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
  const { drawThrough: draw } = facts;
  const loose = ways.loose.filter((p) => p !== draw?.stock && p !== draw?.waste);
  const take = (c: Code): Code =>
    code`t1 |= ONE[${c}]; t2 |= TWO[${c}]; l1 |= LIE_ONE[${c}]; l2 |= LIE_TWO[${c}];`;
  const goUp = (c: Code): Code =>
    code`u1 |= ONE[${c}]; u2 |= TWO[${c}]; n1 |= AFTER_ONE[${c}]; n2 |= AFTER_TWO[${c}];
${ways.back.length > 0 ? take(c) : NOTHING}`;
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
${waysTables(facts, ways, pools)}
const LOOSE = Uint8Array.from(${numbers(loose)});
const STUCK = new Int32Array(P);
function stuckCards() {
  ${ways.until.map((c) => code`if (${condCode(c, pools)}) return false;`)}
  readyWays();
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
    ${ways.back.length > 0 ? code`for (let x = C[i] & 63; x !== 0; x = C[--i] & 63) {` : code`const x = C[i] & 63; {`}
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
