import type { Settled } from '../settling.js';
import {
  type Chart,
  COLOURS,
  decades,
  FRAME,
  logarithm,
  type Size,
  shareOf,
  WIDTHS,
} from './theme.js';

/** How the estimate settled: its bounds and its interval after more and more deals. */
export const settlingChart = (points: readonly Settled[], size: Size): Chart => {
  const deals = points.at(-1)?.deals ?? 1;
  const x = logarithm('deals', 'deals, in their order', decades(1, deals), [1, Math.max(deals, 2)]);
  const line = (field: string, strokeDash?: number[]) => ({
    mark: {
      type: 'line' as const,
      color: COLOURS.solved,
      strokeWidth: strokeDash === undefined ? 1.8 : 1.2,
      ...(strokeDash === undefined ? {} : { strokeDash }),
    },
    encoding: { x, y: shareOf(field) },
  });
  const band = (low: string, high: string, opacity: number) => ({
    mark: { type: 'area' as const, color: COLOURS.solved, opacity },
    encoding: { x, y: shareOf(low), y2: { field: high } },
  });
  return {
    ...FRAME,
    width: WIDTHS[size],
    height: size === 'wide' ? 190 : 160,
    data: {
      values: points.map(({ deals, estimate, interval }) => ({
        deals,
        low: estimate.low,
        high: estimate.high,
        from: interval.low,
        to: interval.high,
      })),
    },
    layer: [
      band('from', 'to', 0.1),
      band('low', 'high', 0.25),
      line('from', [4, 3]),
      line('to', [4, 3]),
      line('low'),
      line('high'),
    ],
  };
};
