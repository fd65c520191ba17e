import type { CompiledGame } from '../../core/game.js';
import { MOST_MOVES } from '../limits.js';

/**
 * 53 of the 64 bits of a position's key, as a number. Where two positions were taken for one, a line
 * could not be followed, and is then not taken.
 */
export const numberKey = (game: CompiledGame): number =>
  (game.keyA() >>> 0) * 2 ** 21 + (game.keyB() & (2 ** 21 - 1));

/** A line that wins, with the positions that it passes; the start is position 0. */
export interface WalkedLine {
  readonly moves: readonly number[];
  readonly keys: readonly number[];
  /** By key, the last position that has it. */
  readonly places: ReadonlyMap<number, number>;
  /** By position, plain moves of the core that lead to it. */
  readonly costs: readonly number[];
  /** Saved positions, each of `bytes` bytes. */
  readonly states: Uint8Array;
  readonly bytes: number;
}

/** @param game stands at the start, and afterwards too. */
export const walk = (game: CompiledGame, moves: readonly number[]): WalkedLine => {
  const bytes = game.size();
  const states = new Uint8Array((moves.length + 1) * bytes);
  const keys = [numberKey(game)];
  const costs = [0];
  game.save(states, 0);
  for (const [i, move] of moves.entries()) {
    costs.push(costs[i]! + game.expand(move).length);
    game.play(move);
    keys.push(numberKey(game));
    game.save(states, (i + 1) * bytes);
  }
  game.restore(states, 0);
  return { moves, keys, costs, states, bytes, places: new Map(keys.map((key, i) => [key, i])) };
};

/**
 * The moves that lead on from where the game stands through positions with these keys: alike piles
 * may have changed places, so each move is found anew. The game stands at their end afterwards.
 * @returns undefined if there is no such move somewhere.
 */
export const follow = (game: CompiledGame, keys: readonly number[]): number[] | undefined => {
  const buffer = new Int32Array(MOST_MOVES);
  const moves: number[] = [];
  for (const wanted of keys) {
    const end = game.moves(buffer, 0);
    let i = 0;
    for (; i < end; i++) {
      game.play(buffer[i]!);
      if (numberKey(game) === wanted) break;
      game.undo();
    }
    if (i === end) return undefined;
    moves.push(buffer[i]!);
  }
  return moves;
};
