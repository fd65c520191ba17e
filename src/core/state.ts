import type { Card } from '../cards/card.js';
import type { Transfer } from './game.js';

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

/** Is told each transfer of cards as it happens; absent where nobody asks. */
export type Seen = ((transfer: Transfer) => void) | undefined;

/** Parts of a core as functions, each made once; what they bind themselves they give back. */
export type Value = (state: State, bound: Bound) => number;
export type Test = (state: State, bound: Bound) => boolean;
export type Run = (state: State, bound: Bound, seen: Seen) => void;
