import { type Build, isUpRole, type Move } from '../../core/types.js';
import { type Code, code, joined, numbers } from '../code.js';
import type { Facts } from '../facts.js';
import { conditionsIn, conjuncts, mentionsIn } from '../walk.js';
import { condCode, type Pools, tableOf } from './conditions.js';
import { overPiles } from './loops.js';

const isFoundation = (facts: Facts, pile: number): boolean => isUpRole(facts.groupOf[pile]!.role);

/** The builds by which a card lies on another in a move. */
export const buildsOf = (move: Move): Build[] =>
  conditionsIn(move.when).flatMap((c) => (c.op === 'fits' ? [c.build] : []));

/** The tables of builds, each once. */
const tablesOf = (builds: readonly Build[], pools: Pools): Code[] => {
  const tables = builds.map((build) => tableOf(build, pools));
  return tables.filter(({ text }, i) => tables.findIndex((other) => other.text === text) === i);
};

/** Whether any of these builds lets the card of the index (card << 6 | on) lie there. */
export const anyBuild = (builds: readonly Build[], index: Code, pools: Pools): Code =>
  joined(
    tablesOf(builds, pools).map((table) => code`${table}[${index}] !== 0`),
    '||',
  );

/** How many cards each pile must hold at the end, as far as the goal says so by sizes. */
const targets = (facts: Facts): number[] => {
  const sizes = new Map<number, number>();
  for (const cond of conjuncts(facts.core.goal))
    if (
      cond.op === 'compare' &&
      cond.is === '==' &&
      typeof cond.a === 'object' &&
      cond.a.op === 'size' &&
      typeof cond.a.pile === 'number' &&
      typeof cond.b === 'number'
    )
      sizes.set(cond.a.pile, cond.b);
  return facts.groupOf.map((group, pile) => sizes.get(pile) ?? group.capacity);
};

/** Counters that the rules of foundations speak of: with another value of one all is other. */
const countersIn = (ups: readonly Move[], pools: Pools): number[] => {
  const text = JSON.stringify(ups.map((move) => move.when));
  return pools.counters.flatMap((name, i) => (text.includes(JSON.stringify(name)) ? [i] : []));
};

/** The moves by which cards go up one by one. */
export const upsSingly = (facts: Facts): Move[] =>
  facts.core.moves.filter(
    (move) => move.count.unit === 'card' && move.to.some((pile) => isFoundation(facts, pile)),
  );

/**
 * When cards go up: `DUE[card]` is after how many cards of a foundation's own this one can be next
 * (1: now), the least over all foundations; 0 if none wants it any more.
 *
 * FAR[class << 12 | top << 6 | card]  the same for one foundation, by its top card (0: empty), its
 *     class being the builds that it is built by
 * NEAR[class << 12 | top << 6 ..]     the cards that it wants, the next first, ended by 0
 * NEXT[class << 8 | top << 2 ..]      the cards that may come next, at most four, ended by 0
 */
