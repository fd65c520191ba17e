import { code, joined, named, numbers } from '../code.js';
import { holeOf } from '../hole.js';
import type { Prune } from './prune.js';

/** More cards than that to turn over are not counted: one bit each. */
const MOST_FREE = 29;
/** Bits of a word of counts, none of them its sign. */
const WORD = 30;
/** Log2 of how many answers are kept. */
const WALKS = 14;

export const noWalk: Prune = {
  name: 'no-walk',
  about:
    'Where all cards must go into a hole, a rank up or down each time, a position is lost when the ranks ' +
    'that are left make no such walk, in whatever order the cards lay. The top of the hole and each card ' +
    'that may always be turned onto it begin a walk, and as many cards end one. Every other card is ' +
    'entered over one of the two borders of its rank, and left over one unless a walk ends with it: so the ' +
    'crossings of the two borders are twice the cards, and the beginnings, less the ends. From rank to ' +
    'rank it is reckoned how often a border may be crossed and with how many ends so far; ranks ' +
    'between two borders that are not crossed must have a beginning, and a walk ends with each card on ' +
    'which nothing may be laid. The answer depends on the counts alone, so it is kept.',
  dead: ({ core }) => (holeOf(core) === undefined ? undefined : code`noWalk()`),
  support: ({ core }) => {
    const hole = holeOf(core);
    if (hole === undefined) return undefined;
    const { ranks, suits, copies } = core.deck;
    const alike = suits.length * copies;
    // A border is crossed at most twice for each card of a rank, and once more for each that begins.
    const most = 3 * alike + 2;
    const bits = Math.ceil(Math.log2(alike + 1));
    const fields = Array.from({ length: 2 * ranks }, (_, i) =>
      i < ranks ? code`LAID[${i + 1}]` : code`BEGUN[${i + 1 - ranks}]`,
    );
    const aWord = Math.floor(WORD / bits);
    const words = Array.from({ length: Math.ceil(fields.length / aWord) }, (_, k) =>
      fields
        .slice(k * aWord, (k + 1) * aWord)
        .reduce((word, field, i) => code`${word} | ${field} << ${i * bits}`, code`0`),
    );
    const dead = Array.from({ length: ranks + 1 }, (_, r) => (hole.dead.includes(r) ? 1 : 0));
    return code`const LAID = new Int32Array(${ranks + 1});
const BEGUN = new Int32Array(${ranks + 1});
let NOW = new Int32Array(${2 * most});
let SOON = new Int32Array(${2 * most});
const TURNED = Uint8Array.from(${numbers(hole.free)});
const DEAD = Uint8Array.from(${numbers(dead)});
const WALKS = new Int32Array(${words.length + 1} << ${WALKS});
function noWalk() {
  if (L[${hole.pile}] === 0) return false;
  let ends = 1;
  for (let r = 1; r <= ${ranks}; r++) {
    LAID[r] = ${alike} - UP[r] - UP[r | 16] - UP[r | 32] - UP[r | 48];
    BEGUN[r] = 0;
  }
  for (let k = 0; k < TURNED.length; k++) {
    const p = TURNED[k];
    ends += L[p];
    for (let i = (p << S) + 1, end = i + L[p]; i < end; i++) {
      LAID[C[i] & 15]--;
      BEGUN[C[i] & 15]++;
    }
  }
  if (ends > ${MOST_FREE}) return false;
  BEGUN[C[(${hole.pile} << S) + L[${hole.pile}]] & 15]++;
  let h = 0;
${words.map(
  (word, k) => code`  const ${named('W', k)} = ${word};
  h = Math.imul(h ^ ${named('W', k)}, 0x9e3779b1);
  h ^= h >>> 15;`,
)}
  const at = (h & ${(1 << WALKS) - 1}) * ${words.length + 1};
  if (WALKS[at] !== 0 && ${joined(
    words.map((_, k) => code`WALKS[at + ${k + 1}] === ${named('W', k)}`),
    '&&',
  )}) return WALKS[at] === 1;
  const none = isNoWalk(ends);
  WALKS[at] = none ? 1 : 2;
${words.map((_, k) => code`  WALKS[at + ${k + 1}] = ${named('W', k)};`)}
  return none;
}
function isNoWalk(ends) {
  let first = 1;
  let crossings = 0;
  if (${hole.wrap}) {
    for (let r = 2; r <= ${ranks}; r++)
      if (2 * LAID[r] + BEGUN[r] < 2 * LAID[first] + BEGUN[first]) first = r;
    crossings = 2 * LAID[first] + BEGUN[first];
  }
  for (let round = 0; round <= crossings; round++) if (isWalk(round, first, ends)) return false;
  return true;
}
function isWalk(round, first, ends) {
  NOW.fill(0);
  NOW[round << 1 | (round > 0 ? 1 : 0)] = 1;
  let high = round;
  for (let i = 0; i < ${ranks}; i++) {
    const r = first + i > ${ranks} ? first + i - ${ranks} : first + i;
    const most = LAID[r] + BEGUN[r];
    const all = most + LAID[r];
    const least = DEAD[r] !== 0 ? most : 0;
    const begins = BEGUN[r] > 0 ? 1 : 0;
    SOON.fill(0, 0, all * 2 + 2);
    for (let e = 0; e <= high && e <= all; e++)
    for (let begun = 0; begun < 2; begun++) {
      const counts = NOW[e << 1 | begun];
      if (counts === 0) continue;
      const now = begun | begins;
      for (let x = all - e - least, k = least; x >= 0 && k <= most; x--, k++) {
        if (x > 0) SOON[x << 1 | now] |= counts << k;
        else if (now === 1 || all === 0) SOON[0] |= counts << k;
      }
    }
    high = all;
    const old = NOW;
    NOW = SOON;
    SOON = old;
  }
  return round <= high && ((NOW[round << 1] | NOW[round << 1 | 1]) >> ends & 1) === 1;
}`;
  },
};
