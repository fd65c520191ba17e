import * as ground from './ground.js';
import * as layout from './layout.js';
import * as places from './places.js';
import * as ways from './ways.js';

// Constants of this file, since imported ones are read anew at each use (`layout.ts`).
const { bitAt, suitAt } = ground;
const { FREE, frames } = layout;
const { DEEPEST } = places;
const { nexts } = ways;

/** A cell, against a card not dug; a card that goes up by a step; and one that is dug towards. */
const CELL = 2;
const UP = 3;
const SOUGHT = 4;

/**
 * How little a step of the frame looked at promises: cells that it takes, less cards that it digs.
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
  return nexts[suitAt[left]!] === bitAt[left] ? cost - UP : cost;
};
