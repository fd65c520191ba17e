import { type Card, DOWN, rankOf, suitOf } from '../cards/card.js';
import { type Build, fits } from './build.js';
import type { CardRef, Cond, Num, PileRef, Relation } from './cond.js';
import type { Bound, State } from './state.js';
import type { Core, Move } from './types.js';

/**
 * What the core's references, numbers and conditions say of a state.
 * @param isPossible whether a move could be made in some way, for conditions that ask for it.
 */
export const lookerFor = (core: Core, isPossible: (state: State, move: Move) => boolean) => {
  const counterNumber = new Map(core.counters.map((counter, i) => [counter.name, i]));
  const counterIndex = (name: string): number => {
    const i = counterNumber.get(name);
    if (i === undefined) throw new Error(`the core of ${core.name} has no counter ${name}`);
    return i;
  };

  const pileOf = (state: State, ref: PileRef, bound: Bound): number => {
    if (typeof ref === 'number') return ref;
    if (typeof ref === 'string') return bound[ref];
    if (ref.op === 'which') return ref.piles[bound.n - 1]!;
    if (ref.op === 'next') return pileOf(state, ref.pile, bound) + ref.by;
    const found = ref.piles.find((p) => holds(state, ref.where, withOther(bound, p)));
    if (found === undefined) throw new Error(`${core.name}: no pile is the first that is so`);
    return found;
  };

  const cardOf = (state: State, ref: CardRef, bound: Bound): Card => {
    if (ref === 'lead') return state.piles[bound.from]!.at(-bound.n) ?? 0;
    const pile = state.piles[pileOf(state, ref.pile, bound)]!;
    return pile.at({ top: -1, under: -2, bottom: 0 }[ref.op]) ?? 0;
  };

  const num = (state: State, value: Num, bound: Bound): number => {
    if (typeof value === 'number') return value;
    if (value === 'n') return bound.n;
    switch (value.op) {
      case 'counter':
        return state.counters[counterIndex(value.name)]!;
      case 'size':
        return state.piles[pileOf(state, value.pile, bound)]!.length;
      case 'total':
        return value.piles.reduce((sum, p) => sum + state.piles[p]!.length, 0);
      case 'held':
        return value.piles.filter((p) => state.piles[p]!.length > 0).length;
      case 'rank':
        return rankOf(cardOf(state, value.card, bound));
      case 'suit':
        return suitOf(cardOf(state, value.card, bound));
      case 'per':
        return value.values[pileOf(state, value.pile, bound) - value.first]!;
      case 'at':
        return value.values[num(state, value.index, bound)] ?? 0;
      case 'plus':
        return num(state, value.a, bound) + num(state, value.b, bound);
    }
  };

  const holds = (state: State, cond: Cond, bound: Bound): boolean => {
    switch (cond.op) {
      case 'always':
        return true;
      case 'never':
        return false;
      case 'empty':
        return state.piles[pileOf(state, cond.pile, bound)]!.length === 0;
      case 'compare':
        return compare(num(state, cond.a, bound), cond.is, num(state, cond.b, bound));
      case 'fits':
        return joins(
          state,
          cond.build,
          cardOf(state, cond.card, bound),
          cardOf(state, cond.on, bound),
        );
      case 'faceDown':
        return (cardOf(state, cond.card, bound) & DOWN) !== 0;
      case 'all':
        return cond.of.every((c) => holds(state, c, bound));
      case 'any':
        return cond.of.some((c) => holds(state, c, bound));
      case 'not':
        return !holds(state, cond.of, bound);
      case 'free': {
        const sets = cond.sets[pileOf(state, cond.pile, bound) - cond.first]!;
        return sets.some((set) => set.every((p) => state.piles[p]!.length === 0));
      }
      case 'before': {
        const held = cond.row.filter((p) => state.piles[p]!.length > 0);
        const at = held.indexOf(pileOf(state, cond.pile, bound));
        return at >= 0 && held[at + cond.by] === pileOf(state, cond.than, bound);
      }
      case 'possible':
        return cond.of.some((move) => isPossible(state, move));
      case 'some':
        return cond.piles.some((p) => holds(state, cond.of, withOther(bound, p)));
      case 'every':
        return cond.piles.every((p) => holds(state, cond.of, withOther(bound, p)));
    }
  };

  /** Does `card` lie rightly on `on`, ranks counted from where they are counted now? */
  const joins = (state: State, build: Build, card: Card, on: Card): boolean => {
    const base = build.base === undefined ? 0 : state.counters[counterIndex(build.base)]!;
    return fits(build, card, on, base);
  };

  return { counterIndex, pileOf, num, holds, joins };
};

const withOther = ({ from, to, it, n }: Bound, other: number): Bound => ({
  from,
  to,
  it,
  other,
  n,
});

/** What conditions and effects are told of a state. */
export type Looker = ReturnType<typeof lookerFor>;

const compare = (a: number, is: Relation, b: number): boolean => {
  switch (is) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
};
