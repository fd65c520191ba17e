import type { Card } from '../cards/card.js';

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
