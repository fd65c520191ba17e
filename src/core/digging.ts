/**
 * A table of columns built down in suit, in a game of one pack, from which single cards are set aside
 * in cells and go up in suit; only the highest rank fills an empty column. How deep each column has
 * been dug then tells nearly all of a position: see `search/dig/dig.ts`.
 */
export interface Digging {
  /** The highest rank; suits have one card each of the ranks from 1 to this. */
  readonly ranks: number;
  /** Numbers of the first pile of each kind, and how many there are. */
  readonly foundations: number;
  readonly suits: number;
  readonly cells: number;
  readonly cellCount: number;
  readonly columns: number;
  readonly columnCount: number;
  /** Numbers of the rules: a card up from a cell or a column, onto a column, into a cell, out of it. */
  readonly upFromCell: number;
  readonly upFromColumn: number;
  readonly lay: number;
  readonly store: number;
  readonly unstore: number;
}
