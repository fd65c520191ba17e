import type { Card } from '../cards/card.js';
import type { Deck } from '../cards/deck.js';
import type { Picture } from './picture.js';

/**
 * The core: what the table words of a rule file lower to, and all that the referee and the
 * compiler read. A position is piles (lists of cards, bottom first) and counters (small whole
 * numbers). Piles are numbered 0.. through all groups; conditions and effects name them by
 * number or by the role they play in a move.
 */
export interface Core {
  readonly name: string;
  readonly deck: Deck;
  readonly groups: readonly Group[];
  readonly counters: readonly Counter[];
  /** Lays the table. It starts with every card of the deal, face down, on the pile `source`. */
  readonly setup: readonly Effect[];
  readonly source: number;
  /** In the order in which a search should look at them. */
  readonly moves: readonly Move[];
  /** After setup and after each move: the first that applies happens, until none applies. */
  readonly consequences: readonly Consequence[];
  readonly goal: Cond;
  /** Ranks whose cards stay where they lie and of which the suit never matters (a column's king). */
  readonly suitless: readonly number[];
  /** Redeals that shuffle: a deal holds an order of all cards for each of them. */
  readonly shuffles: number;
  /** How the table is drawn, if not in rows. */
  readonly picture?: Picture;
}

export const ROLES = [
  'foundation',
  'tableau',
  'reserve',
  'cell',
  'stock',
  'waste',
  'discard',
  'hole',
] as const;
export type Role = (typeof ROLES)[number];

/** Are cards on piles of this role up, where the game wants them? */
export const isUpRole = (role: Role): boolean => role === 'foundation' || role === 'hole';

/** Piles that are alike and named together: `circle` with `circle.1` .. `circle.12`. */
export interface Group {
  readonly name: string;
  readonly role: Role;
  /** Number of its first pile; the others follow. */
  readonly first: number;
  readonly count: number;
  /** The most cards that one of its piles can ever hold. */
  readonly capacity: number;
  /** Where the piles stand in a grid: their number of columns, when that is not all in one row. */
  readonly columns?: number;
  /** Piles of a grid that are named by number, not by row and column. */
  readonly numbered?: boolean;
}

export interface Counter {
  readonly name: string;
  readonly initial: number;
  /** How to find it for a table given as it lies: the rank of the first bottom card of these piles. */
  readonly rankOfBottom?: readonly number[];
}

/**
 * How a card may lie on another. `steps`: what rank(card) - rank(on) may be. `wrap`: ranks go
 * round (king next to ace). `base`: the name of a counter from whose rank the ranks are counted, so
 * that the card just below it is the highest. `ranks`: how many ranks the pack has.
 */
export interface Build {
  readonly steps: readonly number[];
  readonly wrap: boolean;
  readonly suit: SuitRelation;
  readonly base?: string;
  readonly ranks: number;
}

export const SUIT_RELATIONS = ['same', 'alternate', 'colour', 'different', 'any'] as const;
/** `colour`: the same colour; `alternate`: the other colour; `different`: another suit. */
export type SuitRelation = (typeof SUIT_RELATIONS)[number];

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

/**
 * How many cards move, `n`:
 * `card` one; `any card` one that may lie anywhere in the pile, `n` counts from the top; `run` 1 to the length of the run at the top (face up, each fitting on the next below
 * by `build`), all of the run with `whole`, exactly `exactly` cards of it when given; `pile` the
 * whole pile, if it is one run by `build` when given; `upTo` so many, or all when there are fewer;
 * `which`: `n` says which of these piles is the third that the move is about, from 1.
 */
export type Count =
  | { readonly unit: 'card' }
  | { readonly unit: 'any card' }
  | {
      readonly unit: 'run';
      readonly build: Build;
      readonly whole: boolean;
      readonly exactly?: number;
    }
  | { readonly unit: 'pile'; readonly build?: Build }
  | { readonly unit: 'upTo'; readonly n: Num }
  | { readonly unit: 'which'; readonly piles: readonly number[] };

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
  /**
   * Setup only. Puts the first card of the pack (the top of `from`) under it as long as a card of its
   * rank lies on the pile `over`; if there is no other card the pack stays as it was.
   */
  | { readonly do: 'pass'; readonly from: number; readonly over: number }
  /** Setup only. Turns the top `n` cards (or all, of fewer) over and puts them face down under a pile. */
  | { readonly do: 'under'; readonly n: number; readonly from: number; readonly to: number }
  /** Setup only. Puts the cards of these ranks under the others of the pile; orders are kept. */
  | { readonly do: 'sink'; readonly ranks: readonly number[]; readonly pile: number }
  /**
   * Setup only. For each suit of which all cards of the rank lie, in these piles, upon lower cards of
   * the suit, puts the first of them under its pile.
   */
  | { readonly do: 'slip'; readonly rank: number; readonly piles: readonly number[] }
  /**
   * Setup only. Takes the first card from the front of the pack (the top of `from`) that is of
   * one of `ranks` and `suits` and lays it face up on `to`; the others keep their order.
   */
  | {
      readonly do: 'find';
      readonly ranks: readonly number[];
      readonly suits: readonly number[];
      readonly from: number;
      readonly to: number;
    };

/** How soon a search should look at a kind of move. */
const STAGES = ['up', 'fill', 'build', 'down', 'store', 'turn'] as const;
export type Stage = (typeof STAGES)[number];

/** A move of the player: choose `from` and `to` (never the same pile), and n, so that `when` holds. */
export interface Move {
  readonly name: string;
  readonly stage: Stage;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly count: Count;
  readonly when: Cond;
  readonly effects: readonly Effect[];
  /**
   * Set on a redeal: the piles gathered are `from`, and the counter of redeals, if any; `part` where
   * only some of their cards are dealt again.
   */
  readonly redeal?: { readonly counter?: string; readonly part?: boolean };
}

/** Follows by itself, for the first of the piles `each` (`it`) for which `when` holds. */
export interface Consequence {
  readonly name: string;
  readonly each: readonly number[];
  readonly when: Cond;
  readonly effects: readonly Effect[];
}

/** Where all cards and counters are. Cards of a pile bottom first, with `DOWN` on hidden ones. */
export interface Position {
  readonly piles: readonly (readonly Card[])[];
  readonly counters: readonly number[];
  /** Orders of all cards, first card dealt first, for redeals that shuffle. */
  readonly redeals: readonly (readonly Card[])[];
}