export const dueCode = (facts: Facts, pools: Pools): Code => {
  const { core } = facts;
  const ups = upsSingly(facts);
  const buildsTo = facts.groupOf.map((_, pile) =>
    isFoundation(facts, pile) ? ups.filter((m) => m.to.includes(pile)).flatMap(buildsOf) : [],
  );
  const keys = buildsTo.map((builds) =>
    [...new Set(builds.map((build) => tableOf(build, pools).text))].join(),
  );
  const classes = [...new Set(keys)].filter((key) => key !== '');
  const classOf = keys.map((key) => classes.indexOf(key));
  const follows = classes.map(
    (key, k) =>
      code`case ${k}: return ${anyBuild(buildsTo[keys.indexOf(key)]!, code`c << 6 | q`, pools)};`,
  );
  const starts = ups.map((move) => {
    // What depends on other piles is left out: what is measured must depend on the counters alone.
    const known = conjuncts(move.when).filter((c) => {
      const { names, piles } = mentionsIn(c);
      return piles.size === 0 && [...names].every((name) => ['to', 'lead', 'n'].includes(name));
    });
    const starting = joined(
      known.map((c) => condCode(c, pools)),
      '&&',
    );
    return overPiles(
      't',
      move.to,
      pools,
      code`if (CLASS[t] >= 0 && ${starting}) FAR[CLASS[t] << 12 | lead] = 1;`,
    );
  });
  const cards = core.deck.suits.flatMap((suit) =>
    Array.from({ length: core.deck.ranks }, (_, i) => (suit << 4) | (i + 1)),
  );
  const asked = countersIn(ups, pools);
  return code`
const CARDS = Uint8Array.from(${numbers(cards)});
const CLASS = Int8Array.from(${numbers(classOf)});
const FOUNDATIONS = Uint8Array.from(${numbers(classOf.flatMap((k, p) => (k < 0 ? [] : [p])))});
const TARGET = Uint8Array.from(${numbers(targets(facts))});
let FAR = new Uint8Array(${Math.max(1, classes.length)} << 12);
let NEXT = new Uint8Array(${Math.max(1, classes.length)} << 8);
let NEAR = new Uint8Array(${Math.max(1, classes.length)} << 12);
const MEASURED = new Map();
let measured = false;
const DUE = new Uint8Array(64);
const TOPS = new Int32Array(P);
const ASKED = Int32Array.from(${numbers(asked)});
const ASKED_AS = new Int32Array(${Math.max(1, asked.length)});
function follows(k, q, c) {
  switch (k) {
    ${follows}
  }
  return false;
}
function measure() {
  for (let i = 0; i < ASKED.length; i++) ASKED_AS[i] = K[ASKED[i]];
  measured = true;
  TOPS.fill(-1);
  const asked = ASKED_AS.join();
  const known = MEASURED.get(asked);
  if (known !== undefined) {
    [FAR, NEXT, NEAR] = known;
    return;
  }
  FAR = new Uint8Array(${Math.max(1, classes.length)} << 12);
  NEXT = new Uint8Array(${Math.max(1, classes.length)} << 8);
  NEAR = new Uint8Array(${Math.max(1, classes.length)} << 12);
  MEASURED.set(asked, [FAR, NEXT, NEAR]);
  const n = 1;
  const q = 0;
  for (const lead of CARDS) {
    ${starts}
  }
  for (let k = 0; k < ${classes.length}; k++)
    for (let i = -1; i < CARDS.length; i++) {
      const top = i < 0 ? 0 : CARDS[i];
      const row = k << 12 | top << 6;
      let found = CARDS.filter((c) => i < 0 ? FAR[row | c] === 1 : follows(k, top, c));
      FAR.fill(0, row, row + 64);
      NEXT.set(found.slice(0, 4), k << 8 | top << 2);
      for (let d = 1, end = row; found.length > 0; d++) {
        const next = new Set();
        for (const c of found) if (FAR[row | c] === 0) {
          FAR[row | c] = d;
          NEAR[end++] = c;
          for (const x of CARDS) if (follows(k, c, x)) next.add(x);
        }
        found = [...next];
      }
    }
}
function refreshDue() {
  for (let i = 0; i < ASKED.length; i++) if (ASKED_AS[i] !== K[ASKED[i]]) measured = false;
  if (!measured) measure();
  let same = true;
  for (let k = 0; k < FOUNDATIONS.length; k++) {
    const p = FOUNDATIONS[k];
    const top = L[p] << 6 | C[(p << S) + L[p]] & 63;
    if (TOPS[p] !== top) {
      TOPS[p] = top;
      same = false;
    }
  }
  if (same) return;
  DUE.fill(0);
  for (let k = 0; k < FOUNDATIONS.length; k++) {
    const p = FOUNDATIONS[k];
    const left = TARGET[p] - L[p];
    const row = CLASS[p] << 12 | (TOPS[p] & 63) << 6;
    for (let i = row, c = NEAR[i]; c !== 0; c = NEAR[++i]) {
      const d = FAR[row | c];
      if (d > left) break;
      if (DUE[c] === 0 || d < DUE[c]) DUE[c] = d;
    }
  }
}`;
};
