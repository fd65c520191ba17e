import type { DecidedWithin } from '../effort.js';
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

const LINES = {
  solved: { colour: COLOURS.solved, dash: [1, 0] },
  unsolvable: { colour: COLOURS.unsolvable, dash: [7, 3] },
  decided: { colour: COLOURS.ink, dash: [1.5, 3] },
} as const;

/**
 * What share of the deals was decided within how many positions a deal.
 * @param deals all of them, undecided ones too. @param from the least positions on the axis.
 */
export const decidedChart = (
  points: readonly DecidedWithin[],
  deals: number,
  from: number,
  size: Size,
): Chart => {
  const last = points.at(-1);
  const [solved, lost] = [(last?.solved ?? 0) > 0, (last?.unsolvable ?? 0) > 0];
  // One line that lies on another says nothing; without any decided deal the flat line is the news.
  const names = (['solved', 'unsolvable', 'decided'] as const).filter(
    (name) =>
      (name === 'solved' && (solved || !lost)) ||
      (name === 'unsolvable' && lost) ||
      (name === 'decided' && solved && lost),
  );
  const ticks = decades(from, last?.states ?? 10);
  return {
    ...FRAME,
    width: WIDTHS[size],
    height: size === 'wide' ? 150 : 130,
    data: {
      values: points.flatMap(({ states, solved, unsolvable }) =>
        names.map((name) => ({
          states,
          name,
          share: { solved, unsolvable, decided: solved + unsolvable }[name] / deals,
        })),
      ),
    },
    mark: { type: 'line', interpolate: 'step-after', strokeWidth: 1.8 },
    encoding: {
      x: logarithm('states', 'positions a deal at most', ticks),
      y: shareOf('share'),
      color: {
        field: 'name',
        type: 'nominal',
        scale: { domain: [...names], range: names.map((name) => LINES[name].colour) },
        legend: { symbolType: 'stroke', columns: size === 'wide' ? 3 : 2 },
      },
      strokeDash: {
        field: 'name',
        type: 'nominal',
        scale: { domain: [...names], range: names.map((name) => [...LINES[name].dash]) },
      },
    },
  };
};
