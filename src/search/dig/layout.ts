import { MOST_COLUMNS } from './places.js';

/**
 * Positions told by how deep columns are dug, as rows of numbers one after another in `frames`. A suit
 * is a word of bits (`ground.ts`).
 *
 *     SUIT + suit    cards no longer where they lay at first; from bit 16 on, cards at which columns
 *                    end, of those that lie where they lay at first
 *     KING           of each suit, 8 bits, how many cards lie on its highest, itself among them, if it
 *                    is taken
 *     ASIDE          of each suit, 8 bits, how many lie in cells, but for those
 *     KINGS          suits of which the highest is taken, and not all are up
 *     FREE           cells that are empty once each suit of KINGS has a column of its own
 *     EMPTY          columns all dug
 *     LEFT           cards not taken
 *     OWN            suits whose highest got columns of their own by the last step, as they lay there
 *     MASKS          which suits may have columns of their own, each way a mask: all these are one
 *                    position, since each can be made of each
 *     KEY_A, KEY_B   sums of a word for each column and its depth
 *     DEPTH + i      of each column, 8 bits, four in a number: cards not taken of it
 *
 * Files that do the work take what they import into constants of their own: V8 reads what another module
 * exports through a cell at each use, which costs a fifth of the time here.
 */
export const SUIT = 0;
export const ENDS = 16;
export const KING = 4;
export const ASIDE = 5;
export const KINGS = 6;
export const FREE = 7;
export const EMPTY = 8;
export const LEFT = 9;
export const OWN = 10;
export const MASKS = 11;
export const KEY_A = 12;
export const KEY_B = 13;
export const DEPTH = 14;
export const STRIDE = DEPTH + MOST_COLUMNS / 4;

/** More than a pack has cards: each step digs one at least. */
export const MOST_FRAMES = 64;
export const frames = new Int32Array(MOST_FRAMES * STRIDE);

/** Where a frame begins. */
export const frameAt = (frame: number): number => frame * STRIDE;

/** Cards not taken of a column. */
export const depthOf = (at: number, column: number): number =>
  (frames[at + DEPTH + (column >> 2)]! >> ((column & 3) << 3)) & 255;
