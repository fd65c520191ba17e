import type { CompiledGame } from '../../core/game.js';
import type { DfsResult, Outcome } from '../dfs.js';
import { type Limits, STOP_EVERY } from '../limits.js';
import { KNOWN, NO_ROOM, type Table } from '../table.js';
import * as cost from './cost.js';
import * as frame from './frame.js';
import * as ground from './ground.js';
import * as kings from './kings.js';
import * as layout from './layout.js';
import { lineOf } from './line.js';
import * as masks from './masks.js';
import * as places from './places.js';
import * as plain from './plain.js';
import { stepBetween } from './steps.js';
import * as leaving from './ways.js';

// Constants of this file, since imported ones are read anew at each use (`layout.ts`).
const { costOf } = cost;
const { begin, digOut, keyA, keyB } = frame;
const { runAt, survey } = ground;
const { maskBy, masksBy, roomFor, validMasks } = kings;
const { frameAt, frames, LEFT, MASKS, MOST_FRAMES } = layout;
const { leastOf, linkedTo } = masks;
const { DEEPEST, MOST_COLUMNS } = places;
const { freeAfter, isPlain, kingAfter, plainKeyA, plainKeyB } = plain;
const { atLeast, cardsOf, countCells, endOf, lookAt, masksAfter, soughtIn, wayOf } = leaving;

/**
 * Of each level, up to `WIDEST` steps, those that promise most first: `cost << 5 | column`. Of each level
 * and column: the masks right after its step and the lowest bit whether it is plain, its way (`wayOf`),
 * FREE after it.
 */
const WIDEST = MOST_COLUMNS;
const steps = new Int32Array(MOST_FRAMES * WIDEST);
const afters = new Int32Array(MOST_FRAMES * WIDEST);
const ways = new Int32Array(MOST_FRAMES * WIDEST);
const frees = new Int32Array(MOST_FRAMES * WIDEST);
/** Of each level: the next of its steps, how many there are, its slot in the table, visits when entered. */
const next = new Int32Array(MOST_FRAMES);
const count = new Int32Array(MOST_FRAMES);
const slots = new Int32Array(MOST_FRAMES);
const entered = new Float64Array(MOST_FRAMES);
/** Of the frame made last of each level: its masks that are not gone on from yet, and all that are valid. */
const pending = new Int32Array(MOST_FRAMES);
const valid = new Int32Array(MOST_FRAMES);

/**
 * Depth-first search of a table that is told by how deep its columns are dug (`core/digging.ts`), from
 * where the game stands: every step digs the cards at the end of a column that move together. Those
 * steps first that leave most cells and fewest cards.
 * @return undefined if the position is not of that kind.
 */
export const dig = (game: CompiledGame, table: Table, limits: Limits): DfsResult | undefined => {
  const { digging } = game;
  if (digging === undefined) return undefined;
  const position = game.position();
  const ground = survey(position, digging);
  if (ground === undefined) return undefined;
  const columns = digging.columnCount;
  let visited = 0;
  let level = -1;
  let asked = STOP_EVERY;

  /** Arrives at a position: its slot, or `KNOWN`, or `NO_ROOM`. */
  const arrive = (a: number, b: number): number => {
    visited++;
    if (table.full) table.grow(slots, level + 1);
    let slot = table.insert(a, b);
    while (slot === NO_ROOM && table.mayGrow) {
      table.grow(slots, level + 1);
      slot = table.insert(a, b);
    }
    return slot;
  };

  /** Goes on from the frame after that of the level: puts its steps in order. */
  const enter = (slot: number): void => {
    level++;
    const at = frameAt(level);
    const from = level * WIDEST;
    let to = from;
    countCells(at);
    lookAt(at);
    const sought = soughtIn();
    for (let column = 0; column < columns; column++) {
      const place = endOf(at, column);
      if ((place & DEEPEST) === 0) continue;
      const cards = cardsOf(place);
      if (atLeast[cards - 1] === 0) continue;
      const way = wayOf(at, place, cards);
      const after = masksAfter(way);
      if (after === 0) continue;
      const left = place - runAt[place]!;
      const free = freeAfter(at, place, left, way);
      afters[from + column] = (after << 1) | (isPlain(left, way) ? 1 : 0);
      ways[from + column] = way;
      frees[from + column] = free;
      const step = (costOf(at, place, left, free, ((sought >> column) & 1) !== 0) << 5) | column;
      let k = to - 1;
      for (; k >= from && steps[k]! > step; k--) steps[k + 1] = steps[k]!;
      steps[k + 1] = step;
      to++;
    }
    next[level] = from;
    count[level] = to;
    slots[level] = slot;
    entered[level] = visited;
    pending[level] = 0;
  };

  /** Takes up the step of a column: the masks that it leads to are pending. What is plain is looked at without a frame. */
  const follow = (column: number): void => {
    const at = frameAt(level);
    const nth = level * WIDEST + column;
    const after = afters[nth]!;
    if ((after & 1) !== 0) {
      pending[level] = after >> 1;
      valid[level] = roomFor(at, frees[nth]!, kingAfter(at, ways[nth]!));
      return;
    }
    const child = frameAt(level + 1);
    digOut(at, child, column);
    pending[level] = masksBy(child, after >> 1);
    valid[level] = validMasks(child);
  };

  /** Goes on with masks that are pending, all that go together. */
  const goOn = (column: number): Outcome | undefined => {
    const at = frameAt(level);
    const child = frameAt(level + 1);
    const linked = valid[level] === 1 ? 1 : linkedTo(leastOf(pending[level]!), valid[level]!);
    pending[level]! &= ~linked;
    let slot = 0;
    if ((afters[level * WIDEST + column]! & 1) !== 0) {
      const least = leastOf(linked);
      slot = arrive(plainKeyA(at, column, least), plainKeyB(at, column, least));
      if (slot >= 0) digOut(at, child, column);
      frames[child + MASKS] = linked;
    } else {
      frames[child + MASKS] = linked;
      slot = arrive(keyA(child), keyB(child));
    }
    if (slot === NO_ROOM) return 'memory';
    if (slot === KNOWN) return undefined;
    if (frames[child + LEFT] === 0) return 'solved';
    enter(slot);
    return undefined;
  };

  const search = (): Outcome => {
    if (frames[LEFT] === 0) return 'solved';
    enter(slots[0]!);
    for (;;) {
      if (visited >= asked) {
        const reason = limits.stop?.(visited);
        if (reason !== undefined) return reason;
        asked = visited + STOP_EVERY;
      }
      if (pending[level] === 0 && next[level] === count[level]) {
        table.leave(slots[level]!, visited - entered[level]!);
        level--;
        if (level < 0) return 'exhausted';
        continue;
      }
      if (visited >= limits.states) return 'states';
      if (pending[level] === 0) follow(steps[next[level]!++]! & 31);
      const outcome = goOn(steps[next[level]! - 1]! & 31);
      if (outcome !== undefined) return outcome;
    }
  };

  begin(ground);
  frames[MASKS] = linkedTo(maskBy(0, 0), validMasks(0));
  slots[0] = arrive(keyA(0), keyB(0));
  const outcome = search();
  if (outcome !== 'solved') return { outcome, path: [], visited };
  const dug = Array.from({ length: level + 1 }, (_, l) => steps[next[l]! - 1]! & 31);
  const line = dug.map((column, l) => stepBetween(l, l + 1, column));
  return { outcome, path: lineOf(position, digging, line), visited };
};
