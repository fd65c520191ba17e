import type { Build } from '../../core/types.js';
import { type Code, code, NOTHING, numbers } from '../code.js';
import type { Facts } from '../facts.js';
import type { Pools } from './conditions.js';
import { anyBuild } from './due.js';

/**
 * What it costs to bring all cards up if cards moved aside were all within reach at once: a plan of
 * easier rules, made greedily. All that can go up goes up; then the card that can be next on a
 * foundation and has the fewest cards above it is dug out; and so on, until nothing is left.
 * Each card dug costs `easy`, and `hard` more if no pile has a place for it as they lie then. Cards
 * of the stock count as within reach.
 *
 * @param open piles whose cards lie one on another, the top one within reach.
 */
export const planCode = (
  facts: Facts,
  open: readonly number[],
  stock: readonly number[],
  lay: readonly Build[],
  pools: Pools,
): Code => {
  const { core, drawThrough: draw } = facts;
  const { copies } = core.deck;
  return code`
const OPEN = Uint8Array.from(${numbers(open)});
const STOCK = Uint8Array.from(${numbers(stock)});
const HEIGHT = new Int32Array(P);
const FREE = new Uint8Array(64);
const AT = new Int32Array(${64 * copies});
const FOUND = new Uint8Array(64);
const PLAN_TOP = new Uint8Array(P);
const PLAN_LEFT = new Uint8Array(P);
function plan(easy, hard) {
  let cost = 0;
  FREE.fill(0);
  FOUND.fill(0);
  ${draw === undefined ? NOTHING : code`for (let i = 0; i < tl; i++) FREE[TC[i]]++;`}
  for (let k = 0; k < STOCK.length; k++) {
    const p = STOCK[k];
    for (let i = (p << S) + 1, end = i + L[p]; i < end; i++) FREE[C[i] & 63]++;
  }
  for (let k = 0; k < OPEN.length; k++) {
    const p = OPEN[k];
    HEIGHT[p] = L[p];
    for (let i = 1; i <= L[p]; i++) {
      const c = C[(p << S) + i] & 63;
      AT[c * ${copies} + FOUND[c]++] = p << 8 | i;
    }
  }
  for (let k = 0; k < FOUNDATIONS.length; k++) {
    const p = FOUNDATIONS[k];
    PLAN_TOP[p] = TOPS[p] & 63;
    PLAN_LEFT[p] = TARGET[p] - L[p];
  }
  for (;;) {
    let least = 999;
    let where = 0;
    for (let again = true; again;) {
      again = false;
      least = 999;
      for (let k = 0; k < FOUNDATIONS.length; k++) {
        const p = FOUNDATIONS[k];
        while (PLAN_LEFT[p] > 0) {
          const first = CLASS[p] << 8 | PLAN_TOP[p] << 2;
          let took = 0;
          for (let i = first; i < first + 4 && took === 0; i++) {
            const c = NEXT[i];
            if (c === 0) break;
            if (FREE[c] > 0) {
              FREE[c]--;
              took = c;
              break;
            }
            for (let w = c * ${copies}, end = w + FOUND[c]; w < end; w++) {
              const pile = AT[w] >> 8;
              const above = HEIGHT[pile] - (AT[w] & 255);
              if (above < 0) continue;
              if (above === 0) {
                HEIGHT[pile]--;
                took = c;
                break;
              }
              if (above < least) {
                least = above;
                where = AT[w];
              }
            }
          }
          if (took === 0) break;
          again = true;
          PLAN_TOP[p] = took;
          PLAN_LEFT[p]--;
        }
      }
    }
    if (least === 999) return cost;
    const pile = where >> 8;
    const height = where & 255;
    for (let i = HEIGHT[pile]; i > height; i--) {
      const c = C[(pile << S) + i] & 63;
      FREE[c]++;
      cost += easy;
      if (hard === 0) continue;
      let placed = false;
      for (let k = 0; k < OPEN.length && !placed; k++) {
        const p = OPEN[k];
        if (p === pile) continue;
        const q = C[(p << S) + HEIGHT[p]] & 63;
        placed = ${anyBuild(lay, code`c << 6 | q`, pools)};
      }
      if (!placed) cost += hard;
    }
    HEIGHT[pile] = height;
  }
}`;
};
