import { roundLimits } from '../search/rounds.js';
import { type DealRange, missingDeals } from './plan.js';
import { type Crash, startPool } from './pool.js';
import type { BatchRequest } from './request.js';
import { runRound } from './round.js';
import type { DealRow } from './row.js';

export interface BatchResult {
  /** For each side the rows of the deals that have one on every side, in the order of the deals. */
  readonly rows: readonly (readonly DealRow[])[];
  /** The deals that were to be done: less than asked for if `enough` said so. */
  readonly deals: DealRange;
  /** Deals that lack a row: none, unless it was stopped or something failed. */
  readonly missing: readonly DealRange[];
  /** How many of the rows are of deals that further rounds would have tried. */
  readonly open: number;
  /** Set if a worker crashed. */
  readonly crash?: Crash;
  /** Set if rows could not be kept: what the keeper threw. */
  readonly fault?: unknown;
}

/** Deals before `enough` is asked first, and how much it grows. */
const FIRST_LOOK = 100;
const LOOK_GROWTH = 1.1;

/** Numbers of deals at which `enough` is asked; the last one is all of them. */
const looks = (count: number, asked: boolean): number[] => {
  const list: number[] = [];
  if (asked) for (let n = FIRST_LOOK; n < count; n = Math.ceil(n * LOOK_GROWTH)) list.push(n);
  return [...list, count];
};

/**
 * Solves deals on several threads: all of them within a small limit of positions, then those that
 * are undecided within a greater one, up to `limits.states` (`search/rounds.ts`). The rows do not
 * depend on how many threads there are, on who was first, or on what was known before.
 */
export const runBatch = async (request: BatchRequest): Promise<BatchResult> => {
  const { deals, sides, signal, enough } = request;
  const pool = startPool(
    Math.max(1, Math.min(request.threads, deals.count * sides.length)),
    request.worker,
  );
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const halt = () => Atomics.store(stop, 0, 1);
  const stopped = () => Atomics.load(stop, 0) !== 0;
  const rows = sides.map((): (DealRow | undefined)[] => []);
  const settled = new Uint8Array(deals.count);
  const limits = roundLimits(request.limits.states);
  const failure: { crash?: Crash; fault?: unknown } = {};
  let done = 0;

  if (signal?.aborted === true) halt();
  signal?.addEventListener('abort', halt, { once: true });
  try {
    for (const end of looks(deals.count, enough !== undefined)) {
      for (const round of limits.keys()) {
        if (stopped()) break;
        const part = { from: done, to: end };
        await runRound({ request, pool, stop, rows, settled, limits, round, part, failure });
      }
      done = end;
      if (stopped() || enough?.(end) === true) break;
    }
  } finally {
    signal?.removeEventListener('abort', halt);
    await pool.close();
  }
  const isWhole = (i: number) => rows.every((side) => side[i] !== undefined);
  const whole = Array.from({ length: done }, (_, i) => i).filter(isWhole);
  const part = { first: deals.first, count: done };
  return {
    rows: rows.map((side) => whole.map((i) => side[i]!)),
    deals: part,
    missing: missingDeals(part, isWhole),
    open: whole.filter((i) => settled[i] === 0).length,
    ...failure,
  };
};
