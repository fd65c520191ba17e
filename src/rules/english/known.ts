import type { KnownSpec } from '../words/known.js';

/** The 95% interval in per cent, or undefined; a half width past 0 or 100 ends there. */
export const knownInterval = (known: KnownSpec): { low: number; high: number } | undefined => {
  const { percent: share, low, high } = known;
  const half = known['half width'];
  if (low !== undefined && high !== undefined) return { low, high };
  if (share === undefined || half === undefined) return undefined;
  const exact = (value: number) => Number(value.toFixed(9));
  return { low: exact(Math.max(0, share - half)), high: exact(Math.min(100, share + half)) };
};

/** `81.945%`; `87.5 to 88%` where only the ends are known. */
export const knownShare = ({ percent: share, low, high }: KnownSpec): string =>
  share === undefined ? `${low} to ${high}%` : `${share}%`;

/** `81.945% can be won with all cards known (95% interval .., 1,000,000 deals), by ..` */
export const knownEnglish = (known: KnownSpec): string => {
  const interval = known.percent === undefined ? undefined : knownInterval(known);
  const details = [
    ...(interval === undefined ? [] : [`95% interval ${interval.low} to ${interval.high}%`]),
    ...(known.deals === undefined ? [] : [`${known.deals.toLocaleString('en-US')} deals`]),
  ];
  const more = details.length === 0 ? '' : ` (${details.join(', ')})`;
  return `${knownShare(known)} can be won with all cards known${more}; ${known.source}`;
};
