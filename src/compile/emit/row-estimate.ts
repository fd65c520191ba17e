import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';
import type { Pools } from './conditions.js';
import { anyBuild, buildsOf } from './due.js';

import { beforeOf } from './row.js';
import { weight } from './weight.js';

/**
 * How good a row that closes up looks, as code that changes `sum`. All positions after as many moves
 * have as many piles; what tells them apart is how many top cards match each one, wherever they
 * stand: a card that few match will be left over. One with n that match counts 1 / (1 + n²).
 */
export const rowEstimateCode = (facts: Facts, pools: Pools): Code => {
  if (facts.rows.length === 0) return NOTHING;
  return code`${facts.rows.map((row) => {
    const folds = facts.core.moves.filter((move) => move.to[0] === row[0]);
    const match = anyBuild(folds.flatMap(buildsOf), code`b << 6 | a`, pools);
    const near = folds.map(
      (move) => code`if (tops - i === ${beforeOf(move)!.by}) sum -= ${weight('near')};`,
    );
    return code`let tops = 0;
for (let p = ${row[0]!}; p <= ${row[row.length - 1]!}; p++) {
  if (L[p] === 0) continue;
  const b = C[(p << S) + L[p]] & 63;
  MATCHES[tops] = 0;
  for (let i = 0; i < tops; i++) {
    const a = ROW_TOPS[i];
    if (!(${match})) continue;
    MATCHES[i]++;
    MATCHES[tops]++;
    ${near}
  }
  ROW_TOPS[tops++] = b;
}
for (let i = 0; i < tops; i++) sum += ${weight('lone')} / (1 + MATCHES[i] * MATCHES[i]);`;
  })}`;
};

/** What that code needs: the top cards from left to right, and how many match each. */
export const rowEstimateTables = (facts: Facts): Code =>
  facts.rows.length === 0
    ? NOTHING
    : code`const ROW_TOPS = new Uint8Array(P);
const MATCHES = new Int32Array(P);`;
