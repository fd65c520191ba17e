import type { Digging } from '../../core/digging.js';
import { makeMove } from '../../core/move.js';
import type { Position } from '../../core/types.js';

/** A table on which steps of digging are carried out as moves of the compiled game. */
export interface Board {
  /** The moves made. */
  readonly line: number[];
  /** Moves so many cards; into cells, one to each. */
  move(rule: number, from: number, to: number, n: number): void;
  /** All that is forced: up, and from cells onto the cards that take the others. */
  settle(): void;
  sizeOf(pile: number): number;
  /** The card so many from the end of a pile, from 1; 0 if there is none. */
  fromEnd(pile: number, n: number): number;
  /** How many cards at the end of a pile move together. */
  runOf(pile: number): number;
  emptyCell(): number;
  /** The cell or column that ends with the card; a column that is empty, for 0. -1 if there is none. */
  cellOf(card: number): number;
  columnOf(card: number): number;
  /** The column that holds nothing but the suit's highest card and what is laid on it; -1. */
  ownColumn(suit: number): number;
}

export const boardOf = (position: Position, digging: Digging): Board => {
  const { foundations, suits, cells, cellCount, columns, columnCount, ranks } = digging;
  const { upFromCell, upFromColumn, unstore, store } = digging;
  const piles = position.piles.map((pile) => [...pile]);
  const line: number[] = [];
  /** Of each suit: the next card that goes up, and the foundation. */
  const next = [1, 17, 33, 49];
  const home = [-1, -1, -1, -1];
  for (let p = foundations; p < foundations + suits; p++) {
    const pile = piles[p]!;
    if (pile.length === 0) continue;
    const suit = pile[0]! >> 4;
    home[suit] = p;
    next[suit] = pile[pile.length - 1]! + 1;
  }

  const fromEnd = (p: number, n: number) => piles[p]![piles[p]!.length - n] ?? 0;
  const find = (card: number, first: number, count: number): number => {
    for (let p = first; p < first + count; p++) if (fromEnd(p, 1) === card) return p;
    return -1;
  };
  const columnOf = (card: number) => find(card, columns, columnCount);
  const emptyCell = () => find(0, cells, cellCount);
  const runOf = (p: number): number => {
    const { length } = piles[p]!;
    let n = Math.min(1, length);
    while (n < length && fromEnd(p, n + 1) === fromEnd(p, n) + 1) n++;
    return n;
  };
  const move = (rule: number, from: number, to: number, n: number): void => {
    line.push(makeMove(rule, from, to, n));
    const cards = piles[from]!.splice(piles[from]!.length - n);
    if (rule === store) for (const card of cards.reverse()) piles[emptyCell()]!.push(card);
    else piles[to]!.push(...cards);
  };
  const isUp = (rule: number, p: number): boolean => {
    const card = fromEnd(p, 1);
    const suit = card >> 4;
    if (card === 0 || next[suit] !== card) return false;
    if (home[suit]! < 0) home[suit] = find(0, foundations, suits);
    next[suit]!++;
    move(rule, p, home[suit]!, 1);
    return true;
  };
  /** Makes the first forced move, by the order of the rules, as the compiled game does. */
  const isForced = (): boolean => {
    for (let p = cells; p < cells + cellCount; p++) if (isUp(upFromCell, p)) return true;
    for (let p = columns; p < columns + columnCount; p++) if (isUp(upFromColumn, p)) return true;
    for (let p = cells; p < cells + cellCount; p++) {
      const card = fromEnd(p, 1);
      if (card === 0 || (card & 15) === ranks) continue;
      const on = columnOf(card + 1);
      if (on < 0) continue;
      move(unstore, p, on, 1);
      return true;
    }
    return false;
  };
  return {
    line,
    move,
    settle: () => {
      while (isForced());
    },
    sizeOf: (p) => piles[p]!.length,
    fromEnd,
    runOf,
    emptyCell,
    cellOf: (card) => find(card, cells, cellCount),
    columnOf,
    ownColumn: (suit) => {
      for (let p = columns; p < columns + columnCount; p++)
        if (piles[p]![0] === ((suit << 4) | ranks) && runOf(p) === piles[p]!.length) return p;
      return -1;
    },
  };
};
