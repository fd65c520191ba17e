import { type Card, DOWN, FACE, rankOf, suitOf } from '../cards/card.js';
import type { Deck } from '../cards/deck.js';
import type { LayingEffect } from './effect.js';
import type { State } from './state.js';

/** The effects that only lay the table. */
export const lay = (deck: Deck, state: State, effect: LayingEffect): void => {
  switch (effect.do) {
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
      for (const suit of deck.suits) {
        const isBlocker = (pile: readonly Card[], i: number) =>
          rankOf(pile[i]!) === effect.rank &&
          suitOf(pile[i]!) === suit &&
          pile.slice(0, i).some((card) => suitOf(card) === suit && rankOf(card) < effect.rank);
        const blockers = effect.piles.flatMap((p) =>
          state.piles[p]!.flatMap((_, i) => (isBlocker(state.piles[p]!, i) ? [{ p, i }] : [])),
        );
        const [first] = blockers;
        if (first === undefined || blockers.length < deck.copies) continue;
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
