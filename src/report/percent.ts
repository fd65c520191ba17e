import type { Interval } from '../stats/intervals.js';

/** A share with undecided deals lost and won, and the interval around both. */
interface Estimated {
  readonly estimate: Interval;
  readonly interval: Interval;
}

/**
 * Places after the point of per cent that an interval supports: a tenth of a point means nothing
 * where the truth may lie five points away. How far the undecided deals hold the ends apart does
 * not count: each end is as exact as it is.
 */
export const supportedPlaces = ({ estimate, interval }: Estimated): number => {
  const points = 100 * Math.max(estimate.low - interval.low, interval.high - estimate.high);
  return points >= 5 ? 0 : points >= 0.5 ? 1 : 2;
};

const MOST_PLACES = 6;

/** `82.3%`; more places than asked for where all or none would be shown but is not so. */
export const percent = (share: number, places: number): string => {
  const text = (share * 100).toFixed(places);
  const isEnd = Number(text) === 0 || Number(text) === 100;
  if (isEnd && share !== 0 && share !== 1 && places < MOST_PLACES)
    return percent(share, places + 1);
  return `${isEnd ? Number(text) : text}%`;
};

/** `78.9% to 85.6%`, or one figure if both ends are the same. */
export const percentRange = ({ low, high }: Interval, places: number): string =>
  low === high ? percent(low, places) : `${percent(low, places)} to ${percent(high, places)}`;

/** The ends of an interval, rounded outwards: what is shown holds what was worked out. */
export const percentEnds = ({ low, high }: Interval, places: number): [string, string] => {
  const scale = 10 ** (places + 2);
  const show = (end: number): string => {
    const isEnd = end === 0 || end === scale;
    return `${isEnd ? (100 * end) / scale : ((100 * end) / scale).toFixed(places)}%`;
  };
  // A hair, so that 0.07 * 1000 = 70.00000000000001 stays 7.0%.
  return [show(Math.floor(low * scale + 1e-7)), show(Math.ceil(high * scale - 1e-7))];
};

/** `78.9% to 85.6%`: the ends in a row. */
export const percentInterval = (interval: Interval, places: number): string =>
  percentEnds(interval, places).join(' to ');
