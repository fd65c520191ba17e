import type { Digging } from '../../core/digging.js';
import type { Position } from '../../core/types.js';
import { type Board, boardOf } from './board.js';
import { between } from './masks.js';

/** A column to be dug, the cards at its end going into cells or to where they may lie. */
export interface Step {
  readonly column: number;
  readonly intoCells: boolean;
  /** Which suits have columns of their own then, as a mask; and all masks that are one with it. */
  readonly mask: number;
  readonly masks: number;
}

/** Gives the suit's highest card a column of its own, or takes it back into cells with all that lies on it. */
const change = (board: Board, suit: number, { ranks, store, unstore }: Digging): void => {
  const own = board.ownColumn(suit);
  if (own >= 0) board.move(store, own, board.emptyCell(), board.sizeOf(own));
  else {
    board.move(unstore, board.cellOf((suit << 4) | ranks), board.columnOf(0), 1);
    board.settle();
  }
};

const ownColumns = (board: Board): number => {
  let mask = 0;
  for (let suit = 0; suit < 4; suit++) if (board.ownColumn(suit) >= 0) mask |= 1 << suit;
  return mask;
};

/** The moves that steps from a position stand for, with all that is forced. */
export const lineOf = (position: Position, digging: Digging, steps: readonly Step[]): number[] => {
  const { columns, ranks, lay, store } = digging;
  const board = boardOf(position, digging);
  board.settle();
  for (const { column, intoCells, mask, masks } of steps) {
    let now = ownColumns(board);
    for (const next of between(now, mask, masks)) {
      change(board, 31 - Math.clz32(now ^ next), digging);
      now = next;
    }
    const from = columns + column;
    const n = board.runOf(from);
    const lead = board.fromEnd(from, n);
    if (intoCells) board.move(store, from, board.emptyCell(), n);
    else board.move(lay, from, board.columnOf((lead & 15) === ranks ? 0 : lead + 1), n);
    board.settle();
  }
  return board.line;
};
