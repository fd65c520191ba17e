import type { Card } from '../../cards/card.js';
import type { Part } from '../../core/picture.js';
import { CELL, card, cell, inCell, type ShownGroup, SPACE_CELL } from './cards.js';
import {
  type Block,
  faint,
  type Line,
  label,
  plain,
  type Segment,
  type TableStyle,
} from './line.js';

type Grid = Extract<Part, { readonly grid: string }>;

/** Columns of the numbers at either side. */
const NUMBER = 4;

/** Piles in a row of a grid: as the picture says, or the group, or all in one. */
export const columnsOf = ({ group, piles }: ShownGroup, asked: number | undefined): number =>
  asked ?? group.columns ?? piles.length;

/** Are its piles called by number, `carpet.19`; not by row and column? */
const isNumbered = ({ group }: ShownGroup): boolean =>
  group.columns === undefined || group.numbered === true;

/** The numbers before and after a row of a grid: of the row, or of its first and last pile. */
export const rowNumbers = (group: ShownGroup, row: number, columns: number): [string, string] => {
  if (!isNumbered(group)) return [String(row + 1), ''];
  const last = Math.min((row + 1) * columns, group.piles.length);
  return [String(row * columns + 1), String(last)];
};

/** A card of a packet; one that lies on another has a dot before it. */
const inPacket = (of: Card, depth: number, style: TableStyle): Segment[] => {
  const segment = card(of, style);
  if (depth === 0) return [cell(segment)];
  const before = CELL - 1 - segment.text.length;
  return [faint((style.ascii ? "'" : '·').padStart(before)), segment, plain(' ')];
};

/** Piles row by row, numbered; the cards of a packet one below the other, within their row. */
export const drawGrid = (
  group: ShownGroup,
  { columns: asked, growing }: Grid,
  style: TableStyle,
): Block => {
  const columns = columnsOf(group, asked);
  const rows = Array.from({ length: Math.ceil(group.piles.length / columns) }, (_, row) =>
    group.piles.slice(row * columns, (row + 1) * columns),
  );
  const used = rows.findLastIndex((row) => row.some((pile) => pile.length > 0));
  const visible = growing ? rows.slice(0, Math.max(1, used + 1)) : rows;
  const named = isNumbered(group);
  const lines = visible.flatMap((piles, row): Line[] => {
    const [before, after] = rowNumbers(group, row, columns);
    const deepest = Math.max(1, ...piles.map((pile) => pile.length));
    return Array.from({ length: deepest }, (_, depth) => [
      label((depth === 0 ? before : '').padStart(NUMBER - 1)),
      ...piles.flatMap((pile) => {
        const one = pile[depth];
        if (one !== undefined) return inPacket(one, depth, style);
        return [depth === 0 ? SPACE_CELL : plain(' '.repeat(CELL))];
      }),
      ...(depth === 0 && named ? [label(` ${after}`)] : []),
    ]);
  });
  const heads = Array.from({ length: columns }, (_, column) => label(inCell(String(column + 1))));
  return [
    [label(group.group.name)],
    ...(named ? [] : [[plain(' '.repeat(NUMBER - 1)), ...heads]]),
    ...lines,
  ];
};
