import type { CompiledGame } from '../core/game.js';

/**
 * The moves one by one that a path stands for whose moves were made by `advance`: with each what was
 * forced after it. The game stands at the start of the path, before and after.
 */
export const unfold = (game: CompiledGame, path: readonly number[]): number[] => {
  const moves: number[] = [];
  for (const first of path)
    for (let move = first; move >= 0; move = game.forced()) {
      moves.push(move);
      game.play(move);
    }
  for (const _ of moves) game.undo();
  return moves;
};
