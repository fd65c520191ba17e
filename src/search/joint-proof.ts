import type { CompiledGame } from '../core/game.js';
import type { DfsResult, Order, Outcome } from './dfs.js';
import type { Joint } from './joint.js';
import { type Limits, MOST_MOVES, STOP_EVERY } from './limits.js';
import { longer, longerFloat } from './longer.js';
import { KNOWN, NO_ROOM, type Table } from './table.js';
import { unfold } from './unfold.js';

/** The part of one thread in a proof that several work on. */
export interface JointProof {
  /**
   * Goes on for `limits.states` positions. `exhausted` if the deal cannot be won; `states` if this
   * part goes on, or is done (`idle`) while others are not.
   */
  step(limits: Limits): DfsResult;
  /** This part is done for now: a step looks for work of others. */
  readonly idle: boolean;
}

/**
 * Depth-first search by several threads with one table: a position that any of them has entered is
 * not entered by the others. It can be left off and gone on with.
 *
 * Why an exhausted search proves that the deal cannot be won. Let S be all positions that any thread
 * ever entered: each is in S because some thread's `insert` made an entry for it, and that thread then
 * tries every move from it before it takes it off its stack. A move leads to a position that the
 * thread enters, or that is `KNOWN`: an entry made for it by some thread, so it is in S. A thread is
 * done when its stack is empty: then it has tried all moves of all that it entered. When all are done
 * (`Joint.finish` counts them; one that comes back says so first) every move from S leads into S, the
 * start is in S, and none of S is won, for the thread that enters a won position ends the search. It
 * takes all threads: what one of them has entered and not left is not refuted, and a thread that was
 * stopped, or had no room, never says that it is done.
 *
 * Nothing rests on what a thread sees of the others' work, or when: an entry that it does not see, or
 * that was forgotten or overwritten, is entered once more. The two words of an entry are written one
 * after the other, so another thread may see one of the old entry and one of the new: that is a key of
 * 64 bits like any other, which is as unlikely as any to be that of a position (see `table.ts`).
 *
 * A thread that is done takes the path of another and works at all positions on it, from the end, so
 * that no thread is without work while there is much of it. It only finds more ways into S.
 *
 * @param table over the words that the threads share. @param order of moves, best another a thread.
 */
export const jointProof = (
  game: CompiledGame,
  table: Table,
  joint: Joint,
  order: Order,
): JointProof => {
  let buffer = new Int32Array(2 * MOST_MOVES);
  let next = new Int32Array(1 << 10);
  let end = new Int32Array(1 << 10);
  let slots = new Int32Array(1 << 10);
  let entered = new Float64Array(1 << 10);
  let depth = 0;
  let before = 0; // visits of the steps before
  let begun = false;
  let idle = false;

  const enter = (slot: number, visited: number): void => {
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

  /** The moves from the start to the position at the top of the stack, and one more if it was played. */
  const pathOf = (moves: number): number[] =>
    Array.from({ length: moves }, (_, d) => buffer[next[d]! - 1]!);

  /** Puts the positions of a path on the stack, as they are; plays to its end. */
  const adopt = (path: readonly number[]): void => {
    enter(KNOWN, 0);
    for (const move of path) {
      const from = next[depth - 1]!;
      const at = buffer.subarray(from, end[depth - 1]).indexOf(move);
      if (at < 0) return;
      buffer[from + at] = buffer[from]!;
      buffer[from] = move;
      next[depth - 1] = from + 1;
      game.advance(move);
      enter(KNOWN, 0);
    }
  };

  /** Plays to the top of the stack; whether there is one. */
  const resume = (): boolean => {
    if (idle) {
      const path = joint.take();
      if (path === undefined) return false;
      joint.begin();
      idle = false;
      adopt(path);
    } else if (!begun) {
      begun = true;
      // The start is entered by every thread: each begins there.
      enter(table.insert(game.keyA(), game.keyB()), 0);
    } else for (let d = 0; d < depth - 1; d++) game.advance(buffer[next[d]! - 1]!);
    return true;
  };

  let visited = 0;
  const search = (limits: Limits): Outcome => {
    while (depth > 0) {
      const top = depth - 1;
      const at = next[top]!;
      if (at === end[top]) {
        if (slots[top]! >= 0) table.leave(slots[top]!, before + visited - entered[top]! + 1);
        depth--;
        if (depth > 0) game.undo();
        continue;
      }
      if (visited >= limits.states) return 'states';
      if (visited % STOP_EVERY === STOP_EVERY - 1) {
        const reason = limits.stop?.(visited);
        if (reason !== undefined) return reason;
        joint.offer(() => pathOf(depth - 1));
      }
      game.advance(buffer[at]!);
      visited++;
      const slot = table.insert(game.keyA(), game.keyB());
      if (slot === NO_ROOM) {
        game.undo();
        joint.fail();
        return 'memory';
      }
      next[top] = at + 1;
      if (slot === KNOWN) {
        game.undo();
        continue;
      }
      if (game.won()) return 'solved';
      enter(slot, visited);
    }
    return 'exhausted';
  };

  const step = (limits: Limits): DfsResult => {
    visited = 0;
    if (joint.failed) return { outcome: 'memory', path: [], visited };
    if (game.won()) return { outcome: 'solved', path: [], visited };
    if (!resume()) return { outcome: 'states', path: [], visited };
    const outcome = search(limits);
    before += visited;
    if (outcome === 'exhausted') {
      idle = true;
      return { outcome: joint.finish() ? 'exhausted' : 'states', path: [], visited };
    }
    const isWon = outcome === 'solved';
    const moves = isWon ? pathOf(depth) : [];
    for (let d = isWon ? 0 : 1; d < depth; d++) game.undo();
    if (!isWon) joint.offer(() => pathOf(depth - 1));
    return { outcome, path: unfold(game, moves), visited };
  };
  return {
    step,
    get idle() {
      return idle;
    },
  };
};
