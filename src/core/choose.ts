import { type Card, isDown } from '../cards/card.js';
import type { Build } from './build.js';
import type { Cond } from './cond.js';
import type { Looker } from './look.js';
import { type Bound, type State, unbound } from './state.js';
import type { Count, Move } from './types.js';

const oneTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

const bind = (from: number, to: number, n: number): Bound => ({ from, to, it: -1, other: -1, n });

const conjuncts = (cond: Cond): readonly Cond[] =>
  cond.op === 'all' ? cond.of.flatMap(conjuncts) : [cond];

/** Whether a condition asks only what other moves there are, which is the same for every way. */
const asksOfMoves = (cond: Cond): boolean =>
  cond.op === 'possible' || (cond.op === 'not' && asksOfMoves(cond.of));

/** In which ways a move can be made in a state. */
export const chooserFor = ({ num, holds, joins }: Looker) => {
  /** How many cards of the pile's top make a run. */
  const runLength = (state: State, pile: readonly Card[], build: Build): number => {
    if (pile.length === 0 || isDown(pile.at(-1)!)) return 0;
    let n = 1;
    while (n < pile.length) {
      const below = pile[pile.length - n - 1]!;
      if (isDown(below) || !joins(state, build, pile[pile.length - n]!, below)) break;
      n++;
    }
    return n;
  };

  /** What `n` may be for cards taken from a pile. */
  const countsOf = (state: State, count: Count, from: number): number[] => {
    const pile = state.piles[from]!;
    if (pile.length === 0) return [];
    switch (count.unit) {
      case 'card':
        return [1];
      case 'any card':
        return oneTo(pile.length);
      case 'run': {
        const longest = runLength(state, pile, count.build);
        if (count.exactly !== undefined) return longest >= count.exactly ? [count.exactly] : [];
        if (count.whole) return longest > 0 ? [longest] : [];
        return oneTo(longest);
      }
      case 'pile':
        return count.build === undefined || runLength(state, pile, count.build) === pile.length
          ? [pile.length]
          : [];
      case 'which':
        return oneTo(count.piles.length);
      case 'upTo':
        return [Math.min(pile.length, num(state, count.n, unbound()))];
    }
  };

  /** All ways in which a move can be made, one after the other. */
  function* choices(state: State, move: Move): Generator<Bound> {
    const conds = conjuncts(move.when);
    if (!conds.filter(asksOfMoves).every((cond) => holds(state, cond, unbound()))) return;
    const when: Cond = { op: 'all', of: conds.filter((cond) => !asksOfMoves(cond)) };
    for (const from of move.from)
      for (const n of countsOf(state, move.count, from)) {
        const way = bind(from, -1, n);
        for (way.to of move.to) if (from !== way.to && holds(state, when, way)) yield { ...way };
      }
  }

  /** May a move be made in this one way? */
  const allows = (state: State, move: Move, { from, to, n }: Bound): boolean =>
    from !== to &&
    move.from.includes(from) &&
    move.to.includes(to) &&
    countsOf(state, move.count, from).includes(n) &&
    holds(state, move.when, bind(from, to, n));

  return { choices, allows };
};
