import * as ground from './ground.js';
import * as kings from './kings.js';
import * as layout from './layout.js';
import * as masks from './masks.js';
import * as places from './places.js';

// Constants of this file, since imported ones are read anew at each use (`layout.ts`).
const { bitAt, columnOf, nextUp, runAt, suitAt } = ground;
const { freeCells } = kings;
const { depthOf, EMPTY, ENDS, frames, MASKS, SUIT } = layout;
const { leastOf, SIZES, WITHOUT } = masks;
const { DEEP_BITS } = places;

/** Where a run goes: to the end of a column, to an empty one, onto the highest card, into cells. */
const TO_END = 0;
export const TO_SPACE = 1;
export const TO_KING = 2;
export const TO_CELLS = 3;

/** The place of the card at the end of a column; a depth of 0 if none is there. */
export const endOf = (at: number, column: number): number =>
  (column << DEEP_BITS) | depthOf(at, column);

/** Of each suit of the frame looked at: the bit of the card that goes up next, and the cards taken that are not up. */
export const nexts = new Int32Array(4);
export const asides = new Int32Array(4);

/** Looks at the suits of a frame, for `wayOf` and `plain.ts`. */
export const lookAt = (at: number): void => {
  for (let suit = 0; suit < 4; suit++) {
    const cards = frames[at + SUIT + suit]!;
    const next = nextUp(cards);
    nexts[suit] = next;
    asides[suit] = cards & ((1 << next) - 1);
  }
};

/** Of the columns, as a mask, those in which cards lie that are the next to go up, in the frame looked at. */
export const soughtIn = (): number => {
  let sought = 0;
  for (let suit = 0; suit < 4; suit++)
    if (nexts[suit]! >= 0) sought |= 1 << columnOf[(suit << 4) | nexts[suit]!]!;
  return sought;
};

/**
 * How many cards at the end of a column move together, in the frame looked at.
 * @param place of the card at the end of the column.
 */
export const cardsOf = (place: number): number =>
  runAt[place]! + leastOf(~(asides[suitAt[place]!]! >> (bitAt[place]! + 1)));

/**
 * How they would leave it: how many, in the lowest 6 bits; where to, 2 bits; their suit.
 * @param cards `cardsOf` the place.
 */
export const wayOf = (at: number, place: number, cards: number): number => {
  const suit = suitAt[place]!;
  const ends = frames[at + SUIT + suit]! >> ENDS;
  return cards | (placeFor(ends, bitAt[place]! - runAt[place]!, asides[suit]!) << 6) | (suit << 8);
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

/** More cards than a run has, and so more cells than are asked about. */
const LONGEST_RUN = 15;
/** The masks of the frame at work with so many cells empty at least; and those that leave a column empty. */
export const atLeast = new Int32Array(LONGEST_RUN + 1);
let roomy = 0;
/** The most cells empty with any mask: no more than that are noted. */
let most = 0;

/** Counts the cells of each mask of the frame, for `masksAfter`. */
export const countCells = (at: number): void => {
  for (let free = 0; free <= most; free++) atLeast[free] = 0;
  most = 0;
  roomy = 0;
  for (let left = frames[at + MASKS]!; left !== 0; left &= left - 1) {
    const mask = leastOf(left);
    const cells = Math.min(LONGEST_RUN, freeCells(at, mask));
    if (cells > most) most = cells;
    for (let free = cells; free >= 0; free--) atLeast[free]! |= 1 << mask;
    if (SIZES[mask]! < frames[at + EMPTY]!) roomy |= 1 << mask;
  }
};

/** `maskAfter` of all masks of the frame whose cells were counted, as a set; 0 if there is no room in any way. */
export const masksAfter = (way: number): number => {
  const cards = way & 63;
  const laid = atLeast[cards - 1]!;
  const stored = atLeast[cards]!;
  const suit = way >> 8;
  switch ((way >> 6) & 3) {
    case TO_END:
      return laid;
    case TO_CELLS:
      return stored;
    case TO_KING:
      return (laid & ~WITHOUT[suit]!) | (stored & WITHOUT[suit]!);
    default:
      return ((laid & roomy) << (1 << suit)) | (stored & ~roomy);
  }
};
