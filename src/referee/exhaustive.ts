import type { Core, Position } from '../core/types.js';
import { createReferee } from './referee.js';

/**
 * Plain exhaustive search by the referee alone: whole positions remembered, no dominance, no hash.
 * What the solver says of miniature games is held against this.
 * @param most positions at most; beyond it the answer is undefined.
 */
export const exhaustive = (core: Core, position: Position, most: number): boolean | undefined => {
  const referee = createReferee(core);
  referee.load(position);
  const seen = new Set<string>();
  const moves = new Int32Array(4096);
  // Taken from the end: so the moves that a search should look at first are tried first.
  const legal = (): number[] => [...moves.subarray(0, referee.moves(moves, 0))].reverse();
  const open: number[][] = [];
  const enter = (): boolean => {
    const text = referee.text();
    if (seen.has(text)) return false;
    seen.add(text);
    open.push(legal());
    return true;
  };
  enter();
  while (open.length > 0) {
    if (referee.won()) return true;
    if (seen.size > most) return undefined;
    const move = open[open.length - 1]!.pop();
    if (move === undefined) {
      open.pop();
      if (open.length > 0) referee.undo();
      continue;
    }
    referee.play(move);
    if (referee.won()) return true;
    if (!enter()) referee.undo();
  }
  return false;
};
