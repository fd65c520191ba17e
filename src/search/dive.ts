import type { CompiledGame } from '../core/game.js';
import type { DfsResult, Outcome } from './dfs.js';
import { type Limits, MOST_MOVES, STOP_EVERY } from './limits.js';
import { longer } from './longer.js';
import { KNOWN, NO_ROOM, type Table } from './table.js';

/** The stack; kept from dive to dive, since most of them are short. No two dive at a time. */
let buffer = new Int32Array(2 * MOST_MOVES);
let next = new Int32Array(1 << 8);
let end = new Int32Array(1 << 8);
let slots = new Int32Array(1 << 8);

/**
 * Depth-first search from where the game stands through all its options, the most promising first
 * by `weights` (`core/traits.ts`). A position met before is not entered again, so when the search is
 * exhausted the deal cannot be won (see `dfs.ts`). The game stands again at the start afterwards.
 * @param table cleared by the caller.
 */
export const dive = (
  game: CompiledGame,
  table: Table,
  limits: Limits,
  weights: Float64Array,
): DfsResult => {
  let visited = 1;
  let depth = 0;

  const enter = (slot: number): void => {
    if (depth === next.length) {
      next = longer(next);
      end = longer(end);
      slots = longer(slots);
    }
    const from = depth === 0 ? 0 : end[depth - 1]!;
    if (from + MOST_MOVES > buffer.length) buffer = longer(buffer);
    next[depth] = from;
    end[depth] = game.choices(buffer, from, weights);
    slots[depth] = slot;
    depth++;
  };

  /** Goes to a position by its next option; how the search left off, if it did. */
  const goOn = (): Outcome | undefined => {
    const top = depth - 1;
    game.play(buffer[next[top]!++]!);
    visited++;
    const reason = visited % STOP_EVERY === 0 ? limits.stop?.(visited) : undefined;
    if (reason === undefined) {
      if (table.full) table.grow(slots, depth);
      let slot = table.insert(game.keyA(), game.keyB());
      while (slot === NO_ROOM && table.mayGrow) {
        table.grow(slots, depth);
        slot = table.insert(game.keyA(), game.keyB());
      }
      if (slot >= 0) {
        if (game.won()) return 'solved';
        enter(slot);
        return undefined;
      }
      if (slot === KNOWN) {
        game.undo();
        return undefined;
      }
    }
    game.undo();
    return reason ?? 'memory';
  };

  const search = (): Outcome => {
    enter(table.insert(game.keyA(), game.keyB()));
    while (depth > 0) {
      const top = depth - 1;
      if (next[top] === end[top]) {
        table.leave(slots[top]!, 1);
        depth--;
        if (depth > 0) game.undo();
        continue;
      }
      if (visited >= limits.states) return 'states';
      const outcome = goOn();
      if (outcome !== undefined) return outcome;
    }
    return 'exhausted';
  };

  if (game.won()) return { outcome: 'solved', path: [], visited };
  const outcome = search();
  const path: number[] = [];
  const solved = outcome === 'solved';
  if (solved) for (let d = 0; d < depth; d++) path.push(buffer[next[d]! - 1]!);
  for (let d = solved ? 0 : 1; d < depth; d++) game.undo();
  return { outcome, path, visited };
};
