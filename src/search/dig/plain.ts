import * as ground from './ground.js';
import * as layout from './layout.js';
import * as masks from './masks.js';
import * as places from './places.js';
import * as ways from './ways.js';
import * as words from './words.js';

// Constants of this file, since imported ones are read anew at each use (`layout.ts`).
const { bitAt, dugA, dugB, kingRun, suitAt } = ground;
const { FREE, frames, KEY_A, KEY_B, KING } = layout;
const { leastOf } = masks;
const { DEEP_BITS, DEEPEST } = places;
const { asides, endOf, nexts, TO_CELLS, TO_KING, TO_SPACE } = ways;
const { OF_MASK, WORD_A, WORD_B } = words;

/** What of a step can be told without making the frame that it leads to; that from which it leads is looked at (`lookAt`). */

/**
 * Whether a step does nothing more than dig the cards at the end of a column, and bring cards out of
 * cells back to the card that it shows: no card goes up by it, and no column is the highest card's own then.
 * @param left the place of the card that it shows.
 */
export const isPlain = (left: number, way: number): boolean => {
  if (((way >> 6) & 3) === TO_SPACE) return false;
  if ((left & DEEPEST) <= kingRun[left >> DEEP_BITS]!) return false;
  return nexts[suitAt[left]!] !== bitAt[left];
};

/**
 * The number FREE after a step, but for cards that go up by it.
 * @param place of the card at the end of its column. @param left of the card that it shows.
 */
export const freeAfter = (at: number, place: number, left: number, way: number): number => {
  const cards = way & 63;
  const free = frames[at + FREE]! - (((way >> 6) & 3) === TO_CELLS ? cards : 0);
  if ((left & DEEPEST) === 0) return free;
  const suit = suitAt[left]!;
  let aside = asides[suit]!;
  // Cards just dug may lie under the others that come back.
  if (suit === way >> 8) aside |= ((1 << cards) - 1) << (bitAt[place]! - (place - left) + 1);
  return free + leastOf(~(aside >> (bitAt[left]! + 1)));
};

/** The number KING after a plain step. */
export const kingAfter = (at: number, way: number): number =>
  frames[at + KING]! + (((way >> 6) & 3) === TO_KING ? (way & 63) << ((way >> 8) << 3) : 0);

/** The key of the frame that a plain step leads to, with the least of its masks. */
export const plainKeyA = (at: number, column: number, mask: number): number =>
  (frames[at + KEY_A]! + dugA[endOf(at, column)]! + WORD_A[OF_MASK + mask]!) | 0;
export const plainKeyB = (at: number, column: number, mask: number): number =>
  (frames[at + KEY_B]! + dugB[endOf(at, column)]! + WORD_B[OF_MASK + mask]!) | 0;
