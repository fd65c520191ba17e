/**
 * How a table is drawn: plain data that only a drawing reads; no engine does. Groups are called by
 * name. A group that no part names is drawn below the picture.
 */
export type Picture = readonly Band[];

/** What stands in one band, from left to right; a list within it stands one below the other. */
export type Band = Part | readonly (Part | readonly Part[])[];

/** Groups laid out in one way. */
export type Part =
  /** Piles side by side, their cards going down. */
  | { readonly row: string }
  /** Piles one below the other, their cards going to the right, or to the left. */
  | { readonly line: string; readonly outward?: 'left' | 'right' | undefined }
  /**
   * Piles row by row, in the columns of the group if not said otherwise. `weave`: every other one
   * lies sideways, as on a chessboard. `growing`: rows come to it in the course of play, and those
   * to come are not shown.
   */
  | {
      readonly grid: string;
      readonly columns?: number | undefined;
      readonly weave: boolean;
      readonly growing: boolean;
    }
  /** A vertical line of piles, each with a place slanting up on its left and on its right. */
  | { readonly spine: string; readonly left: string; readonly right: string }
  /**
   * A clock face, its last hour at the top, and packets fanned out of it, if there are any. `middle`:
   * the last pile of each lies in the middle, not at an hour.
   */
  | {
      readonly clock: string;
      readonly outside?: string | undefined;
      readonly middle: boolean;
    }
  /** A pile with rays, the first going up; each ray has a pile of each group, the inmost first. */
  | { readonly star: string; readonly rays: readonly string[] }
  /** Single piles in any shape, row by row; nothing stands where there is no place. */
  | { readonly shape: readonly (readonly (Place | undefined)[])[] };

/** A pile of a group, numbered from 1. */
export interface Place {
  readonly group: string;
  readonly number: number;
}
