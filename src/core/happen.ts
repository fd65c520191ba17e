import { type Card, DOWN, FACE } from '../cards/card.js';
import type { Effect, Face } from './effect.js';
import { lay } from './lay.js';
import type { Tests } from './look.js';
import type { Run } from './state.js';
import type { Core } from './types.js';
import { counterIndex } from './values.js';

const faced = (card: Card, face: Face): Card =>
  face === 'up' ? card & FACE : face === 'down' ? card | DOWN : card;

const moveOf = (
  { n: count, from: source, to: target, turned, face }: Extract<Effect, { do: 'move' }>,
  { num, pile }: Tests,
): Run => {
  const [n, from, to] = [num(count), pile(source), pile(target)];
  return (state, bound, seen) => {
    const many = n(state, bound);
    const [f, t] = [from(state, bound), to(state, bound)];
    const [taken, onto] = [state.piles[f]!, state.piles[t]!];
    let moved = 1;
    // Most moves are of one card; they need no list of their own.
    if (many === 1 && taken.length > 0) onto.push(faced(taken.pop()!, face));
    else {
      const cards = taken.splice(taken.length - many, many);
      if (turned) cards.reverse();
      for (const card of cards) onto.push(faced(card, face));
      moved = cards.length;
    }
    if (many > 0 && seen !== undefined)
      seen({ from: f, to: t, cards: onto.slice(onto.length - moved).map((card) => card & FACE) });
  };
};

const pickOf = (effect: Extract<Effect, { do: 'pick' }>, { num, pile }: Tests): Run => {
  const [n, from, to] = [num(effect.n), pile(effect.from), pile(effect.to)];
  return (state, bound, seen) => {
    const many = n(state, bound);
    const [f, t] = [from(state, bound), to(state, bound)];
    const source = state.piles[f]!;
    const cards = source.splice(source.length - many, 1);
    state.piles[t]!.push(...cards);
    seen?.({ from: f, to: t, cards: cards.map((card) => card & FACE) });
  };
};

const gatherOf = (effect: Extract<Effect, { do: 'gather' }>, { num }: Tests): Run => {
  const { from, to } = effect;
  const which = num(effect.order);
  return (state, bound, seen) => {
    const left = state.piles[from]!.splice(0).map((card) => card & FACE);
    const order = state.redeals[which(state, bound)]!;
    const dealt = order.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    const cards = dealt.toReversed();
    state.piles[to]!.push(...cards.map((card) => card | DOWN));
    seen?.({ from, to, cards });
  };
};

/** What effects do, one after the other. */
export const effectsOf = (core: Core, effects: readonly Effect[], tests: Tests): Run => {
  const { num, pile, test } = tests;
  const of = (effect: Effect): Run => {
    switch (effect.do) {
      case 'move':
        return moveOf(effect, tests);
      case 'pick':
        return pickOf(effect, tests);
      case 'gather':
        return gatherOf(effect, tests);
      case 'turn up': {
        const at = pile(effect.pile);
        return (state, bound) => {
          const cards = state.piles[at(state, bound)]!;
          if (cards.length > 0) cards[cards.length - 1]! &= FACE;
        };
      }
      case 'set': {
        const [i, to] = [counterIndex(core, effect.counter), num(effect.to)];
        return (state, bound) => {
          state.counters[i] = to(state, bound);
        };
      }
      case 'if': {
        const [when, then] = [test(effect.when), effectsOf(core, effect.then, tests)];
        return (state, bound, seen) => {
          if (when(state, bound)) then(state, bound, seen);
        };
      }
      case 'each': {
        const { piles, repeat } = effect;
        const [when, then] = [test(effect.when), effectsOf(core, effect.then, tests)];
        return (state, bound, seen) => {
          const outer = bound.it;
          for (const it of piles) {
            bound.it = it;
            while (when(state, bound)) {
              then(state, bound, seen);
              if (!repeat) break;
            }
          }
          bound.it = outer;
        };
      }
      default:
        return (state) => lay(core.deck, state, effect);
    }
  };
  const runs = effects.map(of);
  return (state, bound, seen) => {
    for (let i = 0; i < runs.length; i++) runs[i]!(state, bound, seen);
  };
};
