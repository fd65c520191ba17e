import { bitAt, columnOf, DEEPEST, isWhole, nextUp, suitAt } from './ground.js';
import { FREE, frames, SUIT } from './layout.js';

/** A cell, against a card not dug; a card that goes up by a step; and one that is dug towards. */
const CELL = 2;
const UP = 3;
const SOUGHT = 4;

/** Of the columns, as a mask, those in which cards lie that are the next to go up. */
export const soughtIn = (at: number): number => {
  let sought = 0;
  for (let suit = 0; suit < 4; suit++) {
    const cards = frames[at + SUIT + suit]!;
    if (!isWhole(cards)) sought |= 1 << columnOf[(suit << 4) | nextUp(cards)]!;
  }
  return sought;
};

/**
 * How little a step promises: cells that it takes, less cards that it digs.
 * @param place of the card at the end of its column. @param left of the card that it shows.
 * @param free FREE after it. @param isSought whether its column is one of `soughtIn`.
 */
export const costOf = (
  at: number,
  place: number,
  left: number,
  free: number,
  isSought: boolean,
): number => {
  const taken = CELL * (frames[at + FREE]! - free) - (place - left);
  const cost = isSought ? taken - SOUGHT : taken;
  if ((left & DEEPEST) === 0) return cost;
  return nextUp(frames[at + SUIT + suitAt[left]!]!) === bitAt[left] ? cost - UP : cost;
};
