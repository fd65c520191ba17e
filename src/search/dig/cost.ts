import { bitAt, DEEP_BITS, DEEPEST, nextUp, runAt, suitAt } from './ground.js';
import { depthOf, FREE, frames, SUIT } from './layout.js';

/** A cell, against a card not dug; and a card that goes up by a step. */
const CELL = 2;
const UP = 3;

/** How little a step promises: cells that it takes, less cards that it digs. @param free FREE after it. */
export const costOf = (at: number, column: number, free: number): number => {
  const deep = (column << DEEP_BITS) | depthOf(at, column);
  const run = runAt[deep]!;
  const left = deep - run;
  const cost = CELL * (frames[at + FREE]! - free) - run;
  if ((left & DEEPEST) === 0) return cost;
  return nextUp(frames[at + SUIT + suitAt[left]!]!) === bitAt[left] ? cost - UP : cost;
};
