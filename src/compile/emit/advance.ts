import { isUpRole } from '../../core/types.js';
import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';
import type { Prune } from '../prune/prune.js';
import type { Pools } from './conditions.js';
import { forcedCode } from './moves.js';

/**
 * `forced()`: the move that is forced now, or -1, in games with cells (elsewhere it stays a choice of
 * one); and `advance(m)`: plays a move and what is forced after it, notes that in FOLLOWED and says how
 * much it was. Where only moves up are forced, one that was not is not now unless its card lies free
 * since or something went up or came back: so after other moves it is looked for at the two piles of
 * the move alone.
 * @returns the code, given the one that puts together what piles want for the code that asks (`wants.ts`).
 */
export const advanceCode = (
  facts: Facts,
  prunes: readonly Prune[],
  pools: Pools,
): ((fill: (use: Code) => Code) => Code) => {
  const { core, carry, groupOf } = facts;
  const forcedIn = (where: 'anywhere' | 'from two'): Code[] =>
    carry === undefined
      ? []
      : core.moves.map((move, rule) => forcedCode({ facts, pools, prunes, move, rule }, where));
  const anywhere = forcedIn('anywhere');
  const fromTwo = forcedIn('from two');
  const upsOnly = core.moves.every(
    ({ to }, rule) =>
      (anywhere[rule] ?? NOTHING) === NOTHING || to.every((pile) => isUpRole(groupOf[pile]!.role)),
  );
  return (fill) => code`
function forced() {
  ${fill(code`${anywhere}`)}
  ${anywhere}
  return -1;
}
const FOLLOWED = new Int32Array(4096);
function followUp(first) {
  let n = 0;
  for (let k = first; k >= 0; k = forced()) {
    FOLLOWED[n++] = k;
    act(k);
  }
  return n;
}
${
  carry === undefined || !upsOnly
    ? code`
function advance(m) {
  note(0);
  act(m);
  return followUp(forced());
}`
    : code`
function forcedFrom(g, h) {
  ${fill(code`${fromTwo}`)}
  ${fromTwo}
  return -1;
}
function advance(m) {
  note(0);
  act(m);
  const g = m >> 14 & 127;
  const h = m >> 7 & 127;
  return followUp(ISF[g] === 0 && ISF[h] === 0 ? forcedFrom(g, h) : forced());
}`
}`;
};
