import type { Interval } from '../stats/intervals.js';

/** `1,234,567`; fractions are rounded. */
export const formatCount = (value: number): string => Math.round(value).toLocaleString('en-US');

/** `256M`, `1G`, `100 bytes`: as `--memory` reads it, where it comes out even. */
export const formatBytes = (bytes: number): string => {
  for (const [unit, size] of [
    ['G', 2 ** 30],
    ['M', 2 ** 20],
    ['K', 2 ** 10],
  ] as const)
    if (bytes >= size && bytes % size === 0) return `${bytes / size}${unit}`;
  return String(bytes);
};

/** As many places after the point as so many deals can bear. */
const places = (deals: number): number => (deals >= 10_000 ? 2 : 1);

/** `82.3%`. */
export const formatShare = (share: number, deals: number): string =>
  `${(share * 100).toFixed(places(deals))}%`;

/** Rounded outwards to what is shown, so that what is shown holds what was worked out. */
const outwards = ({ low, high }: Interval, deals: number): Interval => {
  const scale = 10 ** (places(deals) + 2);
  // A hair, so that 0.07 * 1000 = 70.00000000000001 stays 7.0%.
  return {
    low: Math.floor(low * scale + 1e-7) / scale,
    high: Math.ceil(high * scale - 1e-7) / scale,
  };
};

/** `78.9% to 85.6%`, rounded outwards. */
export const formatInterval = (interval: Interval, deals: number): string => {
  const { low, high } = outwards(interval, deals);
  return `${formatShare(low, deals)} to ${formatShare(high, deals)}`;
};

const formatPoints = (share: number, deals: number): string =>
  Math.abs(share * 100).toFixed(places(deals));

/**
 * A difference of shares (-1 to 1), in points of per cent: `1.2 points more`, `0.4 to 2.0 points
 * less`, `0.4 points less to 2.0 more`, `no difference`.
 */
export const formatDifference = ({ low, high }: Interval, deals: number): string => {
  const [least, most] = [formatPoints(low, deals), formatPoints(high, deals)];
  if (Number(least) === 0 && Number(most) === 0) return 'no difference';
  if (low === high) return `${least} points ${low < 0 ? 'less' : 'more'}`;
  if (low >= 0 || Number(least) === 0) return `${least} to ${most} points more`;
  if (high <= 0 || Number(most) === 0) return `${most} to ${least} points less`;
  return `${least} points less to ${most} more`;
};

/** The same, rounded outwards. */
export const formatDifferenceInterval = (interval: Interval, deals: number): string =>
  formatDifference(outwards(interval, deals), deals);

/** `0.052`, `below 0.0001`. */
export const formatChance = (p: number): string =>
  p < 0.0001 ? 'below 0.0001' : String(Number(p.toPrecision(2)));
