import { EMPTY, FREE, frames, KING, KINGS, OWN } from './layout.js';
import { leastOf, SIZES } from './masks.js';

/** Which suits have columns of their own after the last step, if those of `mask` had by its move alone. */
export const maskBy = (at: number, mask: number): number =>
  (mask | frames[at + OWN]!) & frames[at + KINGS]!;

/** The same of each mask of a set. */
export const masksBy = (at: number, masks: number): number => {
  if (masks === 1) return 1 << maskBy(at, 0);
  let by = 0;
  for (let left = masks; left !== 0; left &= left - 1) by |= 1 << maskBy(at, leastOf(left));
  return by;
};

/** Cells that are empty while the suits of the mask have columns of their own. */
export const freeCells = (at: number, mask: number): number => {
  let free = frames[at + FREE]!;
  for (let kings = frames[at + KINGS]! & ~mask; kings !== 0; kings &= kings - 1)
    free -= (frames[at + KING]! >> (leastOf(kings) << 3)) & 255;
  return free;
};

/** The masks that there is room for: columns for its suits, cells for the others. */
export const validMasks = (at: number): number => {
  const kings = frames[at + KINGS]!;
  if (kings === 0) return 1;
  let valid = 0;
  for (let mask = kings; ; mask = (mask - 1) & kings) {
    if (SIZES[mask]! <= frames[at + EMPTY]! && freeCells(at, mask) >= 0) valid |= 1 << mask;
    if (mask === 0) return valid;
  }
};
