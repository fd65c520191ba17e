import type { Position } from '../core/types.js';
import type { Spec } from '../rules/spec.js';
import type { VerdictName } from '../search/verdict.js';

/** A deal and what to call it: `7`, `ms:617`. */
export interface NamedDeal {
  readonly deal: string;
  readonly position: Position;
}

/** What a process of its own is asked: every deal by every strategy. Plain data. */
export interface BenchTask {
  readonly spec: Spec;
  readonly strategies: readonly string[];
  /** Dominances to leave out. */
  readonly without: readonly string[];
  readonly deals: readonly NamedDeal[];
  readonly limits: { readonly states: number; readonly memory: number };
}

/** One deal by one strategy. All but `milliseconds` is the same on every machine. */
export interface BenchRow {
  readonly deal: string;
  readonly strategy: string;
  readonly verdict: VerdictName;
  /** Positions arrived at, and different ones stored. */
  readonly visited: number;
  readonly stored: number;
  /** Moves of the line found; 0 if there is none. */
  readonly moves: number;
  /** CPU time of the process, its collector and compiler of code too. */
  readonly milliseconds: number;
}
