import type { Group } from '../../core/types.js';
import { type Code, code, joined } from '../code.js';
import { condCode, functionOf, type Pools } from '../emit/conditions.js';
import { overPiles } from '../emit/loops.js';
import { wantedBy } from '../emit/wants.js';
import type { Facts } from '../facts.js';
import { conjuncts } from '../walk.js';

/** The name of a function that tells whether a card at the end of a pile of the group can go up now. */
export const goesUp = (facts: Facts, group: Group, pools: Pools): Code => {
  const ups = facts.core.moves.filter(
    (m) => m.stage === 'up' && m.from.some((pile) => facts.groupOf[pile] === group),
  );
  const tests = ups.map((move) => {
    const takes = conjuncts(move.when).map((cond) => condCode(cond, pools));
    const loop = overPiles(
      't',
      move.to,
      pools,
      code`const q = C[(t << S) + L[t]] & 63;
if (${joined([code`true`, ...takes], '&&')}) return true;`,
    );
    const wanted = wantedBy(move.to, conjuncts(move.when), pools, code`it`);
    return wanted === undefined
      ? loop
      : code`if (${wanted}) {
${loop}
}`;
  });
  const body = code`const lead = it;
${tests}
return false;`;
  return functionOf('it', body, pools);
};
