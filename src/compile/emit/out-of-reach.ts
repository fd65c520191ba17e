import { type Code, code, joined, NOTHING, numbers } from '../code.js';
import type { DrawThrough } from '../draw-through.js';
import type { Facts } from '../facts.js';
import type { Feed } from '../feed.js';
import type { Ways } from '../ways.js';
import { type Pools, tableOf } from './conditions.js';
import { waysTables } from './ways-tables.js';

const x = code`x`;

const take = (c: Code): Code =>
  code`t1 |= ONE[${c}]; t2 |= TWO[${c}]; l1 |= LIE_ONE[${c}]; l2 |= LIE_TWO[${c}];`;

const isIn = (one: Code, two: Code, c: Code): Code =>
  code`((${one}) & ONE[${c}] | (${two}) & TWO[${c}]) !== 0`;

const leaves = isIn(code`n1 | l1`, code`n2 | l2`, x);

const given = code`a1 |= ONE[x]; a2 |= TWO[x];`;

const each = (set: Code, base: number, then: Code): Code =>
  code`for (let s = ${set}; s !== 0; ) {
const x = 31 - Math.clz32(s) | ${base};
s &= ~(1 << x);
${then}
}`;

const over = code`if ((EVERY_ONE & ~(l1 | n1) | EVERY_TWO & ~(l2 | n2)) === 0) return false;`;

const fill = (group: Code): Code =>
  code`if (SPACE_OF[${group}] >= 0) {
l1 |= FILL_ONE[SPACE_OF[${group}]];
l2 |= FILL_TWO[SPACE_OF[${group}]];
${over}
}`;

/** Cards of the row that can be taken: those before one that can be bring it to where a turn ends. */
const rowCode = (
  { cards, redeal }: DrawThrough,
  once: boolean,
): Code => code`if ((r1 & (l1 | n1) | r2 & (l2 | n2)) !== 0) {
let before = 0;
for (let i = 1; i <= tl; i++) {
  if (OUT[i] === 0) {
    const now = i >= tp && (i - tp) % ${cards} === 0;
    const ends = ${redeal === undefined ? NOTHING : code`before >= i % ${cards} ||`} i === tl || now || OUT[i + 1] !== 0;
    if (!ends) continue;
    const x = TC[i - 1];
    ${given}
    if (!(${leaves})) continue;
    OUT[i] = 1;
    rest--;
    more = true;
    ${once ? code`r1 &= ~ONE[x]; r2 &= ~TWO[x];` : NOTHING}
  }
  before++;
}
}`;

/** Cards of the reserve: each is laid, goes up, or fills a space that a card left which lay at the bottom. */
const reserveCode = ({ giver, piles }: Feed): Code => code`if (!free) {
  let spent = 0;
  let k = L[${giver}];
  for (; k > 0; k--) {
    const x = C[(${giver} << S) + k] & 63;
    ${given}
    if (!(${leaves}) && ++spent > vacant) break;
    if (k <= held) {
      ${take(x)}
    }
  }
  if (k < held) {
    held = k;
    more = true;
  }
  if (held === 0 && vacant > spent) {
    free = true;
    more = true;
    ${fill(code`${piles[0]!}`)}
  }
}`;

/**
 * `outOfReach()`: whether a card can never leave its place, see `prune/out-of-reach.ts`. Sets of cards as
 * in `ways-tables.ts`. Within the function t, u: cards that could ever lie open, or up; l, n: cards that
 * could ever be laid somewhere, or go up; a: cards that have left their place, or may as soon as they
 * can be laid or go up. OUT[i]: the card of the row of stock and waste can be taken; rest: so many
 * cannot; held: cards of the reserve that cannot leave it; vacant: piles of which all cards can leave.
 */
