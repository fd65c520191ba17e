import { type Code, code } from '../code.js';
import type { Facts } from '../facts.js';
import { linkedBoth } from './hash.js';

/** Takes the `n`th card from the top out of a pile, and puts it back: the cards above it fall. */
export const pickCode = (facts: Facts): Code => {
  const fallen = linkedBoth(facts, code`f`, code`k`, code`C[k]`, [
    code`HA[k - 1]`,
    code`HB[k - 1]`,
  ]);
  return code`function takeOut(n, f) {
  const last = (f << S) + L[f];
  const at = last - n + 1;
  const c = C[at];
  ka = ka - HA[last] | 0;
  kb = kb - HB[last] | 0;
  for (let k = at; k < last; k++) {
    C[k] = C[k + 1];
    HA[k] = ${fallen.a};
    HB[k] = ${fallen.b};
  }
  L[f]--;
  ka = ka + HA[last - 1] | 0;
  kb = kb + HB[last - 1] | 0;
  if (ISF[f] !== 0) UP[c & 63]--;
  return c;
}
function putIn(n, f, c) {
  const last = (f << S) + L[f] + 1;
  const at = last - n + 1;
  ka = ka - HA[last - 1] | 0;
  kb = kb - HB[last - 1] | 0;
  for (let k = last; k > at; k--) C[k] = C[k - 1];
  C[at] = c;
  for (let k = at; k <= last; k++) {
    HA[k] = ${fallen.a};
    HB[k] = ${fallen.b};
  }
  L[f]++;
  ka = ka + HA[last] | 0;
  kb = kb + HB[last] | 0;
  if (ISF[f] !== 0) UP[c & 63]++;
}
function pick(n, f, t) {
  push(t, takeOut(n, f));
  note(8 << 24 | n << 16 | f << 8 | t);
}`;
};
