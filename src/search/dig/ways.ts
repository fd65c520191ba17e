import { bitAt, DEEP_BITS, nextUp, runAt, suitAt } from './ground.js';
import { freeCells } from './kings.js';
import { depthOf, EMPTY, ENDS, frames, MASKS, SUIT } from './layout.js';
import { leastOf, SIZES } from './masks.js';

/** Where a run goes: to the end of a column, to an empty one, onto the highest card, into cells. */
const TO_END = 0;
export const TO_SPACE = 1;
const TO_KING = 2;
const TO_CELLS = 3;

/**
 * How the cards at the end of a column would leave it: how many move together, in the lowest 6 bits;
 * where to, 2 bits; their suit. -1 if none is there.
 */
export const wayOf = (at: number, column: number): number => {
  const deep = depthOf(at, column);
  if (deep === 0) return -1;
  const place = (column << DEEP_BITS) | deep;
  const suit = suitAt[place]!;
  const bit = bitAt[place]!;
  const run = runAt[place]!;
  const cards = frames[at + SUIT + suit]!;
  const aside = cards & ((1 << nextUp(cards)) - 1);
  const below = ~(aside >> (bit + 1));
  return (run + leastOf(below)) | (placeFor(cards >> ENDS, bit - run, aside) << 6) | (suit << 8);
};

/**
 * Where the card goes that lies on that of bit `on` only.
 * @param ends cards of the suit at which columns end. @param aside those taken and not up.
 */
const placeFor = (ends: number, on: number, aside: number): number => {
  if (on < 0) return TO_SPACE;
  if (((ends >> on) & 1) !== 0) return TO_END;
  if (((aside >> on) & 1) === 0) return TO_CELLS;
  const higher = ~aside & ((1 << on) - 1);
  if (higher === 0) return TO_KING;
  return ((ends >> (31 - Math.clz32(higher))) & 1) !== 0 ? TO_END : TO_CELLS;
};

/** Whether the run goes into cells, while the suits of the mask have columns of their own. */
export const isIntoCells = (at: number, way: number, mask: number): boolean => {
  const to = (way >> 6) & 3;
  if (to === TO_END) return false;
  if (to === TO_SPACE) return SIZES[mask]! >= frames[at + EMPTY]!;
  return to === TO_CELLS || ((mask >> (way >> 8)) & 1) === 0;
};

/** Which suits have columns of their own after that, if those of `mask` had before; -1 if there is no room. */
export const maskAfter = (at: number, way: number, mask: number): number => {
  const cards = way & 63;
  const free = freeCells(at, mask);
  if (free < cards - 1) return -1;
  if (isIntoCells(at, way, mask)) return free < cards ? -1 : mask;
  return ((way >> 6) & 3) === TO_SPACE ? mask | (1 << (way >> 8)) : mask;
};

/** The same of all masks of the frame, as a set; 0 if there is no room in any way. */
export const masksAfter = (at: number, way: number): number => {
  let after = 0;
  for (let left = frames[at + MASKS]!; left !== 0; left &= left - 1) {
    const mask = maskAfter(at, way, leastOf(left));
    if (mask >= 0) after |= 1 << mask;
  }
  return after;
};
