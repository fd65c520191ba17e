import { makeCard, rankOf } from '../../cards/card.js';
import { fits } from '../../core/build.js';
import type { TraitName } from '../../core/traits.js';
import { TRAIT_NAMES } from '../../core/traits.js';
import type { Build } from '../../core/types.js';
import { type Code, code, NOTHING, numbers } from '../code.js';
import type { Facts } from '../facts.js';
import { carriesCode } from './carries.js';
import type { Pools } from './conditions.js';
import { anyBuild } from './due.js';
import { overPiles } from './loops.js';
import { fitsOn, fitsUnder } from './wants.js';

const w = (name: TraitName): Code => code`W[${TRAIT_NAMES.indexOf(name)}]`;

/** What a pile is to the traits of moves. */
const KINDS = { up: 0, table: 1, cell: 2, other: 3 } as const;

/**
 * `choices(into, at, W)`: the moves that may be played, and what can be carried as well; the SCORES of
 * them are sums of the traits of each (`core/traits.ts`), each times its weight.
 *
 * LOW[p], DEEP[p], RUN[p]  of each pile of the table: when its first card is due (255: none is), how
 *     many cards lie on that, and how many at its end move together
 * CELLED, ENDS, HEADS  sets of cards: in cells, at the ends of piles of the table, the first of what moves together
 * AWAY[p]  what it is worth to take one card from the pile, where AWAY_IN[p] says that it is of this turn;
 *     of several cards: at AWAY[P]
 */
