import type { Place } from '../../core/picture.js';
import { createCanvas } from './canvas.js';
import { card, type ShownGroup, SPACE } from './cards.js';
import { type Block, faint, label, type TableStyle } from './line.js';

/** Columns from one place to the next, and of the longest card. */
const STEP = 4;
const WIDEST = 3;

/**
 * Single piles in any shape, each under its number; the cards of a packet go down, and one that lies
 * on another has a dot before it. Piles that the game has not, by its options, are left out.
 */
export const drawShape = (
  rows: readonly (readonly (Place | undefined)[])[],
  groups: readonly ShownGroup[],
  style: TableStyle,
): Block => {
  const canvas = createCanvas();
  let y = 0;
  for (const row of rows) {
    const piles = row.flatMap((place, x) => {
      const group = groups.find((one) => one.group.name === place?.group);
      const cards = group?.piles[(place?.number ?? 0) - 1];
      return place === undefined || cards === undefined ? [] : [{ x, place, cards }];
    });
    const put = (x: number, line: number, text: string) =>
      canvas.put(STEP * x + WIDEST - text.length, line, label(text));
    for (const { x, place, cards } of piles) {
      put(x, y, String(place.number));
      const shown = cards.length === 0 ? [SPACE] : cards.map((one) => card(one, style));
      for (const [depth, one] of shown.entries()) {
        const at = STEP * x + WIDEST - one.text.length;
        canvas.put(at, y + 1 + depth, one);
        if (depth > 0) canvas.put(at - 1, y + 1 + depth, faint(style.ascii ? "'" : '·'));
      }
    }
    y += 1 + Math.max(1, ...piles.map(({ cards }) => cards.length));
  }
  return [[label(groups.map(({ group }) => group.name).join(', '))], ...canvas.block()];
};
