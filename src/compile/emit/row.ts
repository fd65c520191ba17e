import type { Cond, Move } from '../../core/types.js';
import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';
import { conjuncts } from '../walk.js';
import type { Pools } from './conditions.js';
import { heldList } from './free.js';
import { hashedAs } from './hash.js';

type Before = Extract<Cond, { op: 'before' }>;

/** The condition of a move that says how many places before `from` the pile `to` stands, if one does. */
export const beforeOf = (move: Move): Before | undefined =>
  conjuncts(move.when).find(
    (cond): cond is Before => cond.op === 'before' && cond.pile === 'to' && cond.than === 'from',
  );

/**
 * The piles of a move whose destination stands so many places before: a loop over the piles of the
 * row that hold cards, and the one destination of each.
 */
export const overRow = (
  { row, by }: Before,
  pools: Pools,
): { readonly sources: (body: Code) => Code; readonly destination: (body: Code) => Code } => {
  const { list, size } = heldList(row, undefined, pools);
  return {
    sources: (body) => code`for (let i_f = ${by}; i_f < ${size}; i_f++) {
const f = ${list}[i_f];
${body}
}`,
    // Once, so that whatever leaves the loop over destinations can leave this.
    destination: (body) => code`for (let i_t = i_f - ${by}, once = true; once; once = false) {
const t = ${list}[i_t];
${body}
}`,
  };
};

/** What rows that close up add to the keys: the order of their top cards. */
export const rowKeyCode = (facts: Facts): Code => {
  if (facts.rows.length === 0) return NOTHING;
  const top = hashedAs(facts, code`C[(p << S) + L[p]]`);
  const over = (step: Code): Code =>
    code`${facts.rows.map(
      (row) =>
        code`for (let p = ${row[0]!}; p <= ${row[row.length - 1]!}; p++) if (L[p] !== 0) ${step}`,
    )}`;
  return code`function orderA() {
  let h = 0x3c6ef3;
  ${over(code`h = mixA(h, ${top});`)}
  return h;
}
function orderB() {
  let h = 0x6a09e6;
  ${over(code`h = mixB(h, ${top});`)}
  return h;
}`;
};
