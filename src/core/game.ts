import type { Card } from '../cards/card.js';
import type { Digging } from './digging.js';
import type { Position } from './types.js';

/**
 * A game at a position, by the referee or compiled; both do the same. A move is one number, see
 * `move.ts`. Nothing here allocates in a compiled game but `position` and `expand`.
 */
export interface Game {
  /** Puts the table as given; forgets what was played. */
  load(position: Position): void;
  /** Writes the moves that may be played into `into` from `at` on; gives the index after the last. */
  moves(into: Int32Array, at: number): number;
  /** Plays a move given by `moves`, with all that follows by itself. */
  play(move: number): void;
  /** Takes back the last move played. */
  undo(): void;
  won(): boolean;
  /** Two words of 32 bits that tell positions apart (chance of error: see `search/table.ts`). */
  keyA(): number;
  keyB(): number;
  /** The plain moves of the core that a move stands for, in order, each as `moves` of the referee. */
  expand(move: number): number[];
  position(): Position;
}

/** What a compiled game can do beside, for searches. */
export interface CompiledGame extends Game {
  /** Bytes that the position takes when saved; never more later in the same deal. */
  size(): number;
  save(into: Uint8Array, at: number): void;
  /** Puts back a position of this deal; `undo` goes back no further than here. */
  restore(from: Uint8Array, at: number): void;
  /** How far from won the position looks, less is better; what weighs how much: `emit/estimate.ts`. */
  estimate(weights: Float64Array): number;
  /** Like `moves`, and what several moves by way of cells do, as one. */
  options(into: Int32Array, at: number): number;
  /** The options; `scores` says how promising they are, by the weights of `core/traits.ts`. */
  choices(into: Int32Array, at: number, weights: Float64Array): number;
  /** The move that may be played at once with all others left out, as yet; -1 if there is none. */
  forced(): number;
  /** Plays a move and what is forced after it, all of which one `undo` takes back. @returns how many that were. */
  advance(move: number): number;
  /** What was forced after the move that `advance` played last, from 0 on. */
  readonly followed: Int32Array;
  /** The scores of what `choices` gave last, from 0 on. */
  readonly scores: Float64Array;
  /** Tells what a move is at the table: rule, card, the card it is laid on; see `emit/policy.ts`. */
  code(move: number): number;
  /** Cards on foundations, and cards in the game. */
  up(): number;
  readonly cards: number;
  /** Whether cards go up one by one, or piles of a row go so; else whole suits do. */
  readonly singly: boolean;
  /** Whether cards go up at all; rows that are put into order or folded have no place for them. */
  readonly ups: boolean;
  /** Whether what takes cards up is a hole, and no foundation. */
  readonly holes: boolean;
  /** Whether several cards can be carried by way of cells, as one option. */
  readonly carries: boolean;
  /** Whether columns and cells are so few for the cards that most deals are lost. */
  readonly crowded: boolean;
  /** Whether runs are loose: see `compile/loose-runs.ts`. */
  readonly loose: boolean;
  /** Whether the position is seen to be lost by a test too dear to be made everywhere. */
  lost(): boolean;
  /** What there is to dig, where how deep columns are dug tells the rest: see `search/dig/dig.ts`. */
  readonly digging: Digging | undefined;
  /** Whether runs move as wholes only (`prune/whole-runs.ts`), so that there are few positions. */
  readonly whole: boolean;
  /** An easier game of the same piles, if there is one: what is lost there is lost here. Compiled when asked for. */
  readonly eased: (() => CompiledGame) | undefined;
}

/** What happened on the table: cards that went from one pile to another, lowest first. */
export interface Transfer {
  readonly from: number;
  readonly to: number;
  readonly cards: readonly Card[];
}