export const choicesCode = (
  facts: Facts,
  { run, lay }: { readonly run: readonly Build[]; readonly lay: readonly Build[] },
  whole: boolean,
  pools: Pools,
): Code => {
  const { drawThrough: draw, groupOf, carry } = facts;
  const kinds = groupOf.map(({ role }) =>
    role === 'foundation' || role === 'hole'
      ? KINDS.up
      : role === 'tableau'
        ? KINDS.table
        : role === 'cell'
          ? KINDS.cell
          : KINDS.other,
  );
  const piles = kinds.flatMap((kind, pile) => (kind === KINDS.table ? [pile] : []));
  const cells = kinds.flatMap((kind, pile) => (kind === KINDS.cell ? [pile] : []));
  const pair = (upper: Code, lower: Code) => anyBuild(run, code`(${upper}) << 6 | ${lower}`, pools);
  const ranks = facts.core.deck.ranks;
  const cards = facts.core.deck.suits.flatMap((suit) =>
    Array.from({ length: ranks }, (_, i) => makeCard(i + 1, suit)),
  );
  const homes = Array.from({ length: 64 }, (_, card) => {
    const on = cards.filter((c) =>
      lay.some((build) => build.base === undefined && rankOf(card) > 0 && fits(build, card, c, 1)),
    );
    return [...on, 0, 0, 0, 0].slice(0, 4);
  });
  const carried = carry !== undefined && !whole;
  const [onLow, onHigh] = fitsOn(lay, code`c`, pools);
  const [underLow, underHigh] = fitsUnder(lay, code`c`, pools);
  return code`
const KIND = Uint8Array.from(${numbers(kinds)});
const LOW = new Int32Array(P);
const DEEP = new Int32Array(P);
const RUN = new Int32Array(P);
const ABOVE = new Uint8Array(64);
const HOMES = Uint8Array.from(${numbers(homes.flat())});
const SCORES = new Float64Array(4096);
const CELLED = new Int32Array(2);
const ENDS = new Int32Array(2);
const HEADS = new Int32Array(2);
const AWAY = new Float64Array(P + 1);
const AWAY_IN = new Int32Array(P);
let turn = 0;
${carried ? carriesCode(facts, run, pools) : NOTHING}
function bitLow(c) {
  return c < 32 ? 1 << c : 0;
}
function bitHigh(c) {
  return c < 32 ? 0 : 1 << (c & 31);
}
function members(low, high) {
  let n = 0;
  for (; low !== 0; low &= low - 1) n++;
  for (; high !== 0; high &= high - 1) n++;
  return n;
}
function runs() {
  let e0 = 0;
  let e1 = 0;
  let h0 = 0;
  let h1 = 0;
  ${overPiles(
    'it',
    piles,
    pools,
    code`const length = L[it];
  const end = (it << S) + length;
  let n = length === 0 ? 0 : 1;
  if (n > 0) {
    let head = C[end] & 63;
    if (head < 32) e0 |= 1 << head;
    else e1 |= 1 << head;
    while (n < length && C[end - n] < 64 && ${pair(code`head`, code`C[end - n]`)}) {
      head = C[end - n];
      n++;
    }
    if (head < 32) h0 |= 1 << head;
    else h1 |= 1 << head;
  }
  RUN[it] = n;`,
  )}
  ENDS[0] = e0;
  ENDS[1] = e1;
  HEADS[0] = h0;
  HEADS[1] = h1;
}
function survey() {
  refreshDue();
  ABOVE.fill(20);
  CELLED[0] = 0;
  CELLED[1] = 0;
  ${overPiles(
    'it',
    cells,
    pools,
    code`if (L[it] !== 0) {
    const c = C[(it << S) + 1] & 63;
    CELLED[c >> 5] |= 1 << (c & 31);
  }`,
  )}
  ${overPiles(
    'it',
    piles,
    pools,
    code`const base = it << S;
  const end = base + L[it];
  let low = 255;
  let where = base;
  for (let i = base + 1; i <= end; i++) {
    const c = C[i] & 63;
    ABOVE[c] = end - i;
    const due = DUE[c];
    if (due !== 0 && due <= low) {
      low = due;
      where = i;
    }
  }
  LOW[it] = low;
  DEEP[it] = end - where;`,
  )}
}
function options(into, at) {
  const end = moves(into, at);
  ${carried ? code`if (end > at + 1 || end > at && into[at] >> 27 !== 0) return carries(into, end);` : NOTHING}
  return end;
}
function awayFrom(f, n, lead, W) {
  let away = 0;
  const slot = n === 1 ? f : P;
  if (KIND[f] === 1) {
    const left = L[f] - n;
    if (left === 0) {
      away += ${w('empties')};
    } else {
      const at = (f << S) + left;
      const c = C[at];
      if (c >= 64) away += ${w('reveals')};
      else {
        if (${pair(code`lead`, code`c`)}) away += ${w('breaks')};
        const low = ${onLow};
        const high = ${onHigh};
        const end = at + n;
        const head = C[end - RUN[f] + 1] & 63;
        const top = C[end] & 63;
        away += ${w('takesCell')} * members(low & CELLED[0], high & CELLED[1]);
        away += ${w('takesRun')} * members(low & HEADS[0] & ~bitLow(head), high & HEADS[1] & ~bitHigh(head));
        away += ${w('goesOn')} * members(${underLow} & ENDS[0] & ~bitLow(top), ${underHigh} & ENDS[1] & ~bitHigh(top));
        const next = DUE[c & 63];
        if (next === 1) away += ${w('frees')};
        else away += ${w('freesDue')} * (next === 0 ? ${ranks} : next);
      }
      if (n <= DEEP[f]) away += ${w('digs')} / (1 + DEEP[f] - n) + ${w('digsLow')} / LOW[f];
      away += ${w('short')} / L[f];
    }
    away += ${w('runs')} * n;
  } else if (KIND[f] === 2) away += ${w('unstore')};
  if (n === 1) AWAY_IN[f] = turn;
  AWAY[slot] = away;
}
function choices(into, at, W) {
  const end = options(into, at);
  if (end <= at + 1) return end;
  ${carried ? NOTHING : code`runs();`}
  survey();
  let free = 0;
  ${overPiles('it', cells, pools, code`if (L[it] === 0) free++;`)}
  let spaces = 0;
  ${overPiles('it', piles, pools, code`if (L[it] === 0) spaces++;`)}
  turn = turn + 1 | 0;
  for (let k = at; k < end; k++) {
    const m = into[k];
    const f = m >> 14 & 127;
    const t = m >> 7 & 127;
    let n = m & 127;
    let lead = 0;
    ${draw === undefined ? NOTHING : code`if (f === ${draw.waste}) { lead = TC[n - 1]; n = 1; } else`}
    lead = C[(f << S) + L[f] - n + 1] & 63;
    const q = C[(t << S) + L[t]] & 63;
    const due = DUE[lead] === 0 ? ${ranks} : DUE[lead];
    const rank = m >> 27;
    let sum = W[${TRAIT_NAMES.indexOf('rank0')} + rank];
    if (KIND[t] === 0) sum += due * ${w('upDue')};
    else if (KIND[t] === 1) {
      if (q === 0) {
        sum += ${w('space')} + ${w('spaceDue')} * due + ${w('spaceRun')} * n;
        if (spaces === 1) sum += ${w('lastSpace')};
      } else {
        sum += ${w('lay')} + ${w('layDue')} * due;
        if (LOW[t] < due) sum += ${w('bury')} + ${w('buryLow')} / LOW[t] + ${w('buryDeep')} / (1 + DEEP[t]);
        if (RUN[t] === L[t]) sum += ${w('clean')};
        if (${pair(code`lead`, code`q`)}) sum += ${w('joins')};
      }
    } else if (KIND[t] === 2) {
      sum += ${w('store')} + ${w('storeDue')} * due + ${w('storeMany')} * n;
      if (free <= n) sum += ${w('lastCell')};
      else sum += ${w('freeCells')} / free;
      let near = 20;
      for (let i = lead << 2, end = i + 4; i < end && HOMES[i] !== 0; i++) if (ABOVE[HOMES[i]] < near) near = ABOVE[HOMES[i]];
      sum += ${w('home')} / (1 + near);
    }
    if (n !== 1 || AWAY_IN[f] !== turn) awayFrom(f, n, lead, W);
    sum += AWAY[n === 1 ? f : P];
    if (${w('noise')} !== 0) sum += ${w('noise')} * (mixA(ka ^ m, ${w('seed')}) >>> 8) / 16777216;
    SCORES[k - at] = sum;
  }
  return end;
}`;
};
