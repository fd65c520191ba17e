import { createCanvas } from './canvas.js';
import { card, type ShownGroup, SPACE } from './cards.js';
import { columnsOf, rowNumbers } from './grid.js';
import { type Block, faint, label, legend, type TableStyle } from './line.js';
import { putCentred } from './rays.js';

/** Columns and lines from one card to the next. */
const ACROSS = 7;
const DOWN = 2;

/**
 * A carpet: cards row by row, in turn upright and sideways like the squares of a chessboard, the
 * first upright. An upright card is drawn higher than wide, one lying sideways wider than high;
 * each row has the numbers of its first and last place.
 */
export const drawWeave = (
  group: ShownGroup,
  asked: number | undefined,
  style: TableStyle,
): Block | undefined => {
  const canvas = createCanvas();
  const columns = columnsOf(group, asked);
  const [top, bottom, side] = style.ascii ? ['.---.', "'---'", '|'] : ['┌───┐', '└───┘', '│'];
  const [open, close] = style.ascii ? ['[', ']'] : ['╞', '╡'];
  let fits = true;
  for (const [i, pile] of group.piles.entries()) {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const [x, y] = [ACROSS * column, DOWN * row];
    if (pile.length > 1) return undefined;
    const [of] = pile;
    const segment = of === undefined ? SPACE : card(of, style);
    fits &&= putCentred(canvas, x, y, segment);
    if (column === 0) canvas.put(-8, y, label(rowNumbers(group, row, columns)[0].padStart(2)));
    if (column === columns - 1) canvas.put(x + 6, y, label(rowNumbers(group, row, columns)[1]));
    if (of === undefined) continue;
    const ends = (left: string, right: string, at: number) => {
      fits &&= canvas.put(x - at, y, faint(left)) && canvas.put(x + at, y, faint(right));
    };
    if ((row + column) % 2 === 0) {
      ends(side!, side!, 2);
      fits &&= canvas.put(x - 2, y - 1, faint(top!)) && canvas.put(x - 2, y + 1, faint(bottom!));
    } else ends(open!, close!, 3);
  }
  if (!fits) return undefined;
  const sign = style.ascii ? 'H' : '♥';
  const remark = `${side}5${sign}${side} upright: ends above and below; ${open} 5${sign} ${close} sideways: ends left and right`;
  return [[label(group.group.name)], ...canvas.block(), [], ...legend(remark, style.width)];
};
