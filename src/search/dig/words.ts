import { PLACES } from './places.js';

const scatter = (seed: number, n: number): number => {
  let h = Math.imul(n + 1, seed);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

/** Words that keys are sums of: of each place, and from `OF_MASK` on of each mask. */
export const OF_MASK = PLACES;
export const WORD_A = Int32Array.from({ length: OF_MASK + 16 }, (_, n) => scatter(0x9e3779b1, n));
export const WORD_B = Int32Array.from({ length: OF_MASK + 16 }, (_, n) => scatter(0x27d4eb2f, n));
