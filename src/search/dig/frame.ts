import type { Ground } from './ground.js';
import * as ground from './ground.js';
import * as layout from './layout.js';
import * as masks from './masks.js';
import * as places from './places.js';
import * as words from './words.js';

// Constants of this file, since imported ones are read anew at each use (`layout.ts`).
const { bitAt, columnOf, isWhole, kingRun, nextUp, runAt, suitAt } = ground;
const {
  ASIDE,
  DEPTH,
  depthOf,
  EMPTY,
  ENDS,
  FREE,
  frames,
  KEY_A,
  KEY_B,
  KING,
  KINGS,
  LEFT,
  MASKS,
  OWN,
  STRIDE,
  SUIT,
} = layout;
const { leastOf } = masks;
const { DEEP_BITS, DEEPEST } = places;
const { OF_MASK, WORD_A, WORD_B } = words;

const COUNT = Uint8Array.from({ length: 1 << 15 }, (_, bits) => {
  let n = 0;
  for (let left = bits; left > 0; left &= left - 1) n++;
  return n;
});

let size = 0;
/** Suits of the frame at work of which something changed, as a mask. */
let changed = 0;

/** Takes cards of one run from the end of a column, and shows the next. */
const take = (at: number, column: number, n: number): void => {
  const deep = (column << DEEP_BITS) | depthOf(at, column);
  const left = deep - n;
  const suit = suitAt[deep]!;
  const bit = bitAt[deep]!;
  // The cards of a run above its last have the ranks, so the bits, before that one's.
  frames[at + SUIT + suit] =
    (frames[at + SUIT + suit]! | (((1 << n) - 1) << (bit - n + 1))) & ~(1 << (bit + ENDS));
  frames[at + DEPTH + (column >> 2)]! -= n << ((column & 3) << 3);
  frames[at + LEFT]! -= n;
  frames[at + KEY_A]! += WORD_A[left]! - WORD_A[deep]!;
  frames[at + KEY_B]! += WORD_B[left]! - WORD_B[deep]!;
  changed |= 1 << suit;
  const deeper = left & DEEPEST;
  if (deeper === 0) {
    frames[at + EMPTY]!++;
    return;
  }
  const next = suitAt[left]!;
  frames[at + SUIT + next]! |= 1 << (bitAt[left]! + ENDS);
  changed |= 1 << next;
  if (deeper <= kingRun[column]!) takeKing(at, column);
};

/**
 * What is left of the column are cards from the highest rank on in their order: it is as good as an
 * empty one to which they came.
 */
const takeKing = (at: number, column: number): void => {
  const deep = depthOf(at, column);
  frames[at + OWN]! |= 1 << suitAt[(column << DEEP_BITS) | deep]!;
  take(at, column, deep);
};

/** Sends up what can go up, and sees where the other cards taken of suits that changed lie. */
const settle = (at: number): void => {
  let todo = changed;
  let seen = todo;
  while (todo !== 0) {
    const suit = leastOf(todo);
    todo &= todo - 1;
    const cards = frames[at + SUIT + suit]!;
    if (isWhole(cards)) continue;
    const next = nextUp(cards);
    if (((cards >> (next + ENDS)) & 1) === 0) continue;
    changed = 0;
    take(at, columnOf[(suit << 4) | next]!, 1);
    todo |= changed;
    seen |= changed;
  }
  for (; seen !== 0; seen &= seen - 1) measure(at, leastOf(seen));
  changed = 0;
};

/** Sees where the cards taken of a suit lie that are not up. */
const measure = (at: number, suit: number): void => {
  const cards = frames[at + SUIT + suit]!;
  const aside = isWhole(cards) ? 0 : cards & ((1 << nextUp(cards)) - 1);
  const first = (cards >> (ENDS - 1)) & aside;
  // A sum carries through the bits that follow each of the first: those lie on ends of columns.
  let placed = aside & ~(aside + first);
  let onKing = 0;
  if ((aside & 1) !== 0) {
    onKing = aside & ~(aside + 1);
    placed |= onKing;
    frames[at + KINGS]! |= 1 << suit;
  } else frames[at + KINGS]! &= ~(1 << suit);
  const shift = suit << 3;
  const king = frames[at + KING]!;
  frames[at + KING] = (king & ~(255 << shift)) | (COUNT[onKing]! << shift);
  const known = frames[at + ASIDE]!;
  const count = COUNT[aside & ~placed]!;
  frames[at + ASIDE] = (known & ~(255 << shift)) | (count << shift);
  frames[at + FREE]! -= count - ((known >> shift) & 255);
};

/** Makes frame 0 of a deal. */
export const begin = (ground: Ground): void => {
  size = DEPTH + ((ground.depths.length + 3) >> 2);
  frames.fill(0, 0, STRIDE);
  frames[EMPTY] = ground.depths.length;
  frames[FREE] = ground.cells;
  for (const [suit, taken] of ground.taken.entries()) frames[SUIT + suit] = taken;
  for (const [column, depth] of ground.depths.entries()) {
    if (depth === 0) continue;
    frames[DEPTH + (column >> 2)]! |= depth << ((column & 3) << 3);
    frames[EMPTY]!--;
    frames[LEFT]! += depth;
    const place = (column << DEEP_BITS) | depth;
    frames[SUIT + suitAt[place]!]! |= 1 << (bitAt[place]! + ENDS);
  }
  for (const [column, depth] of ground.depths.entries())
    if (depth > 0 && depth <= kingRun[column]!) takeKing(0, column);
  changed = 15;
  settle(0);
};

/** Makes the frame at `to` of that at `from`: the cards at the end of a column dug, and all sent up. */
export const digOut = (from: number, to: number, column: number): void => {
  copy(from, to);
  frames[to + OWN] = 0;
  take(to, column, runAt[(column << DEEP_BITS) | depthOf(to, column)]!);
  settle(to);
};

export const keyA = (at: number): number =>
  (frames[at + KEY_A]! + WORD_A[OF_MASK + leastOf(frames[at + MASKS]!)]!) | 0;
export const keyB = (at: number): number =>
  (frames[at + KEY_B]! + WORD_B[OF_MASK + leastOf(frames[at + MASKS]!)]!) | 0;

/** Makes the frame at `to` the same as another. */
const copy = (from: number, to: number): void => {
  for (let i = 0; i < size; i++) frames[to + i] = frames[from + i]!;
};
