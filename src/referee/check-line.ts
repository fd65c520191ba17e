import { interpreter } from '../core/interpreter.js';
import { plainMove, ruleOf } from '../core/move.js';
import { unbound } from '../core/state.js';
import type { Core, Position } from '../core/types.js';
import { boundOf, stateOf } from './referee.js';

/**
 * Plays a line by the plain rules, as the referee does, but without noting what would be needed to
 * take moves back: each deal that is won goes through here.
 *
 * @param line moves of the core, plain or as searches give them.
 * @returns what is wrong with it; undefined if every move is legal and the game is won at the end.
 */
export const faultOfLine = (
  core: Core,
  position: Position,
  line: readonly number[],
): string | undefined => {
  const rules = interpreter(core);
  const state = stateOf(position);
  const unseen = () => {};
  rules.settle(state, unseen);
  for (const [i, coded] of line.entries()) {
    const move = plainMove(coded);
    const rule = core.moves[ruleOf(move)];
    const bound = boundOf(move);
    if (rule === undefined || !rules.allows(state, rule, bound))
      return `the referee refuses move ${i + 1} of a line found`;
    rules.runAll(state, rule.effects, bound, unseen);
    rules.settle(state, unseen);
  }
  return rules.holds(state, core.goal, unbound()) ? undefined : 'a line found does not win';
};
