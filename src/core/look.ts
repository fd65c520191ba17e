import { DOWN } from '../cards/card.js';
import type { Cond, Relation } from './cond.js';
import { fittingOf } from './fitting.js';
import type { Test, Value } from './state.js';
import type { Core, Move } from './types.js';
import { type Values, valuesOf } from './values.js';

const compared = (a: Value, is: Relation, b: Value): Test => {
  switch (is) {
    case '<':
      return (state, bound) => a(state, bound) < b(state, bound);
    case '<=':
      return (state, bound) => a(state, bound) <= b(state, bound);
    case '==':
      return (state, bound) => a(state, bound) === b(state, bound);
    case '!=':
      return (state, bound) => a(state, bound) !== b(state, bound);
    case '>=':
      return (state, bound) => a(state, bound) >= b(state, bound);
    case '>':
      return (state, bound) => a(state, bound) > b(state, bound);
  }
};

/** What conditions of a core mean, and the values in them. */
export interface Tests extends Values {
  test(cond: Cond): Test;
}

/** @param possible tells whether one of these moves could be made. */
export const testsOf = (core: Core, possible: (moves: readonly Move[]) => Test): Tests => {
  /** Holds `of` for one of these piles, as `other`? */
  const some = (piles: readonly number[], of: Test): Test => {
    return (state, bound) => {
      const outer = bound.other;
      let found = false;
      for (let i = 0; i < piles.length && !found; i++) {
        bound.other = piles[i]!;
        found = of(state, bound);
      }
      bound.other = outer;
      return found;
    };
  };
  const not =
    (of: Test): Test =>
    (state, bound) =>
      !of(state, bound);

  const test = (cond: Cond): Test => {
    switch (cond.op) {
      case 'always':
        return () => true;
      case 'never':
        return () => false;
      case 'empty': {
        const at = pile(cond.pile);
        return (state, bound) => state.piles[at(state, bound)]!.length === 0;
      }
      case 'compare':
        return compared(num(cond.a), cond.is, num(cond.b));
      case 'fits': {
        const [one, on] = [card(cond.card), card(cond.on)];
        const may = fittingOf(core, cond.build);
        return (state, bound) => may(state, one(state, bound), on(state, bound));
      }
      case 'faceDown': {
        const of = card(cond.card);
        return (state, bound) => (of(state, bound) & DOWN) !== 0;
      }
      case 'all': {
        const of = cond.of.map(test);
        return (state, bound) => {
          for (let i = 0; i < of.length; i++) if (!of[i]!(state, bound)) return false;
          return true;
        };
      }
      case 'any': {
        const of = cond.of.map(test);
        return (state, bound) => {
          for (let i = 0; i < of.length; i++) if (of[i]!(state, bound)) return true;
          return false;
        };
      }
      case 'not':
        return not(test(cond.of));
      case 'free': {
        const at = pile(cond.pile);
        return (state, bound) =>
          cond.sets[at(state, bound) - cond.first]!.some((set) =>
            set.every((p) => state.piles[p]!.length === 0),
          );
      }
      case 'before': {
        const [one, than] = [pile(cond.pile), pile(cond.than)];
        return (state, bound) => {
          const held = cond.row.filter((p) => state.piles[p]!.length > 0);
          const at = held.indexOf(one(state, bound));
          return at >= 0 && held[at + cond.by] === than(state, bound);
        };
      }
      case 'possible':
        return possible(cond.of);
      case 'some':
        return some(cond.piles, test(cond.of));
      case 'every':
        return not(some(cond.piles, not(test(cond.of))));
    }
  };

  const values = valuesOf(core, test);
  const { pile, card, num } = values;
  return { ...values, test };
};
