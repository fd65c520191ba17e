import { type Block, type Line, plain, type Segment } from './line.js';

/**
 * Paper without edges, to put short texts on: `x` counts columns to the right, `y` lines down,
 * both may be negative. Texts never cover each other.
 */
export interface Canvas {
  /** Puts a text with its first sign at `x`; false if something stands there already. */
  put(x: number, y: number, segment: Segment): boolean;
  /** All that was put, moved so that the leftmost text begins in the first column. */
  block(): Block;
}

interface Placed {
  readonly x: number;
  readonly segment: Segment;
}

export const createCanvas = (): Canvas => {
  const rows = new Map<number, Placed[]>();

  const put = (x: number, y: number, segment: Segment): boolean => {
    const row = rows.get(y) ?? [];
    const end = x + segment.text.length;
    if (row.some((other) => x < other.x + other.segment.text.length && other.x < end)) return false;
    rows.set(y, [...row, { x, segment }]);
    return true;
  };

  const lineOf = (row: readonly Placed[], left: number): Line => {
    let at = left;
    return row
      .toSorted((a, b) => a.x - b.x)
      .flatMap(({ x, segment }) => {
        const blank = plain(' '.repeat(x - at));
        at = x + segment.text.length;
        return blank.text === '' ? [segment] : [blank, segment];
      });
  };

  const block = (): Block => {
    const left = Math.min(...[...rows.values()].flat().map(({ x }) => x));
    const ys = [...rows.keys()];
    const top = Math.min(...ys);
    return ys.length === 0
      ? []
      : Array.from({ length: Math.max(...ys) - top + 1 }, (_, i) =>
          lineOf(rows.get(top + i) ?? [], left),
        );
  };

  return { put, block };
};
