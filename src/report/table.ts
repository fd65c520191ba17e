import { type Card, FACE, isDown, isRed } from '../cards/card.js';
import { formatCard, formatCardSign } from '../cards/notation.js';
import type { Core, Group, Position } from '../core/types.js';

/** A stretch of a line, to be painted by whoever shows it. */
export interface Segment {
  readonly text: string;
  readonly style: 'plain' | 'red' | 'black' | 'down' | 'label' | 'space';
}
export type Line = readonly Segment[];

export interface TableStyle {
  /** Columns of the terminal. */
  readonly width: number;
  /** Letters for suits instead of signs. */
  readonly ascii: boolean;
  /** Show what lies face down. */
  readonly open: boolean;
}

const CELL = 5;
const LEAST_INDENT = 12;

const plain = (text: string): Segment => ({ text, style: 'plain' });

/**
 * Is a group drawn card under card? Else a line does: the top or the count, or all of one reserve.
 */
const isSpread = (group: Group, { piles }: Position): boolean =>
  group.role === 'tableau' ||
  (group.role === 'reserve' &&
    group.count > 1 &&
    piles.slice(group.first, group.first + group.count).some((pile) => pile.length > 1));

const cardSegment = (card: Card, { ascii, open }: TableStyle): Segment => {
  if (isDown(card) && !open) return { text: '##'.padStart(CELL - 1).padEnd(CELL), style: 'down' };
  const text = (ascii ? formatCard : formatCardSign)(card & FACE);
  const style = isDown(card) ? 'down' : isRed(card) ? 'red' : 'black';
  return { text: text.padStart(CELL - 1).padEnd(CELL), style };
};

const SPACE: Segment = { text: '--'.padStart(CELL - 1).padEnd(CELL), style: 'space' };
const BLANK: Segment = plain(' '.repeat(CELL));

/** A group of columns going down, in as many bands as the width asks for. */
const spread = (group: Group, position: Position, style: TableStyle): Line[] => {
  const perBand = Math.max(1, Math.floor((style.width - 2) / CELL));
  const lines: Line[] = [[{ text: group.name, style: 'label' }]];
  for (let from = 0; from < group.count; from += perBand) {
    const band = Array.from({ length: Math.min(perBand, group.count - from) }, (_, i) => from + i);
    if (from > 0) lines.push([]);
    lines.push(
      band.map((i) => ({
        text: String(i + 1)
          .padStart(CELL - 1)
          .padEnd(CELL),
        style: 'label',
      })),
    );
    const piles = band.map((i) => position.piles[group.first + i]!);
    const deepest = Math.max(1, ...piles.map((pile) => pile.length));
    for (let row = 0; row < deepest; row++)
      lines.push(
        piles.map((pile) => {
          const card = pile[row];
          if (card !== undefined) return cardSegment(card, style);
          return row === 0 ? SPACE : BLANK;
        }),
      );
  }
  return lines;
};

/** A group in one line (or more): tops of foundations and cells, all of a reserve, counts. */
const row = (group: Group, position: Position, style: TableStyle, indent: number): Line[] => {
  const label: Segment = { text: group.name.padEnd(indent), style: 'label' };
  const cells: Segment[] = [];
  for (let i = 0; i < group.count; i++) {
    const pile = position.piles[group.first + i]!;
    if (group.role === 'stock' && !style.open)
      cells.push(plain(pile.length === 0 ? '  empty' : `  ${pile.length} cards face down`));
    else if (group.role === 'reserve' || group.role === 'waste' || group.role === 'stock')
      cells.push(...(pile.length === 0 ? [SPACE] : pile.map((card) => cardSegment(card, style))));
    else cells.push(pile.length === 0 ? SPACE : cardSegment(pile.at(-1)!, style));
  }
  const perLine = Math.max(1, Math.floor((style.width - indent) / CELL));
  const lines: Line[] = [];
  for (let at = 0; at < cells.length; at += perLine)
    lines.push([at === 0 ? label : plain(' '.repeat(indent)), ...cells.slice(at, at + perLine)]);
  return lines;
};

/** The table as lines of text: what lies on foundations, cells, reserve, columns, waste and stock. */
export const drawTable = (core: Core, position: Position, style: TableStyle): Line[] => {
  const used = core.groups.filter(
    (group) =>
      group.count > 0 &&
      // A pack that was dealt out to the last card before play is no part of the table.
      !(
        group.role === 'stock' &&
        core.moves.every((move) => !move.from.includes(group.first)) &&
        position.piles[group.first]!.length === 0
      ),
  );
  const indent = Math.max(LEAST_INDENT, ...used.map(({ name }) => name.length + 1));
  const lines = used.flatMap((group) =>
    isSpread(group, position)
      ? [[], ...spread(group, position, style), []]
      : row(group, position, style, indent),
  );
  const isBlank = (line: Line | undefined) => line === undefined || line.length === 0;
  return lines.filter(
    (line, i) => !isBlank(line) || (!isBlank(lines[i - 1]) && i < lines.length - 1),
  );
};
