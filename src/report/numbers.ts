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

/** `78.9% to 85.6%`, rounded outwards so that what is shown holds what was worked out. */
export const formatInterval = ({ low, high }: Interval, deals: number): string => {
  const scale = 10 ** (places(deals) + 2);
  // A hair, so that 0.07 * 1000 = 70.00000000000001 stays 7.0%.
  const down = Math.floor(low * scale + 1e-7) / scale;
  const up = Math.ceil(high * scale - 1e-7) / scale;
  return `${formatShare(down, deals)} to ${formatShare(up, deals)}`;
};
