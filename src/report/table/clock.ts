import type { Card } from '../../cards/card.js';
import { type Canvas, createCanvas } from './canvas.js';
import { card, type ShownGroup, SPACE } from './cards.js';
import { type Block, label, legend, type TableStyle } from './line.js';
import { around, fan, putCentred } from './rays.js';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** Half the width and half the height of the ring of numerals, of the face, and out to the fans. */
const NUMERALS = [10, 4] as const;
const FACE = [16, 6] as const;
const FANS = [22, 8] as const;
/** Columns from one card to the next in the middle. */
const CARD = 4;

/** What lies in the middle: the top of a pile, and below it the cards of a packet side by side. */
const drawMiddle = (
  canvas: Canvas,
  pile: readonly Card[] | undefined,
  packet: readonly Card[] | undefined,
  style: TableStyle,
): boolean => {
  const top = pile?.at(-1);
  if (pile !== undefined && !canvas.put(-1, 0, top === undefined ? SPACE : card(top, style)))
    return false;
  const cards = packet?.map((one) => card(one, style)) ?? [];
  const from = -Math.floor((cards.length * CARD - 1) / 2);
  return cards.every((one, i) => canvas.put(from + CARD * i, 1, one));
};

/**
 * A clock face: numerals, a pile at each, and the packets of another group fanned out of it.
 * Undefined where that does not fit the terminal.
 */
export const drawClock = (
  face: ShownGroup | undefined,
  outside: ShownGroup | undefined,
  middle: boolean,
  style: TableStyle,
): Block | undefined => {
  const canvas = createCanvas();
  const piles = Math.max(face?.piles.length ?? 0, outside?.piles.length ?? 0);
  const hours = middle ? piles - 1 : piles;
  const reach = Math.floor(style.width / 2);
  let fits = true;
  for (let i = 0; i < hours; i++) {
    const turn = (i + 1) / hours;
    const at = around(turn, ...NUMERALS);
    fits &&= putCentred(canvas, at.x, at.y, label(ROMAN[i] ?? String(i + 1)));
    const pile = face?.piles[i];
    const place = around(turn, ...FACE);
    if (pile !== undefined) {
      const top = pile.at(-1);
      fits &&= putCentred(canvas, place.x, place.y, top === undefined ? SPACE : card(top, style));
    }
    const packet = outside?.piles[i];
    if (packet === undefined) continue;
    const start =
      place.x === 0
        ? around(turn, ...FANS)
        : { x: place.x + Math.sign(place.x) * (FANS[0] - FACE[0]), y: place.y };
    fits &&= fan(canvas, start, packet, reach, style);
  }
  if (middle) fits &&= drawMiddle(canvas, face?.piles[hours], outside?.piles[hours], style);
  if (!fits) return undefined;
  const names = [face, outside].filter((one) => one !== undefined).map(({ group }) => group.name);
  const seen =
    outside === undefined
      ? `at each hour: the top card of the ${names.join()}`
      : `at each hour, going out: ${names.join(', ')} (top card outermost)`;
  return [...canvas.block(), [], ...legend(seen, style.width)];
};
