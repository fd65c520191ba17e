import type { CompiledGame } from '../core/game.js';
import { MOST_MOVES } from './limits.js';

const moves = new Int32Array(MOST_MOVES);

/**
 * A shorter line through the positions that a line passes: the shortest way from its start to a won
 * position whose every step is a move between two of them (breadth-first over the moves that lead
 * from one to another). Depth-first search wanders; this takes out its detours.
 * @param game stands at the start of the line, and stands there again afterwards.
 * @returns a line that is never longer.
 */
export const shorten = (game: CompiledGame, line: readonly number[]): number[] => {
  // 53 of the 64 bits of a key: if two positions were taken for one, the line would not arrive.
  const key = () => (game.keyA() >>> 0) * 2 ** 21 + (game.keyB() & (2 ** 21 - 1));
  const keys = [key()];
  for (const move of line) {
    game.play(move);
    keys.push(key());
  }
  for (const _ of line) game.undo();
  const indexOf = new Map(keys.map((k, i) => [k, i]));

  // By position, flat: those that a move leads to.
  const ways: number[] = [];
  const ends: number[] = [];
  for (const move of line) {
    const end = game.options(moves, 0);
    for (let i = 0; i < end; i++) {
      game.play(moves[i]!);
      const to = indexOf.get(key());
      game.undo();
      if (to !== undefined) ways.push(to);
    }
    ends.push(ways.length);
    game.play(move);
  }
  for (const _ of line) game.undo();

  const goal = line.length;
  const cameFrom = new Int32Array(goal + 1).fill(-1);
  const queue = [0];
  for (const at of queue) {
    for (let w = at === 0 ? 0 : ends[at - 1]!; w < (ends[at] ?? 0); w++) {
      const to = ways[w]!;
      if (to === 0 || cameFrom[to] !== -1) continue;
      cameFrom[to] = at;
      queue.push(to);
    }
  }
  const stops: number[] = [];
  for (let at = goal; at > 0; at = cameFrom[at]!) stops.push(at);
  stops.reverse();

  /** The move from where the game stands to the position of a key. */
  const moveTo = (wanted: number): number | undefined => {
    const end = game.options(moves, 0);
    for (let i = 0; i < end; i++) {
      const move = moves[i]!;
      game.play(move);
      const found = key() === wanted;
      game.undo();
      if (found) return move;
    }
    return undefined;
  };

  // Alike piles may have changed places by a short cut, so each move is found anew on the way.
  const short: number[] = [];
  for (const stop of stops) {
    const move = moveTo(keys[stop]!);
    if (move === undefined) break;
    game.play(move);
    short.push(move);
  }
  const arrived = short.length === stops.length && game.won();
  for (const _ of short) game.undo();
  return arrived ? short : [...line];
};
