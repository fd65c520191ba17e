import { type Chart, COLOURS, decades, FRAME, logarithm, type Size, WIDTHS } from './theme.js';

/** What one contestant spent on the deals that it decided, the cheapest first. */
export interface CactusLine {
  readonly name: string;
  /** Above 0, rising. */
  readonly costs: readonly number[];
}

/** Lines differ in dashes too. */
const DASHES = [
  [1, 0],
  [7, 3],
  [1.5, 3],
  [8, 3, 2, 3],
  [3, 2],
] as const;
const LINE_COLOURS = [
  COLOURS.solved,
  COLOURS.unsolvable,
  COLOURS.ink,
  COLOURS.published,
  COLOURS.undecided,
];

/**
 * How many deals each contestant decides within so much a deal: a line that is higher further to the
 * left is better. More than five lines share looks.
 * @param unit what costs are counted in. @param deals all of them.
 */
export const cactusChart = (
  lines: readonly CactusLine[],
  unit: string,
  deals: number,
  size: Size,
): Chart => {
  const all = lines.flatMap(({ costs }) => costs);
  const ticks = decades(Math.min(...all, 10), Math.max(...all, 10));
  const names = lines.map(({ name }) => name);
  const style = <T>(list: readonly T[]): T[] => names.map((_, i) => list[i % list.length]!);
  return {
    ...FRAME,
    width: WIDTHS[size],
    height: size === 'wide' ? 220 : 180,
    data: {
      values: lines.flatMap(({ name, costs }) =>
        costs.map((cost, i) => ({ name, cost, decided: i + 1 })),
      ),
    },
    mark: { type: 'line', interpolate: 'step-after', strokeWidth: 1.8 },
    encoding: {
      x: logarithm('cost', `${unit} a deal at most`, ticks),
      y: {
        field: 'decided',
        type: 'quantitative',
        scale: { domain: [0, Math.max(1, deals)] },
        axis: { title: 'deals decided', grid: true, tickMinStep: 1, format: 'd' },
      },
      color: {
        field: 'name',
        type: 'nominal',
        scale: { domain: names, range: style(LINE_COLOURS) },
        legend: { symbolType: 'stroke', columns: size === 'wide' ? 3 : 1 },
      },
      strokeDash: {
        field: 'name',
        type: 'nominal',
        scale: { domain: names, range: style(DASHES).map((dash) => [...dash]) },
      },
    },
  };
};
