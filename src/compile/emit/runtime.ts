import { type Code, code } from '../code.js';
import type { Facts } from '../facts.js';
import type { Pools } from './conditions.js';
import { hashCode, linkedBoth } from './hash.js';
import { pickCode } from './pick.js';

/**
 * The part of a compiled game that is the same for all: piles, hashes, journal.
 *
 * Pile p lies in slots (p << S) + 1 .. (p << S) + L[p]; slot p << S holds no card (0).
 * C[slot]  card, 64 set if face down
 * HA, HB   two hashes of the pile from its bottom up to the slot; in slot p << S the seed
 * SUNK     whether lower cards of a pile never matter: 1, its hashes are of one card and its height;
 *          2, of a card alone; 3 and more, runs are loose; 255, of its height alone
 * ka, kb   the sums of the hashes at the tops of all piles, and of the counters: the key. A sum
 *          does not see which of two alike piles (equal seeds) holds what.
 * J        the journal, taken back from its end (n, f, t of 8 bits each):
 *          0 start of a move | 1 n f t block moved | 2 d f t one card, d 1 if it was face down |
 *          3 f turned up | 4 i old value, counter set | 5 g group g hashed anew | 6 see stock |
 *          7 n f t gathered, before it the n cards | 8 n f t picked | 9 o owed before (`owed.ts`)
 * RED[k]   the order of all cards for a redeal that shuffles
 * ID[c]    what a card is to the hashes: of ranks whose suit never matters all suits are one
 * ISF, UP  whether a pile is a foundation; how often each card lies on one
 */
export const runtime = (facts: Facts, pools: Pools): Code => {
  const moved = linkedBoth(facts, code`t`, code`to + 1`, code`c`, [code`a`, code`b`]);
  const pushed = linkedBoth(facts, code`p`, code`i + 1`, code`c`, [code`HA[i]`, code`HB[i]`]);
  const again = linkedBoth(facts, code`p`, code`i + 1`, code`C[i + 1]`, [code`HA[i]`, code`HB[i]`]);
  return code`${hashCode(facts, pools)}
function block(n, f, t) {
  const last = (f << S) + L[f];
  const first = last - n;
  let to = (t << S) + L[t];
  let a = HA[to];
  let b = HB[to];
  let x = ka - HA[last] + HA[first] - a | 0;
  let y = kb - HB[last] + HB[first] - b | 0;
  for (let i = first + 1; i <= last; i++) {
    const c = C[i];
    a = ${moved.a};
    b = ${moved.b};
    to++;
    C[to] = c;
    HA[to] = a;
    HB[to] = b;
  }
  ka = x + a | 0;
  kb = y + b | 0;
  L[f] -= n;
  L[t] += n;
  if (ISF[t] !== 0) for (let i = 0; i < n; i++) UP[C[to - i] & 63]++;
  if (ISF[f] !== 0) for (let i = 0; i < n; i++) UP[C[to - i] & 63]--;
}
function push(p, c) {
  const i = (p << S) + L[p];
  const a = ${pushed.a};
  const b = ${pushed.b};
  ka = ka - HA[i] + a | 0;
  kb = kb - HB[i] + b | 0;
  C[i + 1] = c;
  HA[i + 1] = a;
  HB[i + 1] = b;
  L[p]++;
  if (ISF[p] !== 0) UP[c & 63]++;
}
function pop(p) {
  const i = (p << S) + L[p];
  ka = ka - HA[i] + HA[i - 1] | 0;
  kb = kb - HB[i] + HB[i - 1] | 0;
  L[p]--;
  if (ISF[p] !== 0) UP[C[i] & 63]--;
  return C[i];
}
function retop(p, c) {
  pop(p);
  push(p, c);
}
function rehash(p) {
  for (let i = (p << S), end = i + L[p]; i < end; i++) {
    HA[i + 1] = ${again.a};
    HB[i + 1] = ${again.b};
  }
}
function reseed(first, count, alike) {
  for (let p = first; p < first + count; p++) {
    const top = (p << S) + L[p];
    ka = ka - HA[top] | 0;
    kb = kb - HB[top] | 0;
    HA[p << S] = alike ? mixA(first, 77) : mixA(p, 99);
    HB[p << S] = alike ? mixB(first, 77) : mixB(p, 99);
    rehash(p);
    ka = ka + HA[top] | 0;
    kb = kb + HB[top] | 0;
  }
}
function grow() {
  const bigger = new Int32Array(J.length * 2);
  bigger.set(J);
  J = bigger;
}
function note(entry) {
  if (j === J.length) grow();
  J[j++] = entry;
}
function moveBlock(n, f, t) {
  note(1 << 24 | n << 16 | f << 8 | t);
  block(n, f, t);
}
function moveOne(f, t, face) {
  const c = pop(f);
  note(2 << 24 | (c >> 6) << 16 | f << 8 | t);
  push(t, face === 0 ? c : face === 1 ? c & 63 : c | 64);
}
function turnUp(p) {
  const c = C[(p << S) + L[p]];
  if ((c & 64) === 0) return;
  note(3 << 24 | p << 8);
  retop(p, c & 63);
}
${pickCode(facts)}
function gather(f, t, k) {
  const n = L[f];
  for (let i = 1; i <= n; i++) {
    const c = C[(f << S) + i];
    note(c);
    LEFT[c & 63]++;
  }
  while (L[f] > 0) pop(f);
  const order = RED[k];
  const first = (t << S) + L[t] + 1;
  let end = first + n;
  for (let i = 0; i < order.length; i++) {
    if (LEFT[order[i]] === 0) continue;
    LEFT[order[i]]--;
    C[--end] = order[i] | 64;
  }
  for (let i = 0; i < n; i++) push(t, C[first + i]);
  note(7 << 24 | n << 16 | f << 8 | t);
}
function ungather(n, f, t) {
  for (let i = 0; i < n; i++) pop(t);
  j -= n;
  for (let i = 0; i < n; i++) push(f, J[j + i]);
}
function hashCounter(i, v) {
  ka = ka + mixA(mixA(0x51ed27 + i, 3), v) | 0;
  kb = kb + mixB(mixB(0x2f1b3d + i, 3), v) | 0;
}
function unhashCounter(i, v) {
  ka = ka - mixA(mixA(0x51ed27 + i, 3), v) | 0;
  kb = kb - mixB(mixB(0x2f1b3d + i, 3), v) | 0;
}
function setCounter(i, v) {
  note(4 << 24 | i << 16 | K[i]);
  unhashCounter(i, K[i]);
  K[i] = v;
  hashCounter(i, v);
  if (BASED[i] !== 0) rebase();
}`;
};
