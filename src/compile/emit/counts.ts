import type { Count } from '../../core/types.js';
import { type Code, code } from '../code.js';
import { numCode, type Pools, tableOf } from './conditions.js';

/** Code that runs `body` for each number of cards that may move from `f`. */
export const overCounts = (count: Count, pools: Pools, body: Code): Code => {
  const top = code`const top = (f << S) + L[f];`;
  switch (count.unit) {
    case 'card':
      return code`const n = 1;
const lead = C[(f << S) + L[f]] & 63;
${body}`;
    case 'any card':
      return code`for (let n = 1; n <= L[f]; n++) {
const lead = C[(f << S) + L[f] - n + 1] & 63;
${body}
}`;
    case 'which':
      return code`for (let n = 1; n <= ${count.piles.length}; n++) {
const lead = C[(f << S) + L[f]] & 63;
${body}
}`;
    case 'upTo':
      return code`const n = Math.min(L[f], ${numCode(count.n, pools)});
const lead = C[(f << S) + L[f] - n + 1] & 63;
${body}`;
    case 'pile':
    case 'run': {
      if (count.unit === 'pile' && count.build === undefined)
        return code`const n = L[f];
const lead = C[(f << S) + 1] & 63;
${body}`;
      const build = count.build === undefined ? undefined : tableOf(count.build, pools);
      const joins =
        build === undefined
          ? code`true`
          : code`C[top - n] < 64 && ${build}[C[top - n + 1] << 6 | C[top - n]] !== 0`;
      const longest = code`let n = 1;
while (n < L[f] && ${joins}) n++;`;
      const lead = code`const lead = C[top - n + 1] & 63;`;
      if (count.unit === 'pile')
        return code`${top}
${longest}
if (n < L[f]) continue;
${lead}
${body}`;
      if (count.exactly !== undefined)
        return code`${top}
${longest}
if (n < ${count.exactly}) continue;
n = ${count.exactly};
${lead}
${body}`;
      if (count.whole)
        return code`${top}
if (C[top] >= 64) continue;
${longest}
${lead}
${body}`;
      return code`${top}
if (C[top] >= 64) continue;
for (let n = 1; ; n++) {
${lead}
run: {
${body}
}
if (n === L[f] || !(${joins})) break;
}`;
    }
  }
};

/** Leaves the loop over counts or piles that is innermost at a level. */
export const giveUp = (count: Count): Code =>
  count.unit === 'run' && count.exactly === undefined && !count.whole
    ? code`break run;`
    : code`continue;`;
