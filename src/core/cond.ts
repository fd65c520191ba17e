import type { Build } from './build.js';
import type { Move } from './types.js';

/**
 * A pile: by number, or by its part in the move: `from`, `to`; `it` in an `each`; `other` in
 * `some` and `every`; `next` a pile so many further on than another; `first` the first of some
 * piles (`other`) that is so, for effects only, which must not come to it when there is none; `which` the
 * one of these piles that `n` says, from 1, in a move that counts so.
 */
export type PileRef =
  | number
  | 'from'
  | 'to'
  | 'it'
  | 'other'
  | { readonly op: 'next'; readonly pile: PileRef; readonly by: number }
  | { readonly op: 'first'; readonly piles: readonly number[]; readonly where: Cond }
  | { readonly op: 'which'; readonly piles: readonly number[] };

/**
 * A card; no card (rank 0) where there is none. `lead` is the deepest card that moves; `under` the
 * card under the top card.
 */
export type CardRef =
  | 'lead'
  | { readonly op: 'top'; readonly pile: PileRef }
  | { readonly op: 'under'; readonly pile: PileRef }
  | { readonly op: 'bottom'; readonly pile: PileRef };

export type Num =
  | number
  | 'n'
  | { readonly op: 'counter'; readonly name: string }
  | { readonly op: 'size'; readonly pile: PileRef }
  | { readonly op: 'total'; readonly piles: readonly number[] }
  /** How many of these piles hold cards. */
  | { readonly op: 'held'; readonly piles: readonly number[] }
  | { readonly op: 'rank'; readonly card: CardRef }
  | { readonly op: 'suit'; readonly card: CardRef }
  /** A constant that differs from pile to pile: `values[pile - first]`. */
  | {
      readonly op: 'per';
      readonly first: number;
      readonly values: readonly number[];
      readonly pile: PileRef;
    }
  /** A constant by number: `values[index]`, counted from 0, and 0 beyond. */
  | { readonly op: 'at'; readonly values: readonly number[]; readonly index: Num }
  | { readonly op: 'plus'; readonly a: Num; readonly b: Num };

export type Relation = '<' | '<=' | '==' | '!=' | '>=' | '>';

export type Cond =
  | { readonly op: 'always' }
  | { readonly op: 'never' }
  | { readonly op: 'empty'; readonly pile: PileRef }
  | { readonly op: 'compare'; readonly a: Num; readonly is: Relation; readonly b: Num }
  | { readonly op: 'fits'; readonly card: CardRef; readonly on: CardRef; readonly build: Build }
  | { readonly op: 'faceDown'; readonly card: CardRef }
  | { readonly op: 'all'; readonly of: readonly Cond[] }
  | { readonly op: 'any'; readonly of: readonly Cond[] }
  | { readonly op: 'not'; readonly of: Cond }
  /**
   * One of the sets of places of the pile is empty: `sets[pile - first]`. A card covered by later
   * rows, by the outer places of its ray, or at both narrow ends lies in a pile that is not free.
   */
  | {
      readonly op: 'free';
      readonly pile: PileRef;
      readonly first: number;
      readonly sets: readonly (readonly (readonly number[])[])[];
    }
  /** In a row of piles, of which only those that hold cards count, `pile` stands `by` places before `than`. */
  | {
      readonly op: 'before';
      readonly row: readonly number[];
      readonly pile: PileRef;
      readonly by: number;
      readonly than: PileRef;
    }
  /** One of these moves could be made now. Their own conditions must not lead round to this one. */
  | { readonly op: 'possible'; readonly of: readonly Move[] }
  /** One of these piles (`other`) is so; every one is. */
  | { readonly op: 'some'; readonly piles: readonly number[]; readonly of: Cond }
  | { readonly op: 'every'; readonly piles: readonly number[]; readonly of: Cond };
