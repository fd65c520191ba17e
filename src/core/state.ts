import type { Card } from '../cards/card.js';
import { DOWN, FACE, isDown, rankOf, suitOf } from '../cards/card.js';
import { fits } from './build.js';
import type { Transfer } from './game.js';
import type {
  Build,
  CardRef,
  Cond,
  Consequence,
  Core,
  Count,
  Effect,
  Move,
  Num,
  PileRef,
  Relation,
} from './types.js';

/** A position that can be changed, and what the names in a condition stand for. */
export interface State {
  readonly piles: Card[][];
  readonly counters: number[];
  readonly redeals: readonly (readonly Card[])[];
}

/** What `from`, `to`, `it`, `other`, `lead` and `n` mean where a condition or effect is looked at. */
export interface Bound {
  from: number;
  to: number;
  it: number;
  other: number;
  n: number;
}

export const unbound = (): Bound => ({ from: -1, to: -1, it: -1, other: -1, n: 0 });

/** The plain interpreter of the core's conditions and effects: written to be read, never optimised. */
export const interpreter = (core: Core) => {
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
    const found = ref.piles.find((p) => holds(state, ref.where, { ...bound, other: p }));
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
      case 'fits': {
        const { build } = cond;
        const base = build.base === undefined ? 0 : state.counters[counterIndex(build.base)]!;
        return fits(build, cardOf(state, cond.card, bound), cardOf(state, cond.on, bound), base);
      }
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
        return cond.of.some((move) => !choices(state, move).next().done);
      case 'some':
        return cond.piles.some((p) => holds(state, cond.of, { ...bound, other: p }));
      case 'every':
        return cond.piles.every((p) => holds(state, cond.of, { ...bound, other: p }));
    }
  };

  const run = (state: State, effect: Effect, bound: Bound, seen: (t: Transfer) => void): void => {
    switch (effect.do) {
      case 'move': {
        const n = num(state, effect.n, bound);
        const from = pileOf(state, effect.from, bound);
        const to = pileOf(state, effect.to, bound);
        const source = state.piles[from]!;
        const taken = source.splice(source.length - n, n);
        if (effect.turned) taken.reverse();
        const cards = taken.map((card) =>
          effect.face === 'up' ? card & FACE : effect.face === 'down' ? card | DOWN : card,
        );
        state.piles[to]!.push(...cards);
        if (n > 0) seen({ from, to, cards: cards.map((card) => card & FACE) });
        return;
      }
      case 'pick': {
        const n = num(state, effect.n, bound);
        const from = pileOf(state, effect.from, bound);
        const to = pileOf(state, effect.to, bound);
        const source = state.piles[from]!;
        const cards = source.splice(source.length - n, 1);
        state.piles[to]!.push(...cards);
        seen({ from, to, cards: cards.map((card) => card & FACE) });
        return;
      }
      case 'gather': {
        const { from, to } = effect;
        const left = state.piles[from]!.splice(0).map((card) => card & FACE);
        const order = state.redeals[num(state, effect.order, bound)]!;
        const dealt = order.filter((card) => {
          const at = left.indexOf(card);
          if (at >= 0) left.splice(at, 1);
          return at >= 0;
        });
        const cards = dealt.toReversed();
        state.piles[to]!.push(...cards.map((card) => card | DOWN));
        seen({ from, to, cards });
        return;
      }
      case 'turn up': {
        const pile = state.piles[pileOf(state, effect.pile, bound)]!;
        if (pile.length > 0) pile[pile.length - 1]! &= FACE;
        return;
      }
      case 'set':
        state.counters[counterIndex(effect.counter)] = num(state, effect.to, bound);
        return;
      case 'if':
        if (holds(state, effect.when, bound)) runAll(state, effect.then, bound, seen);
        return;
      case 'each':
        for (const it of effect.piles) {
          const inner = { ...bound, it };
          while (holds(state, effect.when, inner)) {
            runAll(state, effect.then, inner, seen);
            if (!effect.repeat) break;
          }
        }
        return;
      case 'pass': {
        const source = state.piles[effect.from]!;
        const ranks = state.piles[effect.over]!.map(rankOf);
        const at = source.findLastIndex((card) => !ranks.includes(rankOf(card)));
        if (at >= 0) source.unshift(...source.splice(at + 1).toReversed());
        return;
      }
      case 'under': {
        const source = state.piles[effect.from]!;
        const taken = source.splice(Math.max(0, source.length - effect.n)).toReversed();
        state.piles[effect.to]!.unshift(...taken.map((card) => card | DOWN));
        return;
      }
      case 'sink': {
        const pile = state.piles[effect.pile]!;
        const isSunk = (card: Card) => effect.ranks.includes(rankOf(card));
        pile.push(...pile.splice(0).toSorted((a, b) => Number(isSunk(b)) - Number(isSunk(a))));
        return;
      }
      case 'slip': {
        for (const suit of core.deck.suits) {
          const isBlocker = (pile: readonly Card[], i: number) =>
            rankOf(pile[i]!) === effect.rank &&
            suitOf(pile[i]!) === suit &&
            pile.slice(0, i).some((card) => suitOf(card) === suit && rankOf(card) < effect.rank);
          const blockers = effect.piles.flatMap((p) =>
            state.piles[p]!.flatMap((_, i) => (isBlocker(state.piles[p]!, i) ? [{ p, i }] : [])),
          );
          const [first] = blockers;
          if (first === undefined || blockers.length < core.deck.copies) continue;
          const pile = state.piles[first.p]!;
          pile.unshift(...pile.splice(first.i, 1));
        }
        return;
      }
      case 'find': {
        const source = state.piles[effect.from]!;
        const at = source.findLastIndex(
          (card) => effect.ranks.includes(rankOf(card)) && effect.suits.includes(suitOf(card)),
        );
        if (at < 0) return;
        const [card] = source.splice(at, 1);
        state.piles[effect.to]!.push(card! & FACE);
        return;
      }
    }
  };

  const runAll = (
    state: State,
    effects: readonly Effect[],
    bound: Bound,
    seen: (t: Transfer) => void,
  ): void => {
    for (const effect of effects) run(state, effect, bound, seen);
  };

  /** How many cards of the pile's top make a run. */
  const runLength = (state: State, pile: readonly Card[], build: Build): number => {
    if (pile.length === 0 || isDown(pile.at(-1)!)) return 0;
    const base = build.base === undefined ? 0 : state.counters[counterIndex(build.base)]!;
    let n = 1;
    while (n < pile.length) {
      const below = pile[pile.length - n - 1]!;
      if (isDown(below) || !fits(build, pile[pile.length - n]!, below, base)) break;
      n++;
    }
    return n;
  };

  const oneTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

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
    for (const from of move.from)
      for (const n of countsOf(state, move.count, from))
        for (const to of move.to) {
          const bound: Bound = { ...unbound(), from, to, n };
          if (from !== to && holds(state, move.when, bound)) yield bound;
        }
  }

  /** May a move be made in this one way? */
  const allows = (state: State, move: Move, { from, to, n }: Bound): boolean =>
    from !== to &&
    move.from.includes(from) &&
    move.to.includes(to) &&
    countsOf(state, move.count, from).includes(n) &&
    holds(state, move.when, { ...unbound(), from, to, n });

  /** Lets happen what follows by itself, until nothing more does. */
  const settle = (state: State, seen: (t: Transfer) => void): void => {
    const next = (): [Consequence, number] | undefined => {
      for (const consequence of core.consequences)
        for (const it of consequence.each)
          if (holds(state, consequence.when, { ...unbound(), it })) return [consequence, it];
      return undefined;
    };
    for (let found = next(); found !== undefined; found = next()) {
      const [consequence, it] = found;
      runAll(state, consequence.effects, { ...unbound(), it }, seen);
    }
  };

  return { holds, runAll, settle, choices, allows };
};

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
