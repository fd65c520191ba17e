import { isSuited } from '../carry.js';
import { code, joined } from '../code.js';
import { condCode, tableOf } from '../emit/conditions.js';
import { overPiles } from '../emit/loops.js';
import { conjuncts } from '../walk.js';
import type { Prune } from './prune.js';

export const wholeRuns: Prune = {
  name: 'whole-runs',
  about:
    'Where every card lies on one card only, and takes one only, a card in a cell is laid on that ' +
    'card as soon as it can be: should the other have to move, the card goes back to its cell first, ' +
    'which is free still. And runs are moved as wholes, by way of the empty cells, to the next card, ' +
    'to an empty pile or into cells: a card that lies on its own card frees nothing by going into a ' +
    'cell, so it need not before the lowest card of its run does, and then all of them go together. ' +
    'Empty piles may be filled by the highest cards only, which lie on none; nothing may follow by itself.',
  choices: (facts, move, rule, pools) => {
    const { carry, core } = facts;
    if (carry === undefined || !isSuited(core, carry)) return undefined;
    if (facts.alike.get(carry.cells)?.when !== 'always') return undefined;
    const run = tableOf(carry.build, pools);
    const tests = joined(
      conjuncts(move.when).map((cond) => condCode(cond, pools)),
      '&&',
    );
    const { first, count } = carry.tableau;
    const overRuns = (most: ReturnType<typeof code>, body: ReturnType<typeof code>) =>
      overPiles(
        'f',
        move.from,
        pools,
        code`if (L[f] === 0) continue;
const top = (f << S) + L[f];
let n = 1;
while (n < L[f] && C[top - n] < 64 && ${run}[C[top - n + 1] << 6 | C[top - n]] !== 0) n++;
if (n > ${most}) continue;
const lead = C[top - n + 1] & 63;
const rank = n === L[f] ? 5 : C[top - n] >= 64 ? 2 : 0;
${body}`,
      );
    if (rule === carry.lay)
      return code`{
const free = freeCells();
${overRuns(
  code`free + 1`,
  code`let spaced = 0;
${overPiles(
  't',
  move.to,
  pools,
  code`if (t === f) continue;
const q = C[(t << S) + L[t]] & 63;
if (!${tests}) continue;
if (q === 0 && (n === L[f] || spaced++ > 0)) continue;
into[end++] = (rank || 6) << 27 | ${rule << 21} | f << 14 | t << 7 | n;`,
)}`,
)}
}`;
    if (rule === carry.store)
      return code`{
const free = freeCells();
if (free > 0) {
const t = emptyCell(${carry.cells.first});
runs: ${overRuns(
        code`free`,
        code`for (let p = ${first}; p < ${first + count}; p++)
if (${run}[lead << 6 | C[(p << S) + L[p]] & 63] !== 0) continue runs;
into[end++] = (rank || 8) << 27 | ${rule << 21} | f << 14 | t << 7 | n;`,
      )}
}
}`;
    return undefined;
  },
  forced: (facts, _move, rule) => {
    const { carry, core } = facts;
    if (carry === undefined || rule !== carry.unstore || !isSuited(core, carry)) return undefined;
    return facts.alike.get(carry.cells)?.when === 'always' ? code`q !== 0` : undefined;
  },
};
