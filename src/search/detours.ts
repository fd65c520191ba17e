import type { CompiledGame } from '../core/game.js';
import type { DfsResult, Outcome } from './dfs.js';
import { Heap } from './heap.js';
import { type Limits, MOST_MOVES, STOP_EVERY } from './limits.js';
import { longer, longerBytes, longerFloat } from './longer.js';
import { KNOWN, NO_ROOM, type Table } from './table.js';
import { unfold } from './unfold.js';

/** In units of scores: what a place further down the list of options costs, and what a step saves. */
const PLACE = 10;
const STEP = 4;

/**
 * What a search keeps; kept from search to search, since most of them are short. No two go on at a time.
 * Of each position: the position before and the option it came by, its options that are not tried yet,
 * what an option as good as its best costs, and the position itself as the game saves it. Of each option:
 * the move and its score, or its cost when it is the next one. Options lie as they came; the best of those
 * that are left is looked for when it is wanted.
 */
let parents = new Int32Array(1 << 8);
let cameBy = new Int32Array(1 << 8);
let from = new Int32Array(1 << 8);
let next = new Int32Array(1 << 8);
let end = new Int32Array(1 << 8);
let bests = new Float64Array(1 << 8);
let moves = new Int32Array(4 * MOST_MOVES);
let costs = new Float64Array(4 * MOST_MOVES);
let saved = new Uint8Array(1 << 14);
const open = new Heap();
const NO_SLOTS = new Int32Array(0);

/**
 * Best-first search by detours: an option costs what its score by `weights` (`core/traits.ts`) falls
 * short of the best one's, and more for each that is better; a line costs the sum of its options, less
 * something for each. So it follows the best options to their end, and then tries those lines first
 * that leave them least. No position is entered twice, so when the search is exhausted the deal cannot
 * be won. What is forced goes with the move before it and is no position of its own. The game stands
 * again at the start afterwards; `undo` goes back no further.
 * @param table cleared by the caller.
 */
export const detours = (
  game: CompiledGame,
  table: Table,
  limits: Limits,
  weights: Float64Array,
): DfsResult => {
  const bytes = game.size();
  const { scores } = game;
  let visited = 1;
  let count = 0;
  let used = 0;
  open.clear();

  /** Puts the best of a position's options that are left in the next place. @returns its score. */
  const best = (node: number): number => {
    const at = next[node]!;
    const last = end[node]!;
    let found = at;
    let score = costs[at]!;
    for (let i = at + 1; i < last; i++)
      if (costs[i]! > score) {
        found = i;
        score = costs[i]!;
      }
    const move = moves[found]!;
    moves[found] = moves[at]!;
    costs[found] = costs[at]!;
    moves[at] = move;
    return score;
  };

  /** Enters the position that the game stands at, come to by an option of another. */
  const enter = (parent: number, option: number): void => {
    if (count === parents.length) {
      parents = longer(parents);
      cameBy = longer(cameBy);
      from = longer(from);
      next = longer(next);
      end = longer(end);
      bests = longerFloat(bests);
    }
    if ((count + 1) * bytes > saved.length) saved = longerBytes(saved);
    if (used + MOST_MOVES > moves.length) {
      moves = longer(moves);
      costs = longerFloat(costs);
    }
    game.save(saved, count * bytes);
    const first = used;
    used = game.choices(moves, first, weights);
    // A single option has no score.
    if (used === first + 1) costs[first] = 0;
    else for (let i = first; i < used; i++) costs[i] = scores[i - first]!;
    parents[count] = parent;
    cameBy[count] = option;
    from[count] = first;
    next[count] = first;
    end[count] = used;
    if (used > first) {
      const score = best(count);
      bests[count] = (parent < 0 ? 0 : costs[option]!) - STEP + score;
      costs[first] = bests[count]! - score;
    }
    count++;
  };

  /** Goes on from a position by its next option. */
  const goOn = (node: number): Outcome | undefined => {
    const option = next[node]!++;
    const at = next[node]!;
    if (at !== end[node]) {
      costs[at] = bests[node]! - best(node) + PLACE * (at - from[node]!);
      open.push(node, costs[at]!);
    }
    game.advance(moves[option]!);
    visited++;
    const reason = visited % STOP_EVERY === 0 ? limits.stop?.(visited) : undefined;
    if (reason !== undefined) return reason;
    if (table.full) table.grow(NO_SLOTS, 0);
    let slot = table.insert(game.keyA(), game.keyB());
    while (slot === NO_ROOM && table.mayGrow) {
      table.grow(NO_SLOTS, 0);
      slot = table.insert(game.keyA(), game.keyB());
    }
    if (slot === NO_ROOM) return 'memory';
    if (slot === KNOWN) return undefined;
    enter(node, option);
    return game.won() ? 'solved' : undefined;
  };

  const search = (): Outcome => {
    table.insert(game.keyA(), game.keyB());
    enter(-1, -1);
    let node = 0;
    for (;;) {
      const known = count;
      if (next[node] !== end[node]) {
        if (visited >= limits.states) return 'states';
        const outcome = goOn(node);
        if (outcome !== undefined) return outcome;
      }
      if (count > known) node = known;
      else {
        if (open.size === 0) return 'exhausted';
        node = open.pop();
        game.restore(saved, node * bytes);
      }
    }
  };

  if (game.won()) return { outcome: 'solved', path: [], visited };
  const outcome = search();
  const path: number[] = [];
  if (outcome === 'solved')
    for (let node = count - 1; node > 0; node = parents[node]!) path.push(moves[cameBy[node]!]!);
  game.restore(saved, 0);
  return { outcome, path: unfold(game, path.reverse()), visited };
};
