import type { Spec } from '../rules/spec.js';
import type { Keeper } from './keeper.js';
import type { DealRange } from './plan.js';
import type { DealRow } from './row.js';
import type { SolverOptions } from './solver.js';

/** A round that begins. */
export interface RoundInfo {
  /** Its number, from 1, and how many there are at most. */
  readonly round: number;
  readonly rounds: number;
  /** Positions a deal at most in this round, and in those to come. */
  readonly limit: number;
  readonly later: readonly number[];
  /** The seeds of the deals that it tries, in order. */
  readonly seeds: Float64Array;
}

/** One way of playing that deals are tried in. */
export interface Side {
  /** Checked rules with their options put in. */
  readonly spec: Spec;
  readonly solver: SolverOptions;
}

/** A deal after a round. */
export interface DealNews {
  /** What is known of it, a row for each side, in their order. */
  readonly rows: readonly DealRow[];
  /** What was known before the round. */
  readonly before: readonly DealRow[] | undefined;
  /** No further round will try it. */
  readonly settled: boolean;
}

export interface BatchRequest {
  /** The ways in which each deal is tried; mostly one. */
  readonly sides: readonly Side[];
  readonly deals: DealRange;
  /** For each deal. Memory too: a share of it would make answers depend on the threads. */
  readonly limits: { readonly states: number; readonly memory: number };
  readonly threads: number;
  /** Asks to stop: deals being worked on are given up, finished rows are kept. */
  readonly signal?: AbortSignal;
  /** What is known already, and where rows are kept before they are reported. */
  readonly keeper?: Keeper;
  /** What the threads run, if not `worker.ts`. */
  readonly worker?: URL;
  /**
   * Looked at when the first so many deals of the range have been through all rounds, at numbers
   * that do not depend on anything but the range: true ends the batch there.
   */
  readonly enough?: (deals: number) => boolean;
  /** A round begins. */
  readonly onRound?: (round: RoundInfo) => void;
  /** A deal has been through a round, in any order. */
  readonly onDeal?: (deal: DealNews) => void;
}
