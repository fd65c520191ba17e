import { rankOf, suitOf } from '../cards/card.js';
import type { CardRef, Cond, Num, PileRef } from './cond.js';
import type { Test, Value } from './state.js';
import type { Core } from './types.js';

/** The number of a counter. @throws Error if the core has none of this name: a bug. */
export const counterIndex = (core: Core, name: string): number => {
  const i = core.counters.findIndex((counter) => counter.name === name);
  if (i < 0) throw new Error(`the core of ${core.name} has no counter ${name}`);
  return i;
};

/** What piles, cards and numbers of a core mean. */
export interface Values {
  /** The number of the pile. */
  pile(ref: PileRef): Value;
  /** The card, with its face; 0 if there is none. */
  card(ref: CardRef): Value;
  num(value: Num): Value;
}

export const valuesOf = (core: Core, test: (cond: Cond) => Test): Values => {
  const pile = (ref: PileRef): Value => {
    if (typeof ref === 'number') return () => ref;
    if (ref === 'from') return (_, bound) => bound.from;
    if (ref === 'to') return (_, bound) => bound.to;
    if (ref === 'it') return (_, bound) => bound.it;
    if (ref === 'other') return (_, bound) => bound.other;
    if (ref.op === 'which') return (_, bound) => ref.piles[bound.n - 1]!;
    if (ref.op === 'next') {
      const before = pile(ref.pile);
      return (state, bound) => before(state, bound) + ref.by;
    }
    const where = test(ref.where);
    return (state, bound) => {
      const outer = bound.other;
      const found = ref.piles.find((p) => {
        bound.other = p;
        return where(state, bound);
      });
      bound.other = outer;
      if (found === undefined) throw new Error(`${core.name}: no pile is the first that is so`);
      return found;
    };
  };

  const card = (ref: CardRef): Value => {
    if (ref === 'lead')
      return (state, { from, n }) => {
        const cards = state.piles[from]!;
        return cards[cards.length - n] ?? 0;
      };
    const at = pile(ref.pile);
    if (ref.op === 'bottom') return (state, bound) => state.piles[at(state, bound)]![0] ?? 0;
    const depth = ref.op === 'top' ? 1 : 2;
    return (state, bound) => {
      const cards = state.piles[at(state, bound)]!;
      return cards[cards.length - depth] ?? 0;
    };
  };

  const num = (value: Num): Value => {
    if (typeof value === 'number') return () => value;
    if (value === 'n') return (_, bound) => bound.n;
    switch (value.op) {
      case 'counter': {
        const i = counterIndex(core, value.name);
        return (state) => state.counters[i]!;
      }
      case 'size': {
        const at = pile(value.pile);
        return (state, bound) => state.piles[at(state, bound)]!.length;
      }
      case 'total':
        return (state) => value.piles.reduce((sum, p) => sum + state.piles[p]!.length, 0);
      case 'held':
        return (state) => value.piles.filter((p) => state.piles[p]!.length > 0).length;
      case 'rank': {
        const of = card(value.card);
        return (state, bound) => rankOf(of(state, bound));
      }
      case 'suit': {
        const of = card(value.card);
        return (state, bound) => suitOf(of(state, bound));
      }
      case 'per': {
        const at = pile(value.pile);
        return (state, bound) => value.values[at(state, bound) - value.first]!;
      }
      case 'at': {
        const index = num(value.index);
        return (state, bound) => value.values[index(state, bound)] ?? 0;
      }
      case 'plus': {
        const [a, b] = [num(value.a), num(value.b)];
        return (state, bound) => a(state, bound) + b(state, bound);
      }
    }
  };

  return { pile, card, num };
};
