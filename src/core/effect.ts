import type { Cond, Num, PileRef } from './cond.js';

/** What a face becomes when a card is moved. */
export type Face = 'as it is' | 'up' | 'down';

export type Effect =
  /** Moves the top `n` cards: in a block (order kept), or `turned` over one by one (reversed). */
  | {
      readonly do: 'move';
      readonly n: Num;
      readonly from: PileRef;
      readonly to: PileRef;
      readonly turned: boolean;
      readonly face: Face;
    }
  /** Takes the `n`th card from the top (1 is the top) out of a pile and lays it on another. */
  | { readonly do: 'pick'; readonly n: Num; readonly from: PileRef; readonly to: PileRef }
  /**
   * Gathers the cards of a pile face down on another in the order of all cards that the deal holds
   * for this redeal (`Position.redeals[order]`, first card dealt first). Of two equal cards of
   * which only one is gathered the first place counts.
   */
  | { readonly do: 'gather'; readonly from: number; readonly to: number; readonly order: Num }
  | { readonly do: 'turn up'; readonly pile: PileRef }
  | { readonly do: 'set'; readonly counter: string; readonly to: Num }
  | { readonly do: 'if'; readonly when: Cond; readonly then: readonly Effect[] }
  /** For each pile (`it`) in turn: once if `when` holds, or as long as it holds with `repeat`. */
  | {
      readonly do: 'each';
      readonly piles: readonly number[];
      readonly when: Cond;
      readonly repeat: boolean;
      readonly then: readonly Effect[];
    }
  | LayingEffect;

/** What only the setup may do. */
export type LayingEffect =
  /**
   * Puts the first card of the pack (the top of `from`) under it as long as a card of its
   * rank lies on the pile `over`; if there is no other card the pack stays as it was.
   */
  | { readonly do: 'pass'; readonly from: number; readonly over: number }
  /** Turns the top `n` cards (or all, of fewer) over and puts them face down under a pile. */
  | { readonly do: 'under'; readonly n: number; readonly from: number; readonly to: number }
  /** Puts the cards of these ranks under the others of the pile; orders are kept. */
  | { readonly do: 'sink'; readonly ranks: readonly number[]; readonly pile: number }
  /**
   * For each suit of which all cards of the rank lie, in these piles, upon lower cards of
   * the suit, puts the first of them under its pile.
   */
  | { readonly do: 'slip'; readonly rank: number; readonly piles: readonly number[] }
  /**
   * Takes the first card from the front of the pack (the top of `from`) that is of
   * one of `ranks` and `suits` and lays it face up on `to`; the others keep their order.
   */
  | {
      readonly do: 'find';
      readonly ranks: readonly number[];
      readonly suits: readonly number[];
      readonly from: number;
      readonly to: number;
    };
