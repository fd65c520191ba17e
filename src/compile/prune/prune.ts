import type { Move } from '../../core/types.js';
import type { Code } from '../code.js';
import type { Pools } from '../emit/conditions.js';
import type { Facts } from '../facts.js';

/**
 * A dominance: a reason, derived from the rules, why moves can be left out without changing whether
 * the deal can be won. Each has an off switch (`--without NAME`) and is proved on miniature games.
 * In the code it gives, `f`, `t`, `n`, `lead` (the deepest card moved) and `q` (the top of `t`) are
 * the choice looked at.
 */
export interface Prune {
  readonly name: string;
  /** The argument why nothing is lost. */
  readonly about: string;
  /** When the choice need not be generated; undefined if never in this move. */
  skip?(facts: Facts, move: Move, pools: Pools, rule: number): Code | undefined;
  /** Choices of a move in place of all those that the rules give; undefined if the dominance has none. */
  choices?(facts: Facts, move: Move, rule: number, pools: Pools): Code | undefined;
  /** When the choice may be played at once and all others left out. */
  forced?(facts: Facts, move: Move, rule: number, pools: Pools): Code | undefined;
  /** When the position cannot be won, so that no move need be looked at. */
  dead?(facts: Facts): Code | undefined;
  /** The same by a test that takes long: for a position to begin from, not for each one. */
  lost?(facts: Facts): Code | undefined;
  /** Functions that the code of `skip` and `forced` calls. */
  support?(facts: Facts, pools: Pools): Code | undefined;
}
