import type { Build, Group } from '../../core/types.js';
import { type Code, code, NOTHING, named } from '../code.js';
import type { Facts } from '../facts.js';
import { goesUp } from '../prune/goes-up.js';
import { type Pools, tableOf } from './conditions.js';
import { overPiles } from './loops.js';

/** Code that returns true if a card could be laid on `x`, were it at the end of a pile of the group. */
const takes = (facts: Facts, group: Group, build: Build, pools: Pools): Code => {
  const { core, drawThrough: draw, back } = facts;
  const table = tableOf(build, pools);
  const givers = core.moves.flatMap((move, rule) =>
    !move.to.includes(group.first) || move.stage === 'build' || rule === back.get(group)?.rule
      ? []
      : [move],
  );
  const given = givers.map((move) =>
    draw !== undefined && move.from.includes(draw.waste)
      ? code`for (let r = 0; r < rn; r++) if (${table}[TC[R[r] - 1] << 6 | x] !== 0) return true;`
      : overPiles(
          'f',
          move.from,
          pools,
          code`if (L[f] > 0 && ${table}[(C[(f << S) + L[f]] & 63) << 6 | x] !== 0) return true;`,
        ),
  );
  return code`${given}
for (let f = ${group.first}; f < ${group.first + group.count}; f++) {
  for (let i = (f << S) + L[f], end = f << S; i > end; i--) {
    const joins = i - 1 > end && C[i - 1] < 64 && ${table}[C[i] << 6 | C[i - 1]] !== 0;
    if (${table}[C[i] << 6 | x] !== 0) {
      if (!joins || ${goesUp(facts, group, pools)}(C[i - 1])) return true;
      break;
    }
    if (!joins) break;
  }
}
return false;`;
};

const usefulIn = (facts: Facts, group: Group, build: Build, g: number, pools: Pools): Code => {
  const table = tableOf(build, pools);
  return code`
function ${named('takes', g)}(x) {
  ${takes(facts, group, build, pools)}
}
function ${named('open', g)}(x) {
  ${overPiles(
    'it',
    Array.from({ length: group.count }, (_, i) => group.first + i),
    pools,
    code`if (L[it] > 0 && ${table}[x << 6 | C[(it << S) + L[it]] & 63] !== 0) return true;`,
  )}
  for (let c = x % 16 + 1; c < 64; c += 16) if (UP[c] > 0 && ${table}[x << 6 | c] !== 0) return true;
  return false;
}
function ${named('useful', g)}(x) {
  if (LOOKED[x] === looked) return false;
  LOOKED[x] = looked;
  if (${named('takes', g)}(x)) return true;
  if (x % 16 < 2) return false;
  for (let c = x % 16 - 1; c < 64; c += 16)
    if (UP[c] > 0 && (${table}[c << 6 | x] !== 0 || c === x - 1 && ${named('open', g)}(c)) && ${named('useful', g)}(c)) return true;
  return false;
}`;
};

/**
 * `useful(x)`: whether the card x, were it to come back from its foundation, could take a card, or
 * others that come back after it could, as far as can be told without doing it: those that fit on it,
 * and the one under it. Sees more uses than there are, never fewer.
 */
export const usefulCode = (facts: Facts, pools: Pools): Code => {
  if (facts.back.size === 0) return NOTHING;
  return code`
const LOOKED = new Int32Array(64);
let looked = 0;
${[...facts.back.keys()].map((group, g) => usefulIn(facts, group, facts.loose.get(group)!, g, pools))}`;
};

/** The name of that function for a group. */
export const usefulOf = ({ back }: Facts, group: Group): Code =>
  named('useful', [...back.keys()].indexOf(group));
