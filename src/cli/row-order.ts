/**
 * Passes what comes of deals on in the order of the deals of each round: what comes early waits for
 * those before it. So the order does not depend on the threads.
 */
export const inOrder = <T>(pass: (item: T) => void) => {
  let seeds: Float64Array = new Float64Array();
  let next = 0;
  /** By seed; undefined: there is nothing to pass on of it in this round. */
  const waiting = new Map<number, T | undefined>();
  const passed = new Set<number>();
  const passOn = (seed: number, item: T): void => {
    passed.add(seed);
    pass(item);
  };
  return {
    /** A round begins. @param tried the seeds of its deals, in order. */
    round: (tried: Float64Array): void => {
      seeds = tried;
      next = 0;
    },
    /** A deal of the round is done. @param item absent: nothing is to be passed on of it. */
    add: (seed: number, item: T | undefined): void => {
      waiting.set(seed, item);
      for (; next < seeds.length && waiting.has(seeds[next]!); next++) {
        const first = waiting.get(seeds[next]!);
        waiting.delete(seeds[next]!);
        if (first !== undefined) passOn(seeds[next]!, first);
      }
    },
    /** The end, perhaps before its time: passes on those of all seeds that were not yet. */
    end: (all: Iterable<readonly [seed: number, item: T]>): void => {
      for (const [seed, item] of all) if (!passed.has(seed)) passOn(seed, item);
    },
  };
};
