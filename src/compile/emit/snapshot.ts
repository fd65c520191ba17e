import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';
import { linked } from './hash.js';

/**
 * Saving a whole position as bytes and putting it back, for searches that keep many positions:
 *
 *     flags of groups whose piles became alike | counters, two bytes each | what is owed, if anything can be |
 *     each pile: size, cards | the row of a stock drawn through: tp, tl, cards, what they are
 *
 * Hashes are not saved. Of a pile whose lowest cards are those that lie there now, only the others
 * are hashed again: positions put back one after another are mostly alike.
 */
export const snapshotCode = (facts: Facts): Code => {
  const { core, drawThrough: draw } = facts;
  const counters = core.counters.length;
  const owed = facts.loose.size > 0 ? 2 : 0;
  const flags = [...facts.alike].flatMap(([group, how], g) =>
    how.when === 'empty' ? [{ g, group }] : [],
  );
  return code`
function size() {
  let cards = 0;
  for (let p = 0; p < P; p++) cards += L[p];
  return ${flags.length + 2 * counters + owed} + P + cards${draw === undefined ? NOTHING : code` + 2 + 2 * tl`};
}
function save(into, at) {
  ${flags.map(({ g }) => code`into[at++] = ALIKE[${g}];`)}
  for (let i = 0; i < ${counters}; i++) {
    into[at++] = K[i];
    into[at++] = K[i] >> 8;
  }
  ${
    owed > 0
      ? code`into[at++] = owed;
  into[at++] = owed >> 8;`
      : NOTHING
  }
  for (let p = 0; p < P; p++) {
    const n = L[p];
    into[at++] = n;
    for (let i = (p << S) + 1, end = i + n; i < end; i++) into[at++] = C[i];
  }
  ${
    draw === undefined
      ? NOTHING
      : code`into[at++] = tp;
  into[at++] = tl;
  for (let i = 0; i < tl; i++) {
    into[at++] = TC[i];
    into[at++] = TI[i];
  }`
  }
}
function restore(from, at) {
  ${flags.map(
    ({ g, group }) => code`if (ALIKE[${g}] !== from[at]) {
    ALIKE[${g}] = from[at];
    reseed(${group.first}, ${group.count}, ALIKE[${g}] === 1);
  }
  at++;`,
  )}
  let rebased = false;
  j = 0;
  ka = 0;
  kb = 0;
  UP.fill(0);
  for (let i = 0; i < ${counters}; i++) {
    const value = from[at] | from[at + 1] << 8;
    if (value !== K[i] && BASED[i] !== 0) rebased = true;
    K[i] = value;
    at += 2;
    hashCounter(i, K[i]);
  }
  if (rebased) rebase();
  ${
    owed > 0
      ? code`owed = from[at] | from[at + 1] << 8;
  at += 2;`
      : NOTHING
  }
  for (let p = 0; p < P; p++) {
    const n = from[at++];
    let i = p << S;
    const known = i + L[p];
    const end = i + n;
    while (i < end && i < known && C[i + 1] === from[at]) {
      if (ISF[p] !== 0) UP[C[i + 1] & 63]++;
      i++;
      at++;
    }
    let a = HA[i];
    let b = HB[i];
    while (i < end) {
      const c = from[at++];
      i++;
      a = ${linked('A', facts, [code`p`, code`i`, code`c`, code`a`])};
      b = ${linked('B', facts, [code`p`, code`i`, code`c`, code`b`])};
      C[i] = c;
      HA[i] = a;
      HB[i] = b;
      if (ISF[p] !== 0) UP[c & 63]++;
    }
    L[p] = n;
    ka = ka + a | 0;
    kb = kb + b | 0;
  }
  ${
    draw === undefined
      ? NOTHING
      : code`tp = from[at++];
  tl = from[at++];
  for (let i = 0; i < tl; i++) {
    TC[i] = from[at++];
    const id = from[at++];
    TI[i] = id;
    ka = ka + mixA(0x3c6ef3, id) | 0;
    kb = kb + mixB(0x3c6ef3, id) | 0;
  }`
  }
}`;
};
