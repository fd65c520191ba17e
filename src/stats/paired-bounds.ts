import type { Interval } from './intervals.js';
import { mcnemar, tango } from './paired.js';

/** Deals that two ways of playing were both tried on, by what is known of who wins them. */
export interface PairCounts {
  readonly deals: number;
  /** Won by the first, lost by the second; and the other way round. */
  readonly onlyFirst: number;
  readonly onlySecond: number;
  /** One answer is open, and by it the deal may yet go to the first alone; to the second alone. */
  readonly mayFirst: number;
  readonly maySecond: number;
  /** Both answers are open: it may go to either alone. */
  readonly mayEither: number;
}

/** Share won by the second less share won by the first: -1 to 1. */
export interface PairedDifference {
  /** Its value on these deals: one number twice, unless answers are open. */
  readonly estimate: Interval;
  readonly interval: Interval;
}

/**
 * The difference with open answers counted both ways: for the low end as good for the first and
 * bad for the second as they may be, for the high end the other way round. Nothing is assumed of
 * how the two open answers of a deal hang together.
 *
 * @param level of the interval, above 0 and below 1. @returns -1..1 if there are no deals.
 */
export const pairedDifference = (counts: PairCounts, level: number): PairedDifference => {
  const { deals, onlyFirst, onlySecond, mayFirst, maySecond, mayEither } = counts;
  if (deals === 0) return { estimate: { low: -1, high: 1 }, interval: { low: -1, high: 1 } };
  const mostFirst = onlyFirst + mayFirst + mayEither;
  const mostSecond = onlySecond + maySecond + mayEither;
  return {
    estimate: {
      low: (onlySecond - mostFirst) / deals,
      high: (mostSecond - onlyFirst) / deals,
    },
    interval: {
      low: tango(mostFirst, onlySecond, deals, level).low,
      high: tango(onlyFirst, mostSecond, deals, level).high,
    },
  };
};

/**
 * McNemar's p on the deals decided for both, and the largest that it could become by the answers
 * that are open: those are no random sample of the deals, so `p` alone may say too much.
 */
export const pairedTest = (counts: PairCounts): { readonly p: number; readonly most: number } => {
  const { onlyFirst, onlySecond, mayFirst, maySecond, mayEither } = counts;
  const p = mcnemar(onlyFirst, onlySecond);
  // It grows as the smaller count comes up to the larger one.
  const most =
    onlyFirst >= onlySecond
      ? mcnemar(onlyFirst, Math.min(onlyFirst, onlySecond + maySecond + mayEither))
      : mcnemar(Math.min(onlySecond, onlyFirst + mayFirst + mayEither), onlySecond);
  return { p, most };
};
