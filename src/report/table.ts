import type { Core, Position } from '../core/types.js';
import type { Line, TableStyle } from './table/line.js';
import { drawPicture } from './table/picture.js';
import { drawPlain } from './table/plain.js';

export type { Line, Segment, TableStyle } from './table/line.js';

/**
 * The table as lines of text: what lies on foundations, cells, reserve, columns, waste and stock.
 * A game with a picture is drawn by it where the terminal is wide enough.
 */
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
  const picture = drawPicture(core, position, style);
  const rest = used.filter(({ name }) => !picture?.names.has(name));
  const lines = [
    ...(picture === undefined ? [] : [...picture.block, []]),
    ...drawPlain(rest, position, style),
  ];
  const isBlank = (line: Line | undefined) => line === undefined || line.length === 0;
  return lines.filter(
    (line, i) => !isBlank(line) || (!isBlank(lines[i - 1]) && i < lines.length - 1),
  );
};
