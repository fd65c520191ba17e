import type { Game } from '../core/game.js';
import { type Limits, MOST_MOVES, STOP_EVERY } from './limits.js';
import { longer, longerFloat } from './longer.js';
import { KNOWN, NO_ROOM, type Table } from './table.js';
import type { Reason } from './verdict.js';

/** How a search left off. */
export type Outcome = 'solved' | 'exhausted' | Reason;

export interface DfsResult {
  readonly outcome: Outcome;
  /** When solved: the moves from the start, as the game gave them. */
  readonly path: readonly number[];
  readonly visited: number;
}

/** Puts the moves `buffer[from .. to)` in the order in which they are to be tried. */
export type Order = (buffer: Int32Array, from: number, to: number) => void;

/** Smallest number first: by rank, since it stands in the highest bits (`core/move.ts`). */
export const byRank: Order = (buffer, from, to) => {
  for (let i = from + 1; i < to; i++) {
    const move = buffer[i]!;
    let k = i - 1;
    for (; k >= from && buffer[k]! > move; k--) buffer[k + 1] = buffer[k]!;
    buffer[k + 1] = move;
  }
};

/**
 * Depth-first search from where the game stands, with an explicit stack. A position met before is
 * not entered again, on the path or not: what can be won from it was or will be found where it was
 * entered. So when the search is exhausted and nothing was forgotten, the deal cannot be won; when
 * entries were forgotten positions are searched twice, which changes nothing in the answer.
 * The game stands again at the start afterwards.
 * @param table cleared by the caller.
 */
export const depthFirst = (game: Game, table: Table, limits: Limits, order: Order): DfsResult => {
  let buffer = new Int32Array(2 * MOST_MOVES);
  let next = new Int32Array(1 << 10);
  let end = new Int32Array(1 << 10);
  let slots = new Int32Array(1 << 10);
  let entered = new Float64Array(1 << 10);
  let visited = 1;
  let depth = 0;
  let outcome: Outcome = 'exhausted';

  const enter = (slot: number): void => {
    if (depth === next.length) {
      next = longer(next);
      end = longer(end);
      slots = longer(slots);
      entered = longerFloat(entered);
    }
    const from = depth === 0 ? 0 : end[depth - 1]!;
    if (from + MOST_MOVES > buffer.length) buffer = longer(buffer);
    const to = game.moves(buffer, from);
    order(buffer, from, to);
    next[depth] = from;
    end[depth] = to;
    slots[depth] = slot;
    entered[depth] = visited;
    depth++;
  };

  const root = table.insert(game.keyA(), game.keyB());
  if (game.won()) return { outcome: 'solved', path: [], visited };
  enter(root);
  while (depth > 0) {
    const top = depth - 1;
    const at = next[top]!;
    if (at === end[top]) {
      table.leave(slots[top]!, visited - entered[top]!);
      depth--;
      if (depth > 0) game.undo();
      continue;
    }
    if (visited >= limits.states) {
      outcome = 'states';
      break;
    }
    next[top] = at + 1;
    game.play(buffer[at]!);
    visited++;
    if (visited % STOP_EVERY === 0) {
      const reason = limits.stop?.(visited);
      if (reason !== undefined) {
        outcome = reason;
        game.undo();
        break;
      }
    }
    if (table.full) table.grow(slots, depth);
    let slot = table.insert(game.keyA(), game.keyB());
    while (slot === NO_ROOM && table.mayGrow) {
      table.grow(slots, depth);
      slot = table.insert(game.keyA(), game.keyB());
    }
    if (slot === KNOWN) {
      game.undo();
      continue;
    }
    if (slot === NO_ROOM) {
      outcome = 'memory';
      game.undo();
      break;
    }
    if (game.won()) {
      outcome = 'solved';
      break;
    }
    enter(slot);
  }
  const path: number[] = [];
  const moves = outcome === 'solved' ? depth : Math.max(0, depth - 1);
  if (outcome === 'solved') for (let d = 0; d < depth; d++) path.push(buffer[next[d]! - 1]!);
  for (let d = 0; d < moves; d++) game.undo();
  return { outcome, path, visited };
};
