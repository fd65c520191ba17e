import { DOWN, FACE } from '../cards/card.js';
import type { Effect } from './effect.js';
import type { Transfer } from './game.js';
import { lay } from './lay.js';
import type { Looker } from './look.js';
import type { Bound, State } from './state.js';
import type { Core } from './types.js';

/** What effects do to a state. `seen` is told of cards that go from pile to pile. */
export const doerFor = (core: Core, { counterIndex, pileOf, num, holds }: Looker) => {
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
      default:
        lay(core.deck, state, effect);
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

  return runAll;
};
