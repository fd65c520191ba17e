import type { CompiledGame } from '../../core/game.js';
import type { DfsResult, Outcome } from '../dfs.js';
import { type Limits, STOP_EVERY } from '../limits.js';
import { longer, longerFloat } from '../longer.js';
import { KNOWN, NO_ROOM, type Table } from '../table.js';
import { begin, copy, digOut, keyA, keyB } from './frame.js';
import { survey } from './ground.js';
import { maskBy, masksBy, validMasks } from './kings.js';
import { FREE, frameAt, frames, LEFT, MASKS, MOST_FRAMES } from './layout.js';
import { lineOf } from './line.js';
import { leastOf, linkedTo } from './masks.js';
import { isPlain, plainKeyA, plainKeyB } from './plain.js';
import { stepBetween } from './steps.js';
import { masksAfter, wayOf } from './ways.js';

/** In what a frame costs: a cell taken, against a card not dug. */
const CELL = 2;

/** Of each frame: its slot in the table, the column dug to make it, its cost; and those of a level by cost. */
let slots = new Int32Array(256);
let dug = new Int32Array(256);
let costs = new Int32Array(256);
let order = new Int32Array(256);
/** Of each level: its frame, the next to go on from, the end of those made of it, visits when entered. */
let frameOf = new Int32Array(64);
let next = new Int32Array(64);
let end = new Int32Array(64);
let entered = new Float64Array(64);

/** Frames made of one, at most: one for each column, or more where kings lie in ways that do not go together. */
const MOST_MADE = 256;

/**
 * Depth-first search of a table that is told by how deep its columns are dug (`core/digging.ts`), from
 * where the game stands: every step digs the cards at the end of a column that move together. Those
 * steps first that leave most cells and fewest cards. A position is known from when it is made, and
 * gone on from later: none is left out.
 * @return undefined if the position is not of that kind.
 */
export const dig = (game: CompiledGame, table: Table, limits: Limits): DfsResult | undefined => {
  const { digging } = game;
  const position = game.position();
  const ground = digging === undefined ? undefined : survey(position, digging);
  if (digging === undefined || ground === undefined) return undefined;
  const columns = digging.columnCount;
  let visited = 0;
  let level = 0;
  let asked = STOP_EVERY;

  /** Arrives at a position: its slot, or `KNOWN`, or `NO_ROOM`. @param count frames there are. */
  const arrive = (a: number, b: number, count: number): number => {
    visited++;
    if (table.full) table.grow(slots, count);
    let slot = table.insert(a, b);
    while (slot === NO_ROOM && table.mayGrow) {
      table.grow(slots, count);
      slot = table.insert(a, b);
    }
    return slot;
  };

  /** Puts a new frame in its place among those of its level. */
  const keep = (frame: number, column: number, slot: number, from: number): void => {
    if (frame === slots.length) {
      slots = longer(slots);
      dug = longer(dug);
      costs = longer(costs);
      order = longer(order);
    }
    const at = frameAt(frame);
    const cost = frames[at + LEFT]! - CELL * frames[at + FREE]!;
    let k = frame - 1;
    for (; k >= from && costs[k]! > cost; k--) {
      costs[k + 1] = costs[k]!;
      order[k + 1] = order[k]!;
    }
    costs[k + 1] = cost;
    order[k + 1] = frame;
    slots[frame] = slot;
    dug[frame] = column;
  };

  /** Makes the frames that follow a column dug, one for each set of masks that do not go together. */
  const follow = (frame: number, column: number, from: number, to: number): Outcome | number => {
    const at = frameAt(frame);
    const way = wayOf(at, column);
    if (way < 0) return to;
    const after = masksAfter(at, way);
    if (after === 0) return to;
    const plain = isPlain(at, column, way);
    if (visited >= limits.states) return 'states';
    let slot = plain ? arrive(plainKeyA(at, column), plainKeyB(at, column), to) : 0;
    if (slot === KNOWN) return to;
    digOut(at, frameAt(to), column);
    const valid = validMasks(frameAt(to));
    let count = to;
    for (let left = masksBy(frameAt(to), after); left !== 0; ) {
      const child = frameAt(count);
      const linked = valid === 1 ? 1 : linkedTo(leastOf(left), valid);
      left &= ~linked;
      frames[child + MASKS] = linked;
      if (!plain) {
        if (visited >= limits.states) return 'states';
        slot = arrive(keyA(child), keyB(child), count);
      }
      if (slot === NO_ROOM) return 'memory';
      if (slot === KNOWN) continue;
      keep(count, column, slot, from);
      if (frames[child + LEFT] === 0) {
        frameOf[level] = count;
        return 'solved';
      }
      count++;
      if (left !== 0) copy(child, frameAt(count));
    }
    return count;
  };

  /** Goes on from a frame: all that follow it are made, after those of the levels before. */
  const enter = (frame: number): Outcome | undefined => {
    if (level + 1 === next.length) {
      frameOf = longer(frameOf);
      next = longer(next);
      end = longer(end);
      entered = longerFloat(entered);
    }
    const from = level === 0 ? 1 : end[level - 1]!;
    if (from + MOST_MADE > MOST_FRAMES) return 'memory';
    frameOf[level] = frame;
    next[level] = from;
    entered[level] = visited;
    level++;
    let to = from;
    for (let column = 0; column < columns; column++) {
      const made = follow(frame, column, from, to);
      if (typeof made !== 'number') return made;
      to = made;
    }
    end[level - 1] = to;
    return undefined;
  };

  const search = (): Outcome => {
    if (frames[LEFT] === 0) return 'solved';
    let outcome = enter(0);
    while (outcome === undefined) {
      const top = level - 1;
      if (next[top] !== end[top]) {
        if (visited >= asked) {
          const reason = limits.stop?.(visited);
          if (reason !== undefined) return reason;
          asked = visited + STOP_EVERY;
        }
        outcome = enter(order[next[top]!++]!);
        continue;
      }
      table.leave(slots[frameOf[top]!]!, visited - entered[top]!);
      level--;
      if (level === 0) return 'exhausted';
    }
    return outcome;
  };

  begin(ground);
  frames[MASKS] = linkedTo(maskBy(0, 0), validMasks(0));
  slots[0] = arrive(keyA(0), keyB(0), 0);
  const outcome = search();
  if (outcome !== 'solved') return { outcome, path: [], visited };
  const steps = Array.from({ length: level }, (_, l) =>
    stepBetween(frameOf[l]!, frameOf[l + 1]!, dug[frameOf[l + 1]!]!),
  );
  return { outcome, path: lineOf(position, digging, steps), visited };
};
