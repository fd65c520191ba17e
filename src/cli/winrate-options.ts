import { type DealRange, shardOf } from '../batch/plan.js';
import type { IntervalMethod } from '../stats/intervals.js';

/** The options of `patience winrate`, read. */
export interface WinrateOptions {
  readonly deals: number;
  readonly seed: number;
  readonly states: number;
  /** Bytes, for each deal. */
  readonly memory: number;
  readonly threads?: number | undefined;
  /** A share: 0.95. */
  readonly level: number;
  readonly method: IntervalMethod;
  /** Half the width of the interval at which to stop, as a share. */
  readonly precision?: number | undefined;
  /** Only this part of the deals, counted from 1. */
  readonly shard?: { readonly part: number; readonly parts: number } | undefined;
  readonly strategy: string;
  readonly without: readonly string[];
  readonly set: readonly string[];
  /** `NAME=A,B`, not yet taken apart. */
  readonly compare?: string | undefined;
  /** The file of the store; absent: the usual one; false: none. */
  readonly store?: string | false | undefined;
  /** Nothing is taken from the store. */
  readonly fresh?: true | undefined;
  readonly json?: true | undefined;
  readonly ndjson?: true | undefined;
  /** A file for a page with charts. */
  readonly html?: string | undefined;
  readonly quiet?: true | undefined;
}

/** The deals that are asked for: those of the shard, if it is one. */
export const dealsOf = ({ deals, seed, shard }: WinrateOptions): DealRange => {
  const all = { first: seed, count: deals };
  return shard === undefined ? all : shardOf(all, shard.part, shard.parts);
};
