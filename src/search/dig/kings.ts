import * as layout from './layout.js';
import * as masks from './masks.js';

// Constants of this file, since imported ones are read anew at each use (`layout.ts`).
const { EMPTY, FREE, frames, KING, KINGS, OWN } = layout;
const { leastOf, SIZES, WITHIN } = masks;

/** Which suits have columns of their own after the last step, if those of `mask` had by its move alone. */
export const maskBy = (at: number, mask: number): number =>
  (mask | frames[at + OWN]!) & frames[at + KINGS]!;

/** The same of each mask of a set. */
export const masksBy = (at: number, masks: number): number => {
  if (frames[at + OWN] === 0 && (masks & ~WITHIN[frames[at + KINGS]!]!) === 0) return masks;
  let by = 0;
  for (let left = masks; left !== 0; left &= left - 1) by |= 1 << maskBy(at, leastOf(left));
  return by;
};

/** Of each mask: the bytes of its suits in a number like KING. */
const BYTES = Int32Array.from({ length: 16 }, (_, mask) =>
  [0, 1, 2, 3].reduce((bytes, suit) => bytes | ((mask >> suit) & 1 ? 255 << (suit << 3) : 0), 0),
);

/** Cells that are empty while of the suits `kings` those of `mask` have columns of their own: the others' bytes add up in the highest. */
const freeBut = (kings: number, mask: number, free: number, king: number): number =>
  free - (Math.imul(king & BYTES[kings & ~mask]!, 0x01010101) >>> 24);

/** The same in a frame. */
export const freeCells = (at: number, mask: number): number =>
  freeBut(frames[at + KINGS]!, mask, frames[at + FREE]!, frames[at + KING]!);

/**
 * The masks that there is room for: columns for its suits, cells for the others.
 * @param free @param king as in a frame.
 */
export const roomFor = (at: number, free: number, king: number): number => {
  const kings = frames[at + KINGS]!;
  if (kings === 0) return 1;
  const empty = frames[at + EMPTY]!;
  let valid = 0;
  for (let mask = kings; ; mask = (mask - 1) & kings) {
    if (SIZES[mask]! <= empty && freeBut(kings, mask, free, king) >= 0) valid |= 1 << mask;
    if (mask === 0) return valid;
  }
};

export const validMasks = (at: number): number =>
  roomFor(at, frames[at + FREE]!, frames[at + KING]!);
