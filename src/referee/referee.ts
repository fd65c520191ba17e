import { type Card, isDown } from '../cards/card.js';
import { fits } from '../core/build.js';
import type { Game, Transfer } from '../core/game.js';
import { countOf, fromOf, makeMove, ruleOf, toOf } from '../core/move.js';
import { type Bound, interpreter, type State, unbound } from '../core/state.js';
import type { Build, Core, Count, Position } from '../core/types.js';

/** What one move did on the table: the first transfer is the move, the rest followed by itself. */
export interface Played {
  readonly move: number;
  readonly transfers: readonly Transfer[];
}

export interface Referee extends Game {
  /** The last move played, or undefined at the start. */
  last(): Played | undefined;
  /** A text that is equal for equal positions and for no others. */
  text(): string;
}

const copy = (position: Position): State => ({
  piles: position.piles.map((pile) => [...pile]),
  counters: [...position.counters],
});

/**
 * The plain interpreter of a core: the arbiter for the compiled games, and what replays every
 * printed line. It copies the whole position at each move and looks at every case.
 */
export const createReferee = (core: Core): Referee => {
  const rules = interpreter(core);
  let state: State = { piles: [], counters: [] };
  const history: { state: State; played: Played }[] = [];

  const runLength = (pile: readonly Card[], build: Build): number => {
    if (pile.length === 0 || isDown(pile.at(-1)!)) return 0;
    const base = build.base === undefined ? 0 : state.counters[rules.counterIndex(build.base)]!;
    let n = 1;
    while (n < pile.length) {
      const below = pile[pile.length - n - 1]!;
      if (isDown(below) || !fits(build, pile[pile.length - n]!, below, base)) break;
      n++;
    }
    return n;
  };

  const countsOf = (count: Count, from: number): number[] => {
    const pile = state.piles[from]!;
    if (pile.length === 0) return [];
    switch (count.unit) {
      case 'card':
        return [1];
      case 'run': {
        const longest = runLength(pile, count.build);
        if (count.exactly !== undefined) return longest >= count.exactly ? [count.exactly] : [];
        if (count.whole) return longest > 0 ? [longest] : [];
        return Array.from({ length: longest }, (_, i) => i + 1);
      }
      case 'pile':
        return count.build === undefined || runLength(pile, count.build) === pile.length
          ? [pile.length]
          : [];
      case 'upTo':
        return [Math.min(pile.length, rules.num(state, count.n, unbound()))];
    }
  };

  const legal = (): number[] => {
    const found: number[] = [];
    core.moves.forEach((move, rule) => {
      for (const from of move.from)
        for (const n of countsOf(move.count, from))
          for (const to of move.to) {
            if (from === to) continue;
            const bound: Bound = { ...unbound(), from, to, n };
            if (rules.holds(state, move.when, bound)) found.push(makeMove(rule, from, to, n));
          }
    });
    return found;
  };

  const text = (): string =>
    JSON.stringify([state.piles.map((pile) => pile.join(' ')), state.counters]);

  const hash = (salt: number): number => {
    let h = salt;
    for (const char of text()) h = Math.imul(h ^ char.charCodeAt(0), 0x01000193);
    return h;
  };

  return {
    load: (position) => {
      state = copy(position);
      history.length = 0;
      rules.settle(state, () => {});
    },
    moves: (into, at) => {
      let end = at;
      for (const move of legal()) into[end++] = move;
      return end;
    },
    play: (move) => {
      const before = copy(state);
      const rule = core.moves[ruleOf(move)]!;
      const bound: Bound = {
        ...unbound(),
        from: fromOf(move),
        to: toOf(move),
        n: countOf(move),
      };
      const transfers: Transfer[] = [];
      const seen = (t: Transfer) => transfers.push(t);
      rules.runAll(state, rule.effects, bound, seen);
      rules.settle(state, seen);
      history.push({ state: before, played: { move, transfers } });
    },
    undo: () => {
      const last = history.pop();
      if (last === undefined) throw new Error('nothing to take back');
      state = last.state;
    },
    won: () => rules.holds(state, core.goal, unbound()),
    keyA: () => hash(0x811c9dc5),
    keyB: () => hash(0x2c1b3c6d),
    expand: (move) => [move],
    position: (): Position => copy(state),
    last: () => history.at(-1)?.played,
    text,
  };
};
