import { type Chart, COLOURS, decades, FRAME, logarithm, type Size, WIDTHS } from './theme.js';

/** One deal as two contestants took it. */
export interface ScatterPoint {
  /** What each spent, above 0. */
  readonly first: number;
  readonly second: number;
  /** Who decided it. */
  readonly decided: Decided;
}

const DECIDED = ['both', 'first only', 'second only', 'neither'] as const;
type Decided = (typeof DECIDED)[number];

const LOOKS: Readonly<Record<Decided, { readonly colour: string; readonly shape: string }>> = {
  both: { colour: COLOURS.solved, shape: 'circle' },
  'first only': { colour: COLOURS.unsolvable, shape: 'triangle-down' },
  'second only': { colour: COLOURS.published, shape: 'triangle-up' },
  neither: { colour: COLOURS.undecided, shape: 'cross' },
};

/**
 * What each deal cost the one and the other: below the diagonal the second was cheaper.
 * @param names of the contestants. @param unit what costs are counted in.
 */
export const scatterChart = (
  points: readonly ScatterPoint[],
  names: readonly [string, string],
  unit: string,
  size: Size,
): Chart => {
  const all = points.flatMap(({ first, second }) => [first, second]);
  const ticks = decades(Math.min(...all), Math.max(...all));
  const ends = [ticks.at(0)!, ticks.at(-1)!];
  const shown = DECIDED.filter((name) => points.some(({ decided }) => decided === name));
  const label = (name: Decided): string =>
    name === 'first only' ? `only ${names[0]}` : name === 'second only' ? `only ${names[1]}` : name;
  const side = size === 'wide' ? 340 : WIDTHS.narrow;
  return {
    ...FRAME,
    width: side,
    height: side,
    layer: [
      {
        data: { values: ends.map((end) => ({ first: end, second: end })) },
        mark: { type: 'line', color: COLOURS.ink, strokeWidth: 0.8, strokeDash: [4, 3] },
        encoding: {
          x: logarithm('first', `${names[0]}: ${unit}`, ticks),
          y: logarithm('second', `${names[1]}: ${unit}`, ticks),
        },
      },
      {
        data: { values: points.map((point) => ({ ...point, decided: label(point.decided) })) },
        mark: { type: 'point', filled: false, size: 34, strokeWidth: 1.2, opacity: 0.85 },
        encoding: {
          x: logarithm('first', `${names[0]}: ${unit}`, ticks),
          y: logarithm('second', `${names[1]}: ${unit}`, ticks),
          color: {
            field: 'decided',
            type: 'nominal',
            scale: { domain: shown.map(label), range: shown.map((name) => LOOKS[name].colour) },
            legend: { columns: size === 'wide' ? 4 : 1, symbolSize: 60 },
          },
          shape: {
            field: 'decided',
            type: 'nominal',
            scale: { domain: shown.map(label), range: shown.map((name) => LOOKS[name].shape) },
          },
        },
      },
    ],
  };
};
