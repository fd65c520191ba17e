import { maskBy } from './kings.js';
import { frameAt, frames, MASKS } from './layout.js';
import type { Step } from './line.js';
import { leastOf } from './masks.js';
import { cardsOf, endOf, isIntoCells, lookAt, maskAfter, wayOf } from './ways.js';

/** The step by which one frame was made of another: a column dug while some suits had columns of their own. */
export const stepBetween = (from: number, to: number, column: number): Step => {
  const at = frameAt(from);
  lookAt(at);
  const place = endOf(at, column);
  const way = wayOf(at, place, cardsOf(place));
  const masks = frames[at + MASKS]!;
  const reached = frames[frameAt(to) + MASKS]!;
  for (let left = masks; left !== 0; left &= left - 1) {
    const mask = leastOf(left);
    const after = maskAfter(at, way, mask);
    if (after >= 0 && ((reached >> maskBy(frameAt(to), after)) & 1) !== 0)
      return { column, intoCells: isIntoCells(at, way, mask), mask, masks };
  }
  throw new Error('no step leads from the one frame to the other');
};
