/** How fast work goes, by the last minute of it. */
export interface Pace {
  /** So much more is done. @param visited positions. */
  add(deals: number, visited: number): void;
  /** Deals and positions a second. Undefined in the first second: it would mean nothing. */
  rate(): { readonly deals: number; readonly visited: number } | undefined;
}

const WINDOW = 60_000;
const AT_LEAST = 1000;
/** Sums are noted so often. */
const STEP = 250;

/** @param now a clock in milliseconds. */
export const createPace = (now: () => number = () => performance.now()): Pace => {
  const sum = { deals: 0, visited: 0 };
  let notes = [{ at: now(), ...sum }];
  return {
    add: (deals, visited) => {
      sum.deals += deals;
      sum.visited += visited;
      const at = now();
      if (at - notes.at(-1)!.at >= STEP) notes.push({ at, ...sum });
    },
    rate: () => {
      const at = now();
      // The last note before the window stays, so that long deals do not leave it empty.
      const first = notes.findLastIndex((note) => note.at <= at - WINDOW);
      if (first > 0) notes = notes.slice(first);
      const since = notes[0]!;
      const seconds = (at - since.at) / 1000;
      if (at - since.at < AT_LEAST) return undefined;
      return {
        deals: (sum.deals - since.deals) / seconds,
        visited: (sum.visited - since.visited) / seconds,
      };
    },
  };
};
