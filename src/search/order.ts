import { rankOfMove } from '../core/move.js';
import type { Order } from './dfs.js';
import { MOST_MOVES } from './limits.js';

/** A small generator of pseudo-random numbers (xorshift32, Marsaglia 2003): the same everywhere. */
export const xorshift = (seed: number): (() => number) => {
  let x = seed | 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
};

const keys = new Float64Array(MOST_MOVES);

/**
 * By rank, but shaken: each move's rank gets a random amount from 0 up to `shake` ranks, and equal
 * ranks come in random order. The same seed gives the same orders.
 */
export const shaken = (seed: number, shake: number): Order => {
  const random = xorshift(seed);
  return (buffer, from, to) => {
    for (let i = from; i < to; i++) {
      const key = rankOfMove(buffer[i]!) + (random() / 2 ** 32) * shake;
      const move = buffer[i]!;
      let k = i - 1;
      for (; k >= from && keys[k - from]! > key; k--) {
        buffer[k + 1] = buffer[k]!;
        keys[k + 1 - from] = keys[k - from]!;
      }
      buffer[k + 1] = move;
      keys[k + 1 - from] = key;
    }
  };
};

/** Luby's sequence 1 1 2 1 1 2 4 ..: the restart lengths that are never far from the best (1993). */
export const luby = (i: number): number => {
  for (let k = 1; ; k++) {
    if (i === 2 ** k - 1) return 2 ** (k - 1);
    if (i < 2 ** k - 1) return luby(i - 2 ** (k - 1) + 1);
  }
};
