import type { Game } from '../core/game.js';

/**
 * A shorter line through the positions that a line passes: the shortest way from its start to a won
 * position whose every step is a move between two of them (breadth-first over the moves that lead
 * from one to another). Depth-first search wanders; this takes out its detours.
 * @param game stands at the start of the line, and stands there again afterwards.
 * @returns a line that is never longer.
 */
export const shorten = (game: Game, line: readonly number[]): number[] => {
  const moves = new Int32Array(4096);
  const key = () => `${game.keyA()} ${game.keyB()}`;
  const keys = [key()];
  for (const move of line) {
    game.play(move);
    keys.push(key());
  }
  for (const _ of line) game.undo();
  const indexOf = new Map(keys.map((k, i) => [k, i]));

  /** Calls `seen` with each move and the key that it leads to; stops and gives the move on true. */
  const tryMoves = (seen: (to: string) => boolean): number | undefined => {
    const end = game.moves(moves, 0);
    for (const move of moves.slice(0, end)) {
      game.play(move);
      const found = seen(key());
      game.undo();
      if (found) return move;
    }
    return undefined;
  };

  const ways: number[][] = [];
  for (const move of line) {
    const found: number[] = [];
    tryMoves((to) => {
      const at = indexOf.get(to);
      if (at !== undefined) found.push(at);
      return false;
    });
    ways.push(found);
    game.play(move);
  }
  for (const _ of line) game.undo();

  const goal = line.length;
  const cameFrom = new Map<number, number>([[0, -1]]);
  const queue = [0];
  for (const at of queue)
    for (const to of ways[at] ?? [])
      if (!cameFrom.has(to)) {
        cameFrom.set(to, at);
        queue.push(to);
      }
  const stops: number[] = [];
  for (let at = goal; at > 0; at = cameFrom.get(at) ?? -1) stops.push(at);
  stops.reverse();

  // Alike piles may have changed places by a short cut, so each move is found anew on the way.
  const short: number[] = [];
  for (const stop of stops) {
    const move = tryMoves((to) => to === keys[stop]);
    if (move === undefined) break;
    game.play(move);
    short.push(move);
  }
  const arrived = short.length === stops.length && game.won();
  for (const _ of short) game.undo();
  return arrived ? short : [...line];
};
