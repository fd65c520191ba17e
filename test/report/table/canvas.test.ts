import { describe, expect, it } from 'vitest';
import { createCanvas } from '../../../src/report/table/canvas.js';
import { type Block, plain } from '../../../src/report/table/line.js';

const text = (block: Block): string[] =>
  block.map((line) => line.map((segment) => segment.text).join(''));

describe('a canvas', () => {
  it('keeps texts where they were put, from the leftmost and highest on', () => {
    const canvas = createCanvas();
    canvas.put(3, 1, plain('b'));
    canvas.put(-2, 1, plain('aa'));
    canvas.put(0, -1, plain('c'));
    expect(text(canvas.block())).toEqual(['  c', '', 'aa   b']);
  });

  it.each([-2, -1, 0, 1, 2])('covers nothing: %i', (x) => {
    const canvas = createCanvas();
    canvas.put(0, 0, plain('abc'));
    expect(canvas.put(x, 0, plain('xyz'))).toBe(false);
    expect(text(canvas.block())).toEqual(['abc']);
    expect(canvas.put(x, 1, plain('xyz'))).toBe(true);
  });

  it.each([-3, 3])('has room beside: %i', (x) => {
    const canvas = createCanvas();
    canvas.put(0, 0, plain('abc'));
    expect(canvas.put(x, 0, plain('xyz'))).toBe(true);
  });

  it('is nothing when nothing was put', () => {
    expect(createCanvas().block()).toEqual([]);
  });
});
