import type { Card } from '../../cards/card.js';
import type { Canvas } from './canvas.js';
import { card, SPACE } from './cards.js';
import type { Segment, TableStyle } from './line.js';

/** Columns from one card of a fan to the next. */
const STEP = 4;
/** Columns of the longest card. */
const WIDEST = 3;

/** Half away from zero, so that left and right, above and below are alike. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** A place on an ellipse about 0, 0: `turn` 0 is the top, 1/4 the right. */
export const around = (turn: number, wide: number, high: number): { x: number; y: number } => ({
  x: rounded(wide * Math.sin(2 * Math.PI * turn)),
  y: -rounded(high * Math.cos(2 * Math.PI * turn)),
});

/** Puts a text with its middle at `x`. */
export const putCentred = (canvas: Canvas, x: number, y: number, segment: Segment): boolean =>
  canvas.put(x - Math.floor((segment.text.length - 1) / 2), y, segment);

/**
 * A packet fanned outwards from `x`, `y`, its top card outermost: to the left or the right of the
 * middle, and up or down on the middle line. A fan that comes to the edge, `reach` columns from the
 * middle, goes on a line lower.
 *
 * @returns false where it would cover something.
 */
export const fan = (
  canvas: Canvas,
  { x, y }: { readonly x: number; readonly y: number },
  pile: readonly Card[],
  reach: number,
  style: TableStyle,
): boolean => {
  const cards = pile.length === 0 ? [SPACE] : pile.map((one) => card(one, style));
  if (x === 0)
    return cards
      .map((one, i) => putCentred(canvas, 0, y + Math.sign(y) * i, one))
      .every((done) => done);
  const perLine = Math.floor((reach - Math.abs(x) - Math.ceil(WIDEST / 2)) / STEP) + 1;
  if (perLine < 1) return false;
  return cards
    .map((one, i) => {
      const out = STEP * (i % perLine);
      return putCentred(canvas, x + Math.sign(x) * out, y + Math.floor(i / perLine), one);
    })
    .every((done) => done);
};
