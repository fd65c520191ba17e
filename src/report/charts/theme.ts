import type { Config, TopLevelSpec } from 'vega-lite';
import type { VerdictName } from '../../search/verdict.js';

/** A chart as a value: what Vega-Lite draws. */
export type Chart = TopLevelSpec;

/** Room on a page, and on a phone: two drawings, since text must not shrink with the picture. */
export const WIDTHS = { wide: 600, narrow: 230 } as const;
export type Size = keyof typeof WIDTHS;

/**
 * Colours of the page, with what they are without it (Okabe and Ito, "Color universal design",
 * 2002): told apart by colour-blind people, and never the only difference between two things.
 */
export const COLOURS = {
  solved: 'var(--solved, #0072b2)',
  unsolvable: 'var(--unsolvable, #d55e00)',
  undecided: 'var(--undecided, #767676)',
  published: 'var(--published, #a8538a)',
  ink: 'currentColor',
  grid: 'var(--grid, #dddddd)',
} as const;

export const VERDICT_COLOURS: Readonly<Record<VerdictName, string>> = {
  solved: COLOURS.solved,
  unsolvable: COLOURS.unsolvable,
  undecided: COLOURS.undecided,
};

const config: Config = {
  // The page gives each picture its name; the parts of it need none.
  aria: false,
  font: 'inherit',
  view: { stroke: null },
  axis: {
    labelColor: COLOURS.ink,
    titleColor: COLOURS.ink,
    domainColor: COLOURS.ink,
    tickColor: COLOURS.ink,
    gridColor: COLOURS.grid,
    labelFontSize: 12,
    titleFontSize: 12,
    titleFontWeight: 'normal',
    titlePadding: 8,
    labelPadding: 4,
    tickSize: 4,
    domainWidth: 0.8,
    tickWidth: 0.8,
    gridWidth: 0.8,
  },
  axisY: { minExtent: 40, domain: false, ticks: false },
  axisX: { grid: false, labelFlush: false },
  legend: {
    labelColor: COLOURS.ink,
    labelFontSize: 12,
    symbolStrokeWidth: 2,
    symbolSize: 400,
    orient: 'top',
    title: null,
    offset: 6,
  },
  header: {
    labelColor: COLOURS.ink,
    labelFontSize: 12,
    labelOrient: 'top',
    labelAnchor: 'start',
    labelPadding: 2,
    title: null,
  },
};

/** What all charts have in common. Text widths are guessed without a screen: hence the margins. */
export const FRAME = {
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  config,
  background: 'transparent',
  padding: { left: 6, right: 18, top: 6, bottom: 6 },
} as const satisfies Partial<Chart>;

/** Shares from none to all, as per cent. */
export const shareOf = (field: string, title: string | null = null) => ({
  field,
  type: 'quantitative' as const,
  scale: { domain: [0, 1] },
  axis: { title, format: '.0%', values: [0, 0.25, 0.5, 0.75, 1], grid: true },
});

/** A logarithmic axis. @param ticks where it has figures; also its ends, unless `domain` says else. */
export const logarithm = (
  field: string,
  title: string,
  ticks: number[],
  domain: number[] = [ticks.at(0)!, ticks.at(-1)!],
) => ({
  field,
  type: 'quantitative' as const,
  scale: { type: 'log' as const, domain, nice: false },
  axis: { title, format: '~s', values: ticks },
});

/** The powers of ten around `from` to `to`, both of them among the ticks: never an axis without. */
export const decades = (from: number, to: number): number[] => {
  const first = Math.floor(Math.log10(from) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(Math.log10(to) - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i));
};
