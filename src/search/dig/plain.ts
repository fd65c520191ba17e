import { OF_MASK, WORD_A, WORD_B } from './frame.js';
import { bitAt, DEEP_BITS, DEEPEST, kingRun, nextUp, runAt, suitAt } from './ground.js';
import { depthOf, frames, KEY_A, KEY_B, KINGS, SUIT } from './layout.js';
import { TO_SPACE } from './ways.js';

/**
 * Whether digging the cards at the end of a column does nothing more than that: no card goes up by it,
 * and no highest card is about.
 */
export const isPlain = (at: number, column: number, way: number): boolean => {
  if (frames[at + KINGS] !== 0 || ((way >> 6) & 3) === TO_SPACE) return false;
  const deep = (column << DEEP_BITS) | depthOf(at, column);
  const left = deep - runAt[deep]!;
  const deeper = left & DEEPEST;
  if (deeper <= kingRun[column]!) return false;
  return nextUp(frames[at + SUIT + suitAt[left]!]!) !== bitAt[left];
};

/** The key of the frame made of that by such a step. */
export const plainKeyA = (at: number, column: number): number => {
  const deep = (column << DEEP_BITS) | depthOf(at, column);
  return (
    (frames[at + KEY_A]! + WORD_A[deep - runAt[deep]!]! - WORD_A[deep]! + WORD_A[OF_MASK]!) | 0
  );
};
export const plainKeyB = (at: number, column: number): number => {
  const deep = (column << DEEP_BITS) | depthOf(at, column);
  return (
    (frames[at + KEY_B]! + WORD_B[deep - runAt[deep]!]! - WORD_B[deep]! + WORD_B[OF_MASK]!) | 0
  );
};
