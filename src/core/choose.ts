import { isDown } from '../cards/card.js';
import type { Build } from './build.js';
import type { Cond } from './cond.js';
import { fittingOf } from './fitting.js';
import type { Tests } from './look.js';
import { type Bound, type State, type Test, unbound, type Value } from './state.js';
import type { Core, Count, Move } from './types.js';

/** What `n` may be for cards taken from a pile: all numbers from `least` on, up to `most`. */
interface Counts {
  readonly least: Value;
  /** Below `least` if there are none. Both are asked with `from` bound. */
  readonly most: Value;
}

const one: Value = () => 1;

/** How many cards of the top of pile `from` make a run. */
const runLength = (core: Core, build: Build): Value => {
  const fits = fittingOf(core, build);
  return (state, { from }) => {
    const pile = state.piles[from]!;
    if (pile.length === 0 || isDown(pile[pile.length - 1]!)) return 0;
    let n = 1;
    while (n < pile.length) {
      const below = pile[pile.length - n - 1]!;
      if (isDown(below) || !fits(state, pile[pile.length - n]!, below)) break;
      n++;
    }
    return n;
  };
};

const countsOf = (core: Core, count: Count, { num }: Tests): Counts => {
  const size: Value = (state, { from }) => state.piles[from]!.length;
  switch (count.unit) {
    case 'card':
      return { least: one, most: one };
    case 'any card':
      return { least: one, most: size };
    case 'run': {
      const longest = runLength(core, count.build);
      const { exactly } = count;
      if (exactly !== undefined)
        return {
          least: () => exactly,
          most: (state, bound) => (longest(state, bound) >= exactly ? exactly : 0),
        };
      if (!count.whole) return { least: one, most: longest };
      return { least: (state, bound) => Math.max(1, longest(state, bound)), most: longest };
    }
    case 'pile': {
      if (count.build === undefined) return { least: size, most: size };
      const longest = runLength(core, count.build);
      return { least: size, most: longest };
    }
    case 'which':
      return { least: one, most: () => count.piles.length };
    case 'upTo': {
      const wanted = num(count.n);
      const most: Value = (state, bound) => Math.min(size(state, bound), wanted(state, unbound()));
      return { least: most, most };
    }
  }
};

const conjuncts = (cond: Cond): readonly Cond[] =>
  cond.op === 'all' ? cond.of.flatMap(conjuncts) : [cond];

/** Whether a condition asks only what other moves there are, which is the same for every way. */
const asksOfMoves = (cond: Cond): boolean =>
  cond.op === 'possible' || (cond.op === 'not' && asksOfMoves(cond.of));

/** One kind of move. */
export interface PlainMove {
  /** All ways in which it can be made, one after the other; the next is looked for when asked for. */
  choices(state: State): Generator<Bound>;
  /** Whether it can be made at all. */
  readonly possible: Test;
  /** May it be made in the way that is bound? */
  readonly allows: Test;
}

export const plainMoveOf = (core: Core, move: Move, tests: Tests): PlainMove => {
  const { least, most } = countsOf(core, move.count, tests);
  const conds = conjuncts(move.when);
  const first = tests.test({ op: 'all', of: conds.filter(asksOfMoves) });
  const when = tests.test({ op: 'all', of: conds.filter((cond) => !asksOfMoves(cond)) });
  function* choices(state: State): Generator<Bound> {
    if (!first(state, unbound())) return;
    for (const from of move.from) {
      if (state.piles[from]!.length === 0) continue;
      const at: Bound = { ...unbound(), from };
      const end = most(state, at);
      for (let n = least(state, at); n <= end; n++) {
        const way: Bound = { ...at, n };
        for (way.to of move.to) if (from !== way.to && when(state, way)) yield { ...way };
      }
    }
  }
  return {
    choices,
    possible: (state) => !choices(state).next().done,
    allows: (state, bound) => {
      const { from, to, n } = bound;
      return (
        from !== to &&
        move.from.includes(from) &&
        move.to.includes(to) &&
        state.piles[from]!.length > 0 &&
        n >= least(state, bound) &&
        n <= most(state, bound) &&
        first(state, bound) &&
        when(state, bound)
      );
    },
  };
};
