import { interpreter } from '../core/interpreter.js';
import { plainMove, ruleOf } from '../core/move.js';
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
  rules.settle(state);
  for (const [i, coded] of line.entries()) {
    const move = plainMove(coded);
    const rule = rules.moves[ruleOf(move)];
    const bound = boundOf(move);
    if (rule === undefined || !rule.allows(state, bound))
      return `the referee refuses move ${i + 1} of a line found`;
    rule.run(state, bound, undefined);
    rules.settle(state);
  }
  return rules.won(state) ? undefined : 'a line found does not win';
};
