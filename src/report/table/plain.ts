import type { Group, Position } from '../../core/types.js';
import { BLANK_CELL, CELL, card, cell, inCell, SPACE_CELL } from './cards.js';
import { type Line, label, plain, type Segment, type TableStyle } from './line.js';

const LEAST_INDENT = 12;

/**
 * Is a group drawn card under card? Else a line does: the top or the count, or all of one reserve.
 */
const isSpread = (group: Group, { piles }: Position): boolean =>
  group.role === 'tableau' ||
  (group.role === 'reserve' &&
    group.count > 1 &&
    piles.slice(group.first, group.first + group.count).some((pile) => pile.length > 1));

/** A group of columns going down, in as many bands as the width asks for. */
const spread = (group: Group, position: Position, style: TableStyle): Line[] => {
  const perBand = Math.max(1, Math.floor((style.width - 2) / CELL));
  const lines: Line[] = [[label(group.name)]];
  for (let from = 0; from < group.count; from += perBand) {
    const band = Array.from({ length: Math.min(perBand, group.count - from) }, (_, i) => from + i);
    if (from > 0) lines.push([]);
    lines.push(band.map((i) => label(inCell(String(i + 1)))));
    const piles = band.map((i) => position.piles[group.first + i]!);
    const deepest = Math.max(1, ...piles.map((pile) => pile.length));
    for (let row = 0; row < deepest; row++)
      lines.push(
        piles.map((pile) => {
          const one = pile[row];
          if (one !== undefined) return cell(card(one, style));
          return row === 0 ? SPACE_CELL : BLANK_CELL;
        }),
      );
  }
  return lines;
};

/** A group in one line (or more): tops of foundations and cells, all of a reserve, counts. */
const row = (group: Group, position: Position, style: TableStyle, indent: number): Line[] => {
  const cells: Segment[] = [];
  for (let i = 0; i < group.count; i++) {
    const pile = position.piles[group.first + i]!;
    if (group.role === 'stock' && !style.open)
      cells.push(plain(pile.length === 0 ? '  empty' : `  ${pile.length} cards face down`));
    else if (group.role === 'reserve' || group.role === 'waste' || group.role === 'stock')
      cells.push(...(pile.length === 0 ? [SPACE_CELL] : pile.map((one) => cell(card(one, style)))));
    else cells.push(pile.length === 0 ? SPACE_CELL : cell(card(pile.at(-1)!, style)));
  }
  const perLine = Math.max(1, Math.floor((style.width - indent) / CELL));
  const lines: Line[] = [];
  for (let at = 0; at < cells.length; at += perLine)
    lines.push([
      at === 0 ? label(group.name.padEnd(indent)) : plain(' '.repeat(indent)),
      ...cells.slice(at, at + perLine),
    ]);
  return lines;
};

/** Groups one below the other: columns of cards, and lines of them with the name in front. */
export const drawPlain = (
  groups: readonly Group[],
  position: Position,
  style: TableStyle,
): Line[] => {
  const indent = Math.max(LEAST_INDENT, ...groups.map(({ name }) => name.length + 1));
  return groups.flatMap((group) =>
    isSpread(group, position)
      ? [[], ...spread(group, position, style), []]
      : row(group, position, style, indent),
  );
};
