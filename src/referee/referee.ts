import type { Game, Transfer } from '../core/game.js';
import { interpreter } from '../core/interpreter.js';
import { countOf, fromOf, makeMove, ruleOf, toOf } from '../core/move.js';
import { type Bound, type State, unbound } from '../core/state.js';
import type { Core, Position } from '../core/types.js';

/** What one move did on the table: the first transfer is the move, the rest followed by itself. */
export interface Played {
  readonly move: number;
  readonly transfers: readonly Transfer[];
}

/** What a plain move binds. */
export const boundOf = (move: number): Bound => ({
  ...unbound(),
  from: fromOf(move),
  to: toOf(move),
  n: countOf(move),
});

export interface Referee extends Game {
  /** The last move played, or undefined at the start. */
  last(): Played | undefined;
  /** May this move be played now? As if looked for among `moves`, without finding all of them. */
  allows(move: number): boolean;
  /** A text that is equal for equal positions and for no others. */
  text(): string;
}

/** The position as a state of its own, to be changed. */
export const stateOf = (position: Position): State => ({
  piles: position.piles.map((pile) => [...pile]),
  counters: [...position.counters],
  redeals: position.redeals,
});

/**
 * The plain interpreter of a core: the arbiter for the compiled games, and what replays every
 * printed line. It copies the whole position at each move and looks at every case.
 */
export const createReferee = (core: Core): Referee => {
  const rules = interpreter(core);
  let state: State = { piles: [], counters: [], redeals: [] };
  const history: { state: State; played: Played }[] = [];

  const legal = (): number[] =>
    rules.moves.flatMap((move, rule) =>
      [...move.choices(state)].map(({ from, to, n }) => makeMove(rule, from, to, n)),
    );

  const text = (): string =>
    JSON.stringify([state.piles.map((pile) => pile.join(' ')), state.counters]);

  const hash = (salt: number): number => {
    let h = salt;
    for (const char of text()) h = Math.imul(h ^ char.charCodeAt(0), 0x01000193);
    return h;
  };

  return {
    load: (position) => {
      state = stateOf(position);
      history.length = 0;
      rules.settle(state);
    },
    moves: (into, at) => {
      let end = at;
      for (const move of legal()) into[end++] = move;
      return end;
    },
    play: (move) => {
      const before = stateOf(state);
      const transfers: Transfer[] = [];
      const seen = (t: Transfer) => transfers.push(t);
      rules.moves[ruleOf(move)]!.run(state, boundOf(move), seen);
      rules.settle(state, seen);
      history.push({ state: before, played: { move, transfers } });
    },
    allows: (move) => {
      const rule = rules.moves[ruleOf(move)];
      return rule?.allows(state, boundOf(move)) === true;
    },
    undo: () => {
      const last = history.pop();
      if (last === undefined) throw new Error('nothing to take back');
      state = last.state;
    },
    won: () => rules.won(state),
    keyA: () => hash(0x811c9dc5),
    keyB: () => hash(0x2c1b3c6d),
    expand: (move) => [move],
    position: (): Position => stateOf(state),
    last: () => history.at(-1)?.played,
    text,
  };
};
