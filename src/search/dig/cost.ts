import { bitAt, DEEPEST, nextUp, suitAt } from './ground.js';
import { FREE, frames, SUIT } from './layout.js';

/** A cell, against a card not dug; and a card that goes up by a step. */
const CELL = 2;
const UP = 3;

/**
 * How little a step promises: cells that it takes, less cards that it digs.
 * @param place of the card at the end of its column. @param left of the card that it shows.
 * @param free FREE after it.
 */
export const costOf = (at: number, place: number, left: number, free: number): number => {
  const cost = CELL * (frames[at + FREE]! - free) - (place - left);
  if ((left & DEEPEST) === 0) return cost;
  return nextUp(frames[at + SUIT + suitAt[left]!]!) === bitAt[left] ? cost - UP : cost;
};
