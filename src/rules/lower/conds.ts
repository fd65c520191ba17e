import type { Deck } from '../../cards/deck.js';
import type { CardRef, Cond, Num, PileRef } from '../../core/types.js';
import { rankNumber } from '../terms.js';

/** Conditions as the lowering writes them, kept small: what is always or never so falls away. */

export const ALWAYS: Cond = { op: 'always' };
export const NEVER: Cond = { op: 'never' };

export const all = (...of: readonly Cond[]): Cond => {
  const kept = of
    .flatMap((cond) => (cond.op === 'all' ? cond.of : [cond]))
    .filter((cond) => cond.op !== 'always');
  if (kept.some((cond) => cond.op === 'never')) return NEVER;
  if (kept.length === 0) return ALWAYS;
  return kept.length === 1 ? kept[0]! : { op: 'all', of: kept };
};

export const any = (...of: readonly Cond[]): Cond => {
  const kept = of.filter((cond) => cond.op !== 'never');
  if (kept.some((cond) => cond.op === 'always')) return ALWAYS;
  if (kept.length === 0) return NEVER;
  return kept.length === 1 ? kept[0]! : { op: 'any', of: kept };
};

export const not = (of: Cond): Cond => {
  if (of.op === 'always') return NEVER;
  if (of.op === 'never') return ALWAYS;
  return of.op === 'not' ? of.of : { op: 'not', of };
};

export const empty = (pile: PileRef): Cond => ({ op: 'empty', pile });
export const holdsCards = (pile: PileRef): Cond => not(empty(pile));

export const counter = (name: string): Num => ({ op: 'counter', name });
export const counterIs = (name: string, b: number): Cond => ({
  op: 'compare',
  a: counter(name),
  is: '==',
  b,
});

/** Is the rank of a card one of those in these words? */
export const rankIsOneOf = (card: CardRef, words: readonly string[], deck: Deck): Cond =>
  any(
    ...words.map(
      (word): Cond => ({
        op: 'compare',
        a: { op: 'rank', card },
        is: '==',
        b: rankNumber(word, deck),
      }),
    ),
  );

/** The piles `groups` are all empty. */
export const allEmpty = (piles: readonly number[]): Cond => all(...piles.map(empty));
