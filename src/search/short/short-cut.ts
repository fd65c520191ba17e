import type { CompiledGame } from '../../core/game.js';
import { type Limits, MOST_MOVES, STOP_EVERY } from '../limits.js';
import { longer, longerBytes } from '../longer.js';
import { KNOWN, NO_ROOM, type Table } from '../table.js';
import { numberKey, type WalkedLine } from './walked-line.js';

const NO_SLOTS = new Int32Array(0);

/** Positions that there is room for at first. */
const FIRST_ROOM = 1 << 10;

/** Another way from one position of a line to a later one. */
export interface ShortCut {
  readonly moves: readonly number[];
  /** Where it comes back; the end of the line if it wins by itself. */
  readonly to: number;
  readonly wins: boolean;
}

/**
 * Looks breadth-first from one position of a line for ways to later ones, or to any won position, and
 * takes the one that saves most plain moves.
 *
 * @param from number of a position of the line. @param most positions kept.
 * @param limits positions visited at most, and whether to stop.
 * @returns also whether any position was left out, and how many were visited. The game stands anywhere afterwards.
 */
export const shortCut = (
  game: CompiledGame,
  table: Table,
  { costs, places, states: passed, bytes }: WalkedLine,
  from: number,
  most: number,
  limits: Limits,
): { readonly found: ShortCut | undefined; readonly isCut: boolean; readonly visited: number } => {
  let room = Math.min(most, FIRST_ROOM);
  let states = new Uint8Array(room * bytes);
  let parents = new Int32Array(room);
  let moves = new Int32Array(room);
  const buffer = new Int32Array(MOST_MOVES);
  const goal = costs.length - 1;
  let visited = 0;
  let found: ShortCut | undefined;
  let saved = 0;
  let isCut = false;

  const wayTo = (node: number, move: number): number[] => {
    const way = [move];
    for (let at = node; at > 0; at = parents[at]!) way.push(moves[at]!);
    return way.reverse();
  };
  /** Plain moves of a way from the start of the search; the game is put back to its last but one. */
  const costOf = (way: readonly number[], node: number): number => {
    let cost = 0;
    game.restore(states, 0);
    for (const move of way) {
      cost += game.expand(move).length;
      game.play(move);
    }
    game.restore(states, node * bytes);
    game.play(way.at(-1)!);
    return cost;
  };

  table.clear();
  states.set(passed.subarray(from * bytes, (from + 1) * bytes));
  game.restore(states, 0);
  table.leave(table.insert(game.keyA(), game.keyB()), 1);
  let count = 1;
  let depth = 0;
  for (let node = 0, levelEnd = 1; node < count; node++) {
    if (node === levelEnd) {
      levelEnd = count;
      depth++;
    }
    // Nothing that is still to come could save more than what was found.
    if (saved >= costs[goal]! - costs[from]! - depth - 1) break;
    game.restore(states, node * bytes);
    const end = game.moves(buffer, 0);
    for (let k = 0; k < end; k++) {
      if (visited >= limits.states) return { found, isCut: true, visited };
      game.play(buffer[k]!);
      visited++;
      if (visited % STOP_EVERY === 0 && limits.stop?.(visited) !== undefined)
        return { found, isCut: true, visited };
      while (table.full) table.grow(NO_SLOTS, 0);
      const slot = table.insert(game.keyA(), game.keyB());
      if (slot === NO_ROOM) return { found, isCut: true, visited };
      if (slot !== KNOWN) {
        table.leave(slot, 1);
        const wins = game.won();
        const to = wins ? goal : (places.get(numberKey(game)) ?? -1);
        if (to > from && costs[to]! - costs[from]! - depth - 1 > saved) {
          const way = wayTo(node, buffer[k]!);
          const saves = costs[to]! - costs[from]! - costOf(way, node);
          if (saves > saved) {
            saved = saves;
            found = { moves: way, to, wins };
          }
        }
        if (count === most) isCut = true;
        else if (!wins) {
          if (count === room) {
            room *= 2;
            states = longerBytes(states);
            parents = longer(parents);
            moves = longer(moves);
          }
          game.save(states, count * bytes);
          parents[count] = node;
          moves[count++] = buffer[k]!;
        }
      }
      game.undo();
    }
  }
  return { found, isCut, visited };
};
