import { createCanvas } from './canvas.js';
import { card, type ShownGroup, SPACE } from './cards.js';
import { type Block, label, legend, type TableStyle } from './line.js';
import { around, fan, putCentred } from './rays.js';

/** Half the width and half the height of a ring; ring 1 is the numbers. */
const ring = (step: number): [number, number] => [5 * step, 2 * step - 1];

/**
 * A pile in the middle and rays about it, the first going up, then clockwise, with their numbers at
 * the foot; the packets of the outermost group are fanned out. Undefined where that does not fit.
 */
export const drawStar = (
  centre: ShownGroup | undefined,
  rays: readonly (ShownGroup | undefined)[],
  style: TableStyle,
): Block | undefined => {
  const canvas = createCanvas();
  const rings = rays.filter((group) => group !== undefined);
  const count = Math.max(0, ...rings.map(({ piles }) => piles.length));
  const reach = Math.floor(style.width / 2);
  const king = centre?.piles[0]?.at(-1);
  let fits = putCentred(canvas, 0, 0, king === undefined ? SPACE : card(king, style));
  for (let ray = 0; ray < count; ray++) {
    const at = (step: number) => around(ray / count, ...ring(step));
    const foot = at(1);
    fits &&= putCentred(canvas, foot.x, foot.y, label(String(ray + 1)));
    for (const [i, { piles }] of rings.entries()) {
      const pile = piles[ray];
      if (pile === undefined) continue;
      fits &&= fan(canvas, at(i + 2), pile, reach, style);
    }
  }
  if (!fits) return undefined;
  const names = rings.map(({ group }) => group.name).join(', ');
  return [
    ...canvas.block(),
    [],
    ...legend(`on each ray, going out: ${names} (top card outermost)`, style.width),
  ];
};
