import { VERDICTS } from '../../search/verdict.js';
import type { EffortBin } from '../effort.js';
import {
  type Chart,
  decades,
  FRAME,
  logarithm,
  type Size,
  VERDICT_COLOURS,
  WIDTHS,
} from './theme.js';

/** How many deals took how many positions: a row of bars for each verdict that occurred. */
export const effortChart = (bins: readonly EffortBin[], size: Size): Chart => {
  const verdicts = VERDICTS.filter((verdict) => bins.some(({ counts }) => counts[verdict] > 0));
  const ticks = decades(bins.at(0)?.from ?? 1, bins.at(-1)?.to ?? 10);
  return {
    ...FRAME,
    data: {
      values: bins.flatMap(({ from, to, counts }) =>
        verdicts
          .filter((verdict) => counts[verdict] > 0)
          .map((verdict) => ({ from, to, verdict, deals: counts[verdict] })),
      ),
    },
    facet: { row: { field: 'verdict', type: 'nominal', sort: [...verdicts], title: null } },
    spacing: 14,
    resolve: { scale: { y: 'independent' } },
    spec: {
      width: WIDTHS[size],
      height: 56,
      mark: { type: 'rect', x2Offset: -1.5 },
      encoding: {
        x: logarithm('from', 'positions visited', ticks),
        x2: { field: 'to' },
        y: {
          field: 'deals',
          type: 'quantitative',
          scale: { zero: true },
          axis: { title: null, tickCount: 2, tickMinStep: 1, format: 'd' },
        },
        y2: { datum: 0 },
        color: {
          field: 'verdict',
          type: 'nominal',
          scale: {
            domain: [...verdicts],
            range: verdicts.map((verdict) => VERDICT_COLOURS[verdict]),
          },
          legend: null,
        },
      },
    },
  };
};
