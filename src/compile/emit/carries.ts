import type { Build } from '../../core/types.js';
import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';
import { type Pools, tableOf } from './conditions.js';
import { fitsOn } from './wants.js';

/**
 * Carrying several cards from pile to pile by way of the cells, where the moves do not yet: `carries`.
 * @param runs builds by which the function `runs()` tells RUN (`choices.ts`).
 */
export const carriesCode = ({ carry }: Facts, runs: readonly Build[], pools: Pools): Code => {
  if (carry === undefined) return NOTHING;
  const { tableau, build, fills, lay } = carry;
  const run = tableOf(build, pools);
  const alike = runs.every((other) => tableOf(other, pools).text === run.text);
  const [low, high] = fitsOn([build], code`(C[(p << S) + L[p]] & 63)`, pools);
  const first = tableau.first;
  const last = first + tableau.count - 1;
  return code`
function carries(into, at) {
  runs();
  let end = at;
  const free = freeCells();
  let spaces = 0;
  let space = -1;
  for (let p = ${first}; p <= ${last}; p++) if (L[p] === 0) {
    spaces++;
    if (space < 0) space = p;
  }
  const most = ${fills === 'any' ? code`free + 1 << spaces` : code`free + 1`};
  if (most < 2) return at;
  let low = 0;
  let high = 0;
  for (let p = ${first}; p <= ${last}; p++) if (L[p] !== 0) {
    low |= ${low};
    high |= ${high};
  }
  for (let f = ${first}; f <= ${last}; f++) {
    if (RUN[f] < 2) continue;
    const top = (f << S) + L[f];
    let n = 1;
    while (n < RUN[f]${alike ? NOTHING : code` && ${run}[C[top - n + 1] << 6 | C[top - n]] !== 0`}) {
      n++;
      if (n > most) break;
      const lead = C[top - n + 1] & 63;
      if (((lead < 32 ? low : high) >>> (lead & 31) & 1) === 0) continue;
      for (let t = ${first}; t <= ${last}; t++)
        if (t !== f && ${run}[lead << 6 | C[(t << S) + L[t]] & 63] !== 0) into[end++] = 6 << 27 | ${lay << 21} | f << 14 | t << 7 | n;
    }
    if (n < 2 || n === L[f] || space < 0) continue;
    const whole = ${fills === 'any' ? code`Math.min(n, free + 1 << spaces - 1)` : code`n`};
    if (whole < 2 || whole > most) continue;
    ${fills === 'any' ? NOTHING : code`if ((C[top - whole + 1] & 15) !== ${fills}) continue;`}
    into[end++] = 6 << 27 | ${lay << 21} | f << 14 | space << 7 | whole;
  }
  return end;
}`;
};
