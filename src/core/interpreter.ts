import { type PlainMove, plainMoveOf } from './choose.js';
import type { Effect } from './effect.js';
import { effectsOf } from './happen.js';
import { testsOf } from './look.js';
import { type Bound, type Run, type Seen, type State, type Test, unbound } from './state.js';
import type { Consequence, Core, Move } from './types.js';

/** A move of the core as the plain rules have it. */
export interface PlainRule extends PlainMove {
  /** Makes it in the way that is bound, without what follows by itself. */
  readonly run: Run;
}

/** What a core says, without any knowledge of what it amounts to. */
export interface Interpreter {
  /** By number of the move. */
  readonly moves: readonly PlainRule[];
  readonly won: (state: State) => boolean;
  /** Lays the table: the pack lies on the source. */
  readonly setUp: (state: State) => void;
  /** Lets happen what follows by itself, until nothing more does. */
  readonly settle: (state: State, seen?: Seen) => void;
  /** Does other effects of the core than those of its moves. */
  runAll(state: State, effects: readonly Effect[]): void;
}

const settling = (
  consequences: readonly Consequence[],
  test: (consequence: Consequence) => Test,
  run: (consequence: Consequence) => Run,
): Interpreter['settle'] => {
  const all = consequences.map((one) => ({ piles: one.each, when: test(one), run: run(one) }));
  /** Does the first that applies, if one does. */
  const next = (state: State, bound: Bound, seen: Seen): boolean => {
    for (const { piles, when, run } of all)
      for (const it of piles) {
        bound.it = it;
        if (!when(state, bound)) continue;
        run(state, bound, seen);
        return true;
      }
    return false;
  };
  return (state, seen) => {
    const bound = unbound();
    while (next(state, bound, seen));
  };
};

const made = (core: Core): Interpreter => {
  const possible =
    (moves: readonly Move[]): Test =>
    (state, bound) =>
      moves.some((move) => moveOf(move).possible(state, bound));
  const tests = testsOf(core, possible);
  const known = new Map<Move, PlainMove>();
  const moveOf = (move: Move): PlainMove => {
    const found = known.get(move) ?? plainMoveOf(core, move, tests);
    known.set(move, found);
    return found;
  };
  const goal = tests.test(core.goal);
  const setup = effectsOf(core, core.setup, tests);
  return {
    moves: core.moves.map((move) => ({
      ...moveOf(move),
      run: effectsOf(core, move.effects, tests),
    })),
    won: (state) => goal(state, unbound()),
    setUp: (state) => setup(state, unbound(), undefined),
    settle: settling(
      core.consequences,
      ({ when }) => tests.test(when),
      ({ effects }) => effectsOf(core, effects, tests),
    ),
    runAll: (state, effects) => effectsOf(core, effects, tests)(state, unbound(), undefined),
  };
};

const known = new WeakMap<Core, Interpreter>();

/**
 * The plain interpreter of a core's conditions and effects: it looks at each of them as it stands
 * there. It is written to be read; all it saves is to read the core once and not at each move.
 */
export const interpreter = (core: Core): Interpreter => {
  const found = known.get(core) ?? made(core);
  known.set(core, found);
  return found;
};
