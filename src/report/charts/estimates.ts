import type { GameReport } from '../game-report.js';
import { type Chart, COLOURS, FRAME, type Size, shareOf, WIDTHS } from './theme.js';

/** Height of one game; on a narrow page its name stands above its line. */
const STEPS = { wide: 26, narrow: 40 } as const;

/**
 * Estimates of several games with their intervals, one below the other.
 * @param labels what each game is called in the chart, all different, in the order of `games`.
 */
export const estimatesChart = (
  games: readonly GameReport[],
  labels: readonly string[],
  size: Size,
): Chart => {
  const wide = size === 'wide';
  const y = {
    field: 'game',
    type: 'nominal',
    sort: null,
    axis: wide
      ? { title: null, labelLimit: 220, labelPadding: 8, grid: true, gridDash: [1, 3] as number[] }
      : null,
  } as const;
  const x = (field: string) => shareOf(field, 'deals that can be won');
  const below = wide ? 7 : 9;
  return {
    ...FRAME,
    width: wide ? WIDTHS.wide - 130 : WIDTHS.narrow + 44,
    height: { step: STEPS[size] },
    data: {
      values: games.map(({ estimate, interval, published }, i) => ({
        game: labels[i],
        low: estimate.low,
        high: estimate.high,
        from: interval.low,
        to: interval.high,
        published: published?.estimate,
        publishedFrom: published?.interval?.low,
        publishedTo: published?.interval?.high,
      })),
    },
    layer: [
      {
        mark: { type: 'rule', color: COLOURS.solved, strokeWidth: 1.4 },
        encoding: { y, x: x('from'), x2: { field: 'to' } },
      },
      ...(['from', 'to'] as const).map((end) => ({
        mark: { type: 'tick', color: COLOURS.solved, thickness: 1.4, size: 9 } as const,
        encoding: { y, x: x(end) },
      })),
      {
        mark: { type: 'bar', color: COLOURS.solved, height: 5 },
        encoding: { y, x: x('low'), x2: { field: 'high' } },
      },
      {
        transform: [{ filter: 'datum.low === datum.high' }],
        mark: { type: 'point', shape: 'circle', filled: true, color: COLOURS.solved, size: 52 },
        encoding: { y, x: x('low') },
      },
      {
        transform: [{ filter: 'isValid(datum.publishedFrom)' }],
        mark: { type: 'rule', color: COLOURS.published, strokeDash: [3, 2], yOffset: below },
        encoding: { y, x: x('publishedFrom'), x2: { field: 'publishedTo' } },
      },
      {
        transform: [{ filter: 'isValid(datum.published)' }],
        mark: {
          type: 'point',
          shape: 'diamond',
          filled: false,
          color: COLOURS.published,
          size: 60,
          strokeWidth: 1.5,
          yOffset: below,
        },
        encoding: { y, x: x('published') },
      },
      ...(wide
        ? []
        : [
            {
              mark: {
                type: 'text',
                align: 'left',
                dy: -13,
                fontSize: 12,
                color: COLOURS.ink,
              },
              encoding: { y, x: { value: 0 }, text: { field: 'game' } },
            } as const,
          ]),
    ],
  };
};
