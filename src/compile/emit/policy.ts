import { isUpRole } from '../../core/types.js';
import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';
import { numCode, type Pools } from './conditions.js';

/**
 * What a search by playouts asks of a compiled game.
 *
 * `code(m)` tells what a move is at the table, whatever lies elsewhere: the rule, the card that
 * moves, the card that it is laid on, and how far the game is in things that are counted. `up()` is
 * how many cards lie on foundations, and how many piles have gone of rows that close up.
 */
export const policyCode = (
  { core, groupOf, drawThrough: draw, rows }: Facts,
  pools: Pools,
): Code => {
  const foundations = groupOf.flatMap((group, pile) => (isUpRole(group.role) ? [pile] : []));
  const sum = foundations.reduce((text, pile) => code`${text} + L[${pile}]`, code`0`);
  const gone = rows.map((row) => {
    const held = numCode({ op: 'held', piles: row }, pools);
    return code` + ${row.length} - ${held}`;
  });
  // Of piles that move as they are the top card tells which they are.
  const whole = core.moves.every(({ count }) => count.unit === 'pile' && count.build === undefined);
  const top = whole ? code`L[f]` : code`L[f] - n + 1`;
  const drawn =
    draw === undefined
      ? NOTHING
      : code`if (f === ${draw.waste}) lead = TC[n - 1];
  else `;
  const counted = core.counters.map((_, i) => code`h = h * 31 + K[${i}] | 0;`);
  return code`
function up() {
  return ${sum}${gone};
}
function code(m) {
  const f = m >> 14 & 127;
  const t = m >> 7 & 127;
  const n = m & 127;
  let lead = 0;
  ${drawn}lead = C[(f << S) + ${top}] & 63;
  let h = (m >> 21 & 63) << 12 | lead << 6 | C[(t << S) + L[t]] & 63;
  ${counted}
  h = Math.imul(h ^ h >>> 15, 0x2c1b3c6d);
  h = Math.imul(h ^ h >>> 12, 0x297a2d39);
  return h ^ h >>> 15;
}`;
};
