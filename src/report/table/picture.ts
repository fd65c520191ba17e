import type { Band, Part } from '../../core/picture.js';
import type { Core, Position } from '../../core/types.js';
import { groupShown, type ShownGroup } from './cards.js';
import { drawClock } from './clock.js';
import { drawGrid } from './grid.js';
import {
  type Block,
  beside,
  blockWidth,
  centred,
  lineWidth,
  stacked,
  type TableStyle,
} from './line.js';
import { drawPlain } from './plain.js';
import { drawLine, drawRow } from './row.js';
import { drawShape } from './shape.js';
import { drawSpine } from './spine.js';
import { drawStar } from './star.js';
import { drawWeave } from './weave.js';

/** Columns between what stands side by side. */
const GAP = 4;

/** The groups that a part of a picture shows. */
const namesIn = (part: Part): readonly string[] => {
  if ('row' in part) return [part.row];
  if ('line' in part) return [part.line];
  if ('grid' in part) return [part.grid];
  if ('spine' in part) return [part.spine, part.left, part.right];
  if ('clock' in part)
    return part.outside === undefined ? [part.clock] : [part.clock, part.outside];
  if ('shape' in part)
    return [...new Set(part.shape.flat().flatMap((place) => (place ? [place.group] : [])))];
  return [part.star, ...part.rays];
};

/** One part; no lines if its groups have no piles; undefined where it does not fit. */
const drawPart = (
  part: Part,
  groups: readonly ShownGroup[],
  position: Position,
  style: TableStyle,
): Block | undefined => {
  const find = (name: string) => groups.find(({ group }) => group.name === name);
  if (groups.length === 0) return [];
  if ('spine' in part) return drawSpine(find(part.spine), find(part.left), find(part.right), style);
  if ('clock' in part)
    return drawClock(
      find(part.clock),
      part.outside === undefined ? undefined : find(part.outside),
      part.middle,
      style,
    );
  if ('shape' in part) return drawShape(part.shape, groups, style);
  if ('star' in part) return drawStar(find(part.star), part.rays.map(find), style);
  const [group] = groups as [ShownGroup];
  // Of a pack face down the number of cards is all that can be seen.
  if (group.group.role === 'stock') return drawPlain([group.group], position, style);
  if ('row' in part) return drawRow(group, style);
  if ('line' in part) return drawLine(group, part.outward === 'left', style);
  return part.weave ? drawWeave(group, part.columns, style) : drawGrid(group, part, style);
};

const partsOf = (band: Band): readonly Part[] =>
  'length' in band ? band.flatMap((item) => ('length' in item ? item : [item])) : [band];

/**
 * The table as its picture says, every band in the middle, and the names of the groups that it
 * shows. Undefined where there is no picture, or where it does not fit the terminal.
 */
export const drawPicture = (
  core: Core,
  position: Position,
  style: TableStyle,
): { readonly block: Block; readonly names: ReadonlySet<string> } | undefined => {
  if (core.picture === undefined) return undefined;
  let fits = true;
  const draw = (part: Part): Block => {
    const groups = namesIn(part)
      .map((name) => groupShown(core, position, name))
      .filter((group) => group !== undefined);
    const block = drawPart(part, groups, position, style);
    fits &&= block !== undefined;
    return block ?? [];
  };
  const filled = (blocks: readonly Block[]) => blocks.filter((block) => block.length > 0);
  const bands = filled(
    core.picture.map((band) =>
      'length' in band
        ? beside(
            filled(
              band.map((item) => ('length' in item ? stacked(filled(item.map(draw))) : draw(item))),
            ),
            GAP,
          )
        : draw(band),
    ),
  );
  const width = Math.max(0, ...bands.map(blockWidth));
  if (!fits || width > style.width) return undefined;
  const block = stacked(bands.map((band) => centred(band, width)));
  return {
    block: block.map((line) => (lineWidth(line) === 0 ? [] : line)),
    names: new Set(core.picture.flatMap(partsOf).flatMap(namesIn)),
  };
};
