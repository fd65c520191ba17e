import type { Build, Role } from '../../core/types.js';
import type { WeightName } from '../../core/weights.js';
import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';
import type { Pools } from './conditions.js';
import { anyBuild, buildsOf, dueCode } from './due.js';
import { overPiles } from './loops.js';
import { planCode } from './plan.js';
import { rowEstimateCode, rowEstimateTables } from './row-estimate.js';
import { weight } from './weight.js';

/** Builds by which cards of the table move together, and by which they are laid on each other. */
export const tableBuilds = (facts: Facts): { readonly run: Build[]; readonly lay: Build[] } => {
  const moves = facts.core.moves.filter((move) =>
    move.to.every((pile) => facts.groupOf[pile]!.role === 'tableau'),
  );
  const lay = moves.flatMap(buildsOf);
  const run = moves.flatMap(({ count }) =>
    'build' in count && count.build !== undefined ? [count.build] : [],
  );
  return { run: run.length > 0 ? run : lay, lay };
};

/**
 * How far from won a position looks: `core/weights.ts` says what is counted. One look at each card,
 * except for the plan. A card is above one that goes up sooner if some card below it is due sooner;
 * one that never goes up counts as the last.
 */
export const estimateCode = (facts: Facts, pools: Pools): Code => {
  const { drawThrough: draw } = facts;
  const withRole = (...roles: Role[]): number[] =>
    facts.groupOf.flatMap((group, pile) =>
      roles.includes(group.role) && pile !== draw?.stock && pile !== draw?.waste ? [pile] : [],
    );
  const table = withRole('tableau', 'cell', 'reserve');
  const waste = withRole('waste');
  const stock = withRole('stock');
  const { run, lay } = tableBuilds(facts);
  const size = (piles: readonly number[], name: WeightName): Code =>
    overPiles('it', piles, pools, code`sum += L[it] * ${weight(name)};`);
  const later = code`due > least || due === 0 && least < 255`;
  const up = withRole('foundation', 'hole');
  return code`
${dueCode(facts, pools)}
${planCode(facts, [...table, ...waste], stock, lay, pools)}
${rowEstimateTables(facts)}
function estimate(W) {
  refreshDue();
  let sum = 0;
  if (${weight('dug')} !== 0) sum += plan(${weight('dug')}, ${weight('homeless')});
  ${overPiles('it', up, pools, code`sum -= L[it] * ${weight('up')};`)}
  ${overPiles(
    'it',
    table,
    pools,
    code`const base = it << S;
  let least = 255;
  let before = 0;
  let runs = L[it] === 0 ? 0 : 1;
  if (runs === 0) sum -= ${weight('spaces')};
  for (let i = base + 1, end = base + L[it]; i <= end; i++) {
    const c = C[i] & 63;
    if (C[i] >= 64) sum += ${weight('hidden')};
    const due = DUE[c];
    if (${later}) sum += ${weight('blocked')};
    else if (due !== 0) least = due;
    if (before !== 0) {
      if (${anyBuild(run, code`c << 6 | before`, pools)}) sum -= ${weight('sorted')};
      else runs++;
    }
    before = c;
  }
  if (least === 255) sum -= ${weight('bare')};
  sum += (runs * (runs - 1) >> 1) * ${weight('heaped')};`,
  )}
  ${overPiles(
    'it',
    waste,
    pools,
    code`let least = 255;
  for (let i = (it << S) + 1, end = i + L[it]; i < end; i++) {
    const due = DUE[C[i] & 63];
    if (${later}) sum += ${weight('buried')};
    else if (due !== 0) least = due;
  }`,
  )}
  ${rowEstimateCode(facts, pools)}
  ${size(waste, 'waste')}
  ${size(stock, 'stock')}
  ${draw === undefined ? NOTHING : code`sum += tl * ${weight('waste')};`}
  return sum;
}`;
};
