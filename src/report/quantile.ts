/**
 * The smallest of the values such that at least the share `p` of them are not greater: the
 * nearest-rank quantile, always a value that occurred. (Hyndman and Fan, "Sample quantiles in
 * statistical packages", 1996, definition 1.)
 *
 * @param sorted rising, not empty. @param p above 0, at most 1.
 */
export const quantile = (sorted: readonly number[], p: number): number =>
  sorted[Math.max(0, Math.ceil(p * sorted.length - 1e-9) - 1)]!;

/** Median and 95 % quantile by nearest rank. */
export interface Spread {
  readonly median: number;
  readonly mean: number;
  readonly p95: number;
  readonly max: number;
}

/** @returns undefined if there are no values. */
export const spreadOf = (values: readonly number[]): Spread | undefined => {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    p95: quantile(sorted, 0.95),
    max: sorted.at(-1)!,
  };
};
