import type { CompiledGame } from '../core/game.js';
import type { DfsResult, Outcome } from './dfs.js';
import { Level } from './level.js';
import { type Limits, MOST_MOVES, STOP_EVERY } from './limits.js';
import { longer } from './longer.js';
import { KNOWN, NO_ROOM, type Table } from './table.js';

const NO_SLOTS = new Int32Array(0);
const buffer = new Int32Array(MOST_MOVES);

export interface BeamOptions {
  /** Positions kept at each depth. */
  readonly width: number;
  /** What the positions kept are chosen by; see `core/weights.ts`. */
  readonly guide: Float64Array;
  /** Up to so much is added to each estimate, by a hash of the position and `seed`. */
  readonly shake: number;
  readonly seed: number;
}

/** From 0 up to 1, by the key of a position: the same position gets the same. */
const noise = (key: number, seed: number): number => {
  let h = Math.imul(key ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0xc2b2ae35);
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
};

/**
 * Goes on from all positions of a depth at once and keeps the best of those they lead to. No
 * position is kept twice, at whatever depth. If none was ever left out and none is left, the space
 * is exhausted; if one was, the outcome is `states` when none is left: it is known no better.
 * Every position arrived at counts as visited. The game stands again at the start afterwards.
 * @param table cleared by the caller.
 */
export const beam = (
  game: CompiledGame,
  table: Table,
  limits: Limits,
  { width, guide, shake, seed }: BeamOptions,
): DfsResult => {
  const bytes = game.size();
  const root = new Uint8Array(bytes);
  game.save(root, 0);
  // A tree of all positions that were kept: how each came to be.
  let parents = new Int32Array(1 << 10);
  let moves = new Int32Array(1 << 10);
  let nodes = 0;
  let visited = 1;

  const remember = (parent: number, move: number): number => {
    if (nodes === parents.length) {
      parents = longer(parents);
      moves = longer(moves);
    }
    parents[nodes] = parent;
    moves[nodes] = move;
    return nodes++;
  };

  let level = new Level(width, bytes);
  let next = new Level(width, bytes);

  /** Tries all moves of one position; whether and how the search is over. */
  const expand = (place: number): Outcome | undefined => {
    game.restore(level.states, place * bytes);
    const from = level.nodes[place]!;
    const end = game.moves(buffer, 0);
    for (let k = 0; k < end; k++) {
      const move = buffer[k]!;
      if (visited >= limits.states) return 'states';
      game.play(move);
      visited++;
      if (visited % STOP_EVERY === 0) {
        const reason = limits.stop?.(visited);
        if (reason !== undefined) return reason;
      }
      while (table.full) table.grow(NO_SLOTS, 0);
      const key = game.keyA();
      const slot = table.insert(key, game.keyB());
      if (slot === NO_ROOM) return 'memory';
      if (slot !== KNOWN) {
        // Nothing is on a path here: what is forgotten costs only work.
        table.leave(slot, 1);
        if (game.won()) {
          remember(from, move);
          return 'solved';
        }
        const at = next.offer(game.estimate(guide) + shake * noise(key, seed));
        if (at >= 0) {
          game.save(next.states, at * bytes);
          next.nodes[at] = remember(from, move);
        }
      }
      game.undo();
    }
    return undefined;
  };

  const search = (): Outcome => {
    table.leave(table.insert(game.keyA(), game.keyB()), 1);
    if (game.won()) return 'solved';
    level.states.set(root);
    level.nodes[level.offer(0)] = remember(-1, 0);
    while (level.count > 0) {
      next.clear();
      for (let place = 0; place < level.count; place++) {
        const outcome = expand(place);
        if (outcome !== undefined) return outcome;
      }
      [level, next] = [next, level];
    }
    return level.cut || next.cut ? 'states' : 'exhausted';
  };

  const outcome = search();
  game.restore(root, 0);
  const path: number[] = [];
  if (outcome === 'solved')
    for (let node = nodes - 1; node > 0; node = parents[node]!) path.push(moves[node]!);
  return { outcome, path: path.reverse(), visited };
};
