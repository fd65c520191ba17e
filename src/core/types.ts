import type { Card } from '../cards/card.js';
import type { Deck } from '../cards/deck.js';
import type { Build } from './build.js';
import type { Cond, Num } from './cond.js';
import type { Effect } from './effect.js';
import type { Picture } from './picture.js';

export { type Build, SUIT_RELATIONS, type SuitRelation } from './build.js';
export type { CardRef, Cond, Num, PileRef, Relation } from './cond.js';
export type { Effect, Face } from './effect.js';

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
