import { type Code, code } from '../code.js';
import type { DrawThrough } from '../draw-through.js';

/**
 * A stock that is gone through as one choice. Stock and waste lie as one row TC[0 .. tl): the waste
 * is TC[0 .. tp), its top last; the stock is the rest, next card first. Turning moves `tp`, a redeal
 * puts it back to 0, and taking the waste's top card closes the gap: the row never grows. So a state
 * offers every card that turning can bring to the top of the waste, R[0 .. rn), as the size of the
 * waste then (READY tells which cards these are), and turning alone is no move. With redeals without limit two places from which the
 * same cards can be reached are one state (`place`).
 *
 * The key of the row is a sum over the cards in it, since their order never changes: TI says which
 * they are (with equal cards of several packs, which slot of the row as it was loaded).
 */
export const stockCode = (draw: DrawThrough, copies: number): Code => {
  const { cards, limit } = draw;
  const redealable =
    draw.redeal === undefined
      ? code`false`
      : limit === undefined
        ? code`true`
        : code`K[${limit.counter}] < ${limit.times}`;
  const place =
    draw.redeal !== undefined && limit === undefined
      ? code`tp === tl || tp % ${cards} === 0 ? 0 : tp`
      : code`tp`;
  const useRedeal =
    limit === undefined
      ? code``
      : code`if (!(i >= tp && (i === tl || (i - tp) % ${cards} === 0))) setCounter(${limit.counter}, K[${limit.counter}] + 1);`;
  return code`
const TC = new Uint8Array(256);
const TI = new Int32Array(256);
const R = new Int32Array(256);
let tl = 0;
let tp = 0;
let rn = 0;
const READY = new Int32Array(2);
function reach() {
  let n = 0;
  let low = 0;
  let high = 0;
  for (let i = tp; ; i = Math.min(i + ${cards}, tl)) {
    if (i > 0) {
      R[n++] = i;
      const c = TC[i - 1];
      if (c < 32) low |= 1 << c;
      else high |= 1 << c;
    }
    if (i >= tl) break;
  }
  if (${redealable}) for (let i = ${cards}; i < tl; i += ${cards}) {
    if (i < tp || (i - tp) % ${cards} !== 0) {
      R[n++] = i;
      const c = TC[i - 1];
      if (c < 32) low |= 1 << c;
      else high |= 1 << c;
    }
  }
  rn = n;
  READY[0] = low;
  READY[1] = high;
}
function place() {
  return ${place};
}
function take(i, t) {
  const c = TC[i - 1];
  const id = TI[i - 1];
  ${useRedeal}
  note(tp << 8 | i);
  note(6 << 24 | id << 8 | t);
  ka = ka - mixA(0x3c6ef3, id) | 0;
  kb = kb - mixB(0x3c6ef3, id) | 0;
  tl--;
  for (let k = i - 1; k < tl; k++) {
    TC[k] = TC[k + 1];
    TI[k] = TI[k + 1];
  }
  tp = i - 1;
  push(t, c);
}
function putBack(i, id, t) {
  const c = pop(t);
  for (let k = tl; k >= i; k--) {
    TC[k] = TC[k - 1];
    TI[k] = TI[k - 1];
  }
  TC[i - 1] = c;
  TI[i - 1] = id;
  tl++;
  ka = ka + mixA(0x3c6ef3, id) | 0;
  kb = kb + mixB(0x3c6ef3, id) | 0;
}
function layRow(waste, stock) {
  tl = 0;
  for (const c of waste) TC[tl++] = c & 63;
  tp = tl;
  for (let k = stock.length - 1; k >= 0; k--) TC[tl++] = stock[k] & 63;
  for (let k = 0; k < tl; k++) {
    TI[k] = ${copies === 1 ? code`TC[k]` : code`64 + k`};
    ka = ka + mixA(0x3c6ef3, TI[k]) | 0;
    kb = kb + mixB(0x3c6ef3, TI[k]) | 0;
  }
}
function turnsTo(i, rule, from, to, turn, redeal) {
  const plain = [];
  let p = tp;
  if (!(i >= tp && (i === tl || (i - tp) % ${cards} === 0))) {
    for (; p < tl; p = Math.min(p + ${cards}, tl)) plain.push(turn | Math.min(${cards}, tl - p));
    plain.push(redeal | 1);
    p = 0;
  }
  for (; p < i; p = Math.min(p + ${cards}, tl)) plain.push(turn | Math.min(${cards}, tl - p));
  plain.push(rule << 21 | from << 14 | to << 7 | 1);
  return plain;
}`;
};
