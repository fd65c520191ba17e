import type { CompiledGame } from '../core/game.js';
import type { Limits } from './limits.js';
import * as limiting from './limits.js';
import { longer, longerFloat } from './longer.js';
import type { Table } from './table.js';
import * as tables from './table.js';
import { unfold } from './unfold.js';
import type { Reason } from './verdict.js';

// Constants of this file, since imported ones are read anew at each use.
const { MOST_MOVES, STOP_EVERY } = limiting;
const { KNOWN, NO_ROOM } = tables;

/** How a search left off. */
export type Outcome = 'solved' | 'exhausted' | Reason;

export interface DfsResult {
  readonly outcome: Outcome;
  /** When solved: the moves from the start, as the game gave them. */
  readonly path: readonly number[];
  readonly visited: number;
  /** Positions stored, if a search of several tables knows in which of them it was decided. */
  readonly stored?: number;
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

/** What a search goes by: its path, and the moves of each position on it. */
interface Stack {
  readonly buffer: Int32Array;
  readonly next: Int32Array;
  readonly end: Int32Array;
  readonly slots: Int32Array;
  readonly entered: Float64Array;
}

/** Stacks of searches that are over, for those to come: most are short, and a stack is not. */
const spare: Stack[] = [];
/** A stack for more moves than this is not kept. */
const DEEPEST_KEPT = 1 << 16;

const freshStack = (): Stack => ({
  buffer: new Int32Array(2 * MOST_MOVES),
  next: new Int32Array(1 << 10),
  end: new Int32Array(1 << 10),
  slots: new Int32Array(1 << 10),
  entered: new Float64Array(1 << 10),
});

const NO_STACK: Stack = {
  ...{ buffer: new Int32Array(0), next: new Int32Array(0), end: new Int32Array(0) },
  ...{ slots: new Int32Array(0), entered: new Float64Array(0) },
};

/** A depth-first search that can be left off and gone on with. */
export interface DepthFirst {
  /**
   * Goes on for `limits.states` positions at most, from where the game stood at the first step; it
   * stands there again afterwards. After `memory` something was left out: the search is over, as it
   * is when solved or exhausted.
   */
  step(limits: Limits): DfsResult;
  /** It will not be gone on with. */
  end(): void;
}

/**
 * Depth-first search from where the game stands, with an explicit stack. A position met before is
 * not entered again, on the path or not: what can be won from it was or will be found where it was
 * entered. So when the search is exhausted and nothing was forgotten, the deal cannot be won; when
 * entries were forgotten positions are searched twice, which changes nothing in the answer. Where a
 * move is forced the position after it stands for the one before: it alone is entered.
 * @param table cleared by the caller; between steps nobody else may touch it.
 */
export const depthFirstFrom = (game: CompiledGame, table: Table, order: Order): DepthFirst => {
  let { buffer, next, end, slots, entered } = NO_STACK;
  let depth = 0;
  let before = 0; // visits of the steps before
  let visited = 0;

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
    entered[depth] = before + visited;
    depth++;
  };

  const search = (limits: Limits): Outcome => {
    while (depth > 0) {
      const top = depth - 1;
      const at = next[top]!;
      if (at === end[top]) {
        table.leave(slots[top]!, before + visited - entered[top]!);
        depth--;
        if (depth > 0) game.undo();
        continue;
      }
      if (visited >= limits.states) return 'states';
      if (visited % STOP_EVERY === STOP_EVERY - 1) {
        const reason = limits.stop?.(visited);
        if (reason !== undefined) return reason;
      }
      next[top] = at + 1;
      game.advance(buffer[at]!);
      visited++;
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
        game.undo();
        return 'memory';
      }
      if (game.won()) return 'solved';
      enter(slot);
    }
    return 'exhausted';
  };

  const begin = (): void => {
    ({ buffer, next, end, slots, entered } = spare.pop() ?? freshStack());
  };
  const giveBack = (): void => {
    if (next.length > 0 && next.length <= DEEPEST_KEPT)
      spare.push({ buffer, next, end, slots, entered });
    ({ buffer, next, end, slots, entered } = NO_STACK);
  };

  const step = (limits: Limits): DfsResult => {
    visited = 0;
    if (before > 0) for (let d = 0; d < depth - 1; d++) game.advance(buffer[next[d]! - 1]!);
    else {
      visited++;
      const root = table.insert(game.keyA(), game.keyB());
      if (game.won()) return { outcome: 'solved', path: [], visited };
      begin();
      enter(root);
    }
    const outcome = search(limits);
    before += visited;
    const isWon = outcome === 'solved';
    const path: number[] = [];
    if (isWon) for (let d = 0; d < depth; d++) path.push(buffer[next[d]! - 1]!);
    for (let d = isWon ? 0 : 1; d < depth; d++) game.undo();
    if (isWon || outcome === 'exhausted' || outcome === 'memory') giveBack();
    return { outcome, path: unfold(game, path), visited };
  };
  return { step, end: giveBack };
};

/** The same in one step. @param table cleared by the caller. */
export const depthFirst = (
  game: CompiledGame,
  table: Table,
  limits: Limits,
  order: Order,
): DfsResult => {
  const search = depthFirstFrom(game, table, order);
  const result = search.step(limits);
  search.end();
  return result;
};
