import type { Card } from '../../cards/card.js';
import { createCanvas } from './canvas.js';
import { card, type ShownGroup, SPACE } from './cards.js';
import { type Block, faint, label, type TableStyle } from './line.js';
import { putCentred } from './rays.js';

/** Columns from the middle: to the ribs, and to the places beside the spine. */
const RIB = 2;
const PLACE = 6;
const NUMBER = 11;

/**
 * The bones of a fish: piles one below the other, and slanting up from each its place on the left
 * and on the right.
 */
export const drawSpine = (
  spine: ShownGroup | undefined,
  left: ShownGroup | undefined,
  right: ShownGroup | undefined,
  style: TableStyle,
): Block | undefined => {
  const canvas = createCanvas();
  let fits = true;
  const put = (x: number, y: number, pile: readonly Card[] | undefined) => {
    if (pile === undefined) return;
    const top = pile.at(-1);
    fits &&= putCentred(canvas, x, y, top === undefined ? SPACE : card(top, style));
  };
  const count = Math.max(...[spine, left, right].map((group) => group?.piles.length ?? 0));
  for (let i = 0; i < count; i++) {
    const y = 2 * i;
    canvas.put(-NUMBER, y, label(String(i + 1).padStart(2)));
    put(-PLACE, y, left?.piles[i]);
    put(PLACE, y, right?.piles[i]);
    canvas.put(-RIB - 1, y, faint(style.ascii ? '\\' : '╲'));
    canvas.put(RIB + 1, y, faint(style.ascii ? '/' : '╱'));
    put(0, y + 1, spine?.piles[i]);
  }
  if (!fits) return undefined;
  const names = [left, spine, right].filter((one) => one !== undefined);
  return [[label(names.map(({ group }) => group.name).join(', '))], ...canvas.block()];
};
