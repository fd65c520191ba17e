import type { CompiledGame } from '../core/game.js';

/**
 * The moves one by one that a path stands for whose moves were made by `advance`: with each what was
 * forced after it. The game stands at the start of the path, before and after.
 */
export const unfold = (game: CompiledGame, path: readonly number[]): number[] => {
  const moves: number[] = [];
  for (const move of path) {
    const forced = game.advance(move);
    moves.push(move, ...game.followed.subarray(0, forced));
  }
  for (const _ of path) game.undo();
  return moves;
};
