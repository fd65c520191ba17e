import type { Move } from '../../core/types.js';
import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';
import { looseWithin } from '../loose-runs.js';
import { type Pools, tableOf } from './conditions.js';
import { overSources, upCode } from './moves.js';

/**
 * Moves that only prepare others are made for their sake, and what they owe is part of the position
 * (of its key too, for otherwise the position may be one that is known):
 *
 *     0        nothing
 *     p + 1    part of a run left a card on pile p for another that takes the same cards: it goes up
 *              (`prune/part-of-run.ts`)
 *     p + 129  a card came back to pile p: it takes another card, or a lower one comes back too
 *              (`prune/back-for-use.ts`)
 *     p + 257  pile p was emptied: it is filled (`prune/empty-for-use.ts`)
 *     p + 385  a card of the stock was laid on pile p: it takes another card
 *              (`prune/draw-for-use.ts`)
 *     p + 513  the same after a card came back that has not taken another: one comes back onto it
 */
export const owedCode = (facts: Facts, pools: Pools): Code => {
  if (facts.loose.size === 0) return NOTHING;
  const ups = [...facts.loose.keys()].flatMap(({ first, count }) =>
    facts.core.moves.flatMap((move, rule) => {
      if (move.stage !== 'up' || !move.from.includes(first)) return [];
      const over = (body: Code) => code`for (let f = owed - 1; f < owed; f++) {
if (f < ${first} || f >= ${first + count}) continue;
${body}
}`;
      return [overSources(move, pools, over, undefined, upCode(move, rule, pools))];
    }),
  );
  return code`
let owed = 0;
function owe(what) {
  note(9 << 24 | owed);
  owed = what;
}
function owedMoves(into, at) {
  let end = at;
  ${ups}
  return end;
}`;
};

/** What is owed is settled by any move; and some moves owe. */
export const owingCode = (
  { move, rule }: { readonly move: Move; readonly rule: number },
  facts: Facts,
  pools: Pools,
  act: Code,
): Code => {
  if (facts.loose.size === 0) return act;
  const settled = code`if (owed !== 0) owe(0);`;
  if ([...facts.back.values()].some((back) => back.rule === rule))
    return code`${settled}
${act}
if (L[t] > 1) owe(t + 129);`;
  const [drawn] = [...facts.drawn].find(([, to]) => to.rule === rule) ?? [];
  if (drawn !== undefined)
    return code`const after = owed >> 7 === 4 || owed >> 7 === 1 && t !== owed - 129;
${settled}
${act}
${facts.idle.includes(drawn) ? NOTHING : code`if (L[t] > 1) `}owe(t + (after ? 513 : 385));`;
  const build = looseWithin(facts, move);
  if (build === undefined) return code`${settled}\n${act}`;
  return code`${settled}
const left = (f << S) + L[f] - n;
const empties = ${facts.idle.includes(facts.groupOf[move.from[0]!]!)} && n === L[f] && L[t] > 0;
const shifts = n < L[f] && L[t] > 0 && C[left] < 64 && ${tableOf(build, pools)}[C[left + 1] << 6 | C[left]] !== 0;
${act}
if (shifts) owe(f + 1);
else if (empties) owe(f + 257);`;
};
