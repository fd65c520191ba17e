/** Both ends are shares, 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}
