/**
 * Sets of sets of suits, for kings that lie in columns of their own: a mask has a bit for each suit, a
 * word of 16 bits one for each mask.
 */

/** Of each suit: the masks without it. */
export const WITHOUT = Int32Array.of(0x5555, 0x3333, 0x0f0f, 0x00ff);
/** Of each mask: the masks whose suits are all among its. */
export const WITHIN = Int32Array.from({ length: 16 }, (_, mask) =>
  Array.from({ length: 16 }, (_, other) => ((other & ~mask) === 0 ? 1 << other : 0)).reduce(
    (a, b) => a | b,
  ),
);
export const SIZES = Uint8Array.from({ length: 16 }, (_, mask) =>
  [1, 2, 4, 8].reduce((sum, bit) => sum + (mask & bit ? 1 : 0), 0),
);

/** All masks of `valid` that are reached from the mask by suits added and taken out one at a time. */
export const linkedTo = (mask: number, valid: number): number => {
  let linked = 1 << mask;
  for (;;) {
    // A suit's bit is added to the masks without it, and taken out of those with it.
    const one = ((linked & 0x5555) << 1) | ((linked >> 1) & 0x5555);
    const two = ((linked & 0x3333) << 2) | ((linked >> 2) & 0x3333);
    const four = ((linked & 0x0f0f) << 4) | ((linked >> 4) & 0x0f0f);
    const eight = ((linked & 0x00ff) << 8) | ((linked >> 8) & 0x00ff);
    const wider = (linked | one | two | four | eight) & valid;
    if (wider === linked) return linked;
    linked = wider;
  }
};

/** The mask of least value. @param masks not empty. */
export const leastOf = (masks: number): number => 31 - Math.clz32(masks & -masks);

/** Masks one after another from the one to the other, each with a suit more or less than the one before. */
export const between = (from: number, to: number, valid: number): number[] => {
  const cameFrom = new Map([[from, from]]);
  for (const [mask] of cameFrom)
    for (const bit of [1, 2, 4, 8]) {
      const next = mask ^ bit;
      if (((valid >> next) & 1) !== 0 && !cameFrom.has(next)) cameFrom.set(next, mask);
    }
  const way: number[] = [];
  for (let mask = to; mask !== from; mask = cameFrom.get(mask)!) way.push(mask);
  return way.reverse();
};
