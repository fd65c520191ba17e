import type { Build, Group } from '../../core/types.js';
import { type Code, code, NOTHING, named } from '../code.js';
import type { Facts } from '../facts.js';
import { goesUp } from '../prune/goes-up.js';
import { type Pools, tableOf } from './conditions.js';
import { overPiles } from './loops.js';
import { fitsOn } from './wants.js';

/**
 * Code that notes in LAID every card that could be laid on a card that takes it, and in TAKEN those that
 * fit on the end of a pile.
 */
const laidCode = (facts: Facts, group: Group, build: Build, pools: Pools): Code => {
  const { core, drawThrough: draw, back, drawn } = facts;
  const always = drawn.get(group)?.rule;
  const table = tableOf(build, pools);
  const [low, high] = fitsOn([build], code`top`, pools);
  const givers = core.moves.filter(
    (move, rule) =>
      move.to.includes(group.first) &&
      move.stage !== 'build' &&
      rule !== back.get(group)?.rule &&
      rule !== always,
  );
  const lay = (card: Code): Code => code`LAID[${card} >> 5] |= 1 << (${card} & 31);`;
  const given = givers.map((move) =>
    draw !== undefined && move.from.includes(draw.waste)
      ? code`for (let r = 0; r < rn; r++) {
const c = TC[R[r] - 1];
${lay(code`c`)}
}`
      : overPiles(
          'f',
          move.from,
          pools,
          code`if (L[f] > 0) {
const c = C[(f << S) + L[f]] & 63;
${lay(code`c`)}
}`,
        ),
  );
  return code`LAID[0] = 0;
LAID[1] = 0;
TAKEN[0] = 0;
TAKEN[1] = 0;
${given}
for (let f = ${group.first}; f < ${group.first + group.count}; f++) {
  const top = C[(f << S) + L[f]] & 63;
  TAKEN[0] |= ${low};
  TAKEN[1] |= ${high};
  for (let i = (f << S) + L[f], end = f << S; i > end; i--) {
    const c = C[i];
    const b = C[i - 1];
    const joins = i - 1 > end && b < 64 && ${table}[c << 6 | b] !== 0;
    if (!joins || ${goesUp(facts, group, pools)}(b)) ${lay(code`c`)}
    if (!joins) break;
  }
}`;
};

/** Groups to which cards come only to be used there. */
const usedGroups = ({ loose, back, drawn }: Facts): Group[] =>
  [...loose.keys()].filter((group) => back.has(group) || drawn.has(group));

const usefulIn = (facts: Facts, group: Group, build: Build, g: number, pools: Pools): Code => {
  const table = tableOf(build, pools);
  const [low, high] = fitsOn([build], code`x`, pools);
  return code`
function ${named('laid', g)}() {
  ${laidCode(facts, group, build, pools)}
}
function ${named('open', g)}(x) {
  if ((TAKEN[x >> 5] >>> (x & 31) & 1) !== 0) return true;
  for (let c = x % 16 + 1; c < 64; c += 16) {
    const at = ${facts.drawn.has(group) ? code`UP[c] > 0 || (READY[c >> 5] >>> (c & 31) & 1) !== 0` : code`UP[c] > 0`};
    if (at && ${table}[x << 6 | c] !== 0) return true;
  }
  return false;
}
function ${named('useful', g)}(x) {
  if (LOOKED[x] === looked) return false;
  LOOKED[x] = looked;
  if ((${low} & LAID[0] | ${high} & LAID[1]) !== 0) return true;
  for (let c = (x % 16 + ${build.ranks - 1 + build.steps[0]!}) % ${build.ranks} + 1; c < 64; c += 16) {
    const fits = ${table}[c << 6 | x] !== 0;
    ${facts.back.has(group) ? code`if (UP[c] > 0 && (fits || c === x - 1 && ${named('open', g)}(c)) && ${named('useful', g)}(c)) return true;` : NOTHING}
    ${facts.drawn.has(group) ? code`if (fits && (READY[c >> 5] >>> (c & 31) & 1) !== 0 && ${named('useful', g)}(c)) return true;` : NOTHING}
  }
  return false;
}
function ${named('of', g)}(x) {
  if (noted !== ${g}) ${named('laid', g)}();
  noted = ${g};
  looked++;
  return ${named('useful', g)}(x);
}`;
};

/**
 * `of(x)`: whether the card x, were it to come back from its foundation, could take a card, or
 * others that come back after it could, as far as can be told without doing it: those that fit on it,
 * and the one under it. The same of a card of the stock, where all can be had at any time. Sees more uses than there are, never fewer.
 */
export const usefulCode = (facts: Facts, pools: Pools): Code => {
  const groups = usedGroups(facts);
  if (groups.length === 0) return NOTHING;
  return code`
const LOOKED = new Int32Array(64);
const LAID = new Int32Array(2);
const TAKEN = new Int32Array(2);
let looked = 0;
let noted = -1;
${groups.map((group, g) => usefulIn(facts, group, facts.loose.get(group)!, g, pools))}`;
};

/** The name of that function for a group. */
export const usefulOf = (facts: Facts, group: Group): Code =>
  named('of', usedGroups(facts).indexOf(group));