export const outOfReachCode = (
  facts: Facts,
  draw: DrawThrough,
  ways: Ways,
  feed: Feed | undefined,
  pools: Pools,
): Code => {
  const goUp = code`u1 |= ONE[x]; u2 |= TWO[x]; n1 |= AFTER_ONE[x]; n2 |= AFTER_TWO[x];`;
  const runs =
    ways.runs.length === 0
      ? code`false`
      : joined(
          ways.runs.map(
            (build) => code`${tableOf(build, pools)}[(C[i] & 63) << 6 | C[i - 1] & 63] !== 0`,
          ),
          '||',
        );
  const back = ways.back.length > 0;
  const isFed = (p: Code): Code => (feed === undefined ? code`false` : code`FED[${p}] !== 0`);
  const emptied = code`if (${isFed(code`p`)}) vacant++;
else {
${fill(code`p`)}
}`;
  return code`
${waysTables(facts, ways, pools)}
const FED = Uint8Array.from(${numbers(facts.groupOf.map((_, p) => (feed?.piles.includes(p) ? 1 : 0)))});
const OUT = new Uint8Array(258);
const STUCK = new Int32Array(P);
const GONE = new Uint8Array(P);
function outOfReach() {
  readyWays();
  let left = 0, vacant = 0, rest = tl;
  let held = ${feed === undefined ? code`0` : code`L[${feed.giver}]`};
  let free = ${feed === undefined ? code`true` : code`false`};
  let l1 = 0, l2 = 0, t1 = 0, t2 = 0, u1 = 0, u2 = 0, a1 = 0, a2 = 0;
  let n1 = BEGIN[0], n2 = BEGIN[1];
  let r1 = 0, r2 = 0;
  for (let i = 0; i < tl; i++) {
    OUT[i + 1] = 0;
    r1 |= ONE[TC[i]];
    r2 |= TWO[TC[i]];
  }
  OUT[tl + 1] = 0;
  for (let k = 0; k < HOMES_OF.length; k++) {
    let i = (HOMES_OF[k] << S) + L[HOMES_OF[k]];
    ${back ? code`for (let x = C[i] & 63; x !== 0; x = C[--i] & 63) {` : code`const x = C[i] & 63; {`}
      ${goUp}
      ${back ? given : NOTHING}
    }
  }
  for (let k = 0; k < STRICT.length; k++) {
    const p = STRICT[k];
    if (L[p] === 0) {
      ${emptied}
      continue;
    }
    STUCK[left++] = p;
    GONE[p] = 0;
  }
  let stuck = left;
  let more = true;
  let was1 = 0, was2 = 0, were1 = 0, were2 = 0;
  for (;;) {
    for (let again = true; again; ) {
      const before1 = u1 | 0, before2 = u2 | 0, open1 = t1 | 0, open2 = t2 | 0;
      ${each(code`a1 & n1 & ~u1`, 0, goUp)}
      ${each(code`a2 & n2 & ~u2`, 32, goUp)}
      ${each(code`a1 & l1 & ~t1`, 0, take(x))}
      ${each(code`a2 & l2 & ~t2`, 32, take(x))}
      again = (before1 ^ u1 | before2 ^ u2 | open1 ^ t1 | open2 ^ t2) !== 0;
    }
    if (!more && (was1 ^ l1 | was2 ^ l2 | were1 ^ n1 | were2 ^ n2) === 0) return true;
    more = false;
    was1 = l1 | 0;
    was2 = l2 | 0;
    were1 = n1 | 0;
    were2 = n2 | 0;
    ${over}
    ${rowCode(draw, facts.core.deck.copies === 1)}
    ${feed === undefined ? NOTHING : reserveCode(feed)}
    let kept = 0;
    for (let k = 0; k < left; k++) {
      const p = STUCK[k];
      const base = p << S;
      let i = base + L[p];
      let open = true, reach = true, all = true;
      for (let x = C[i] & 63; x !== 0 && reach; x = C[--i] & 63) {
        if (open) {
          ${given}
          ${take(x)}
        } else all = false;
        open = ${isIn(code`l1`, code`l2`, x)} || open && ${isIn(code`n1`, code`n2`, x)};
        reach = open || ${runs};
      }
      if (i === base && open && GONE[p] === 0) {
        GONE[p] = 1;
        stuck--;
        more = true;
        ${emptied}
      }
      if (GONE[p] === 0 || !all) STUCK[kept++] = p;
    }
    left = kept;
    if (stuck === 0 && held === 0 && rest === 0) return false;
  }
}`;
};
