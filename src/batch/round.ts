import { isSettled } from '../search/rounds.js';
import { type Chunk, nextChunk, seedOf } from './plan.js';
import type { Crash, Pool } from './pool.js';
import type { BatchRequest } from './request.js';
import { afterRound, type DealRow, type SearchRow } from './row.js';

/** What the rounds of a batch work on; `rows`, `settled` and `failure` are filled in. */
export interface RoundWork {
  readonly request: BatchRequest;
  readonly pool: Pool;
  /** Not 0: stop. */
  readonly stop: Int32Array;
  /** By side and deal, what is known. */
  readonly rows: readonly (DealRow | undefined)[][];
  /** By deal: 1 if no further round will try it. */
  readonly settled: Uint8Array;
  readonly limits: readonly number[];
  /** Which of the limits, from 0. */
  readonly round: number;
  /** Which deals. */
  readonly part: Chunk;
  readonly failure: { crash?: Crash; fault?: unknown };
}

/** Tries the deals of a part that are not settled, each in the ways that are not settled. */
export const runRound = async (work: RoundWork): Promise<void> => {
  const { request, pool, stop, rows, settled, limits, round, part, failure } = work;
  const { deals, sides, keeper } = request;
  const limit = limits[round]!;
  const later = limits.slice(round + 1);
  /** Whether a search of this round is to come. */
  const lacks = (i: number, side: number): boolean => {
    const row = rows[side]![i];
    if (row === undefined) return true;
    return row.limit < limit && !isSettled(row, sides[side]!.solver.strategy);
  };
  const lacksAny = (i: number) => sides.some((_, side) => lacks(i, side));
  const rowsOf = (i: number) => rows.map((side) => side[i]);
  const indexes = Array.from({ length: part.to - part.from }, (_, k) => part.from + k);
  const open = indexes.filter((i) => settled[i] === 0);
  if (open.length === 0) return;
  const seeds = Float64Array.from(open, (i) => deals.first + i);
  request.onRound?.({ round: round + 1, rounds: limits.length, limit, later, seeds });

  /** What was known before of deals of which some sides are done. */
  const begun = new Map<number, (DealRow | undefined)[]>();
  const take = (row: SearchRow, side: number): void => {
    const i = Number(row.seed) - deals.first;
    if (settled[i] !== 0 || !lacks(i, side)) return;
    const known = begun.get(i) ?? rowsOf(i);
    rows[side]![i] = afterRound(rows[side]![i], row, limit);
    if (lacksAny(i)) {
      begun.set(i, known);
      return;
    }
    begun.delete(i);
    const now = rowsOf(i) as DealRow[];
    const isLast =
      later.length === 0 ||
      now.every((one, other) => isSettled(one, sides[other]!.solver.strategy));
    if (isLast) settled[i] = 1;
    const before = known.includes(undefined) ? undefined : (known as DealRow[]);
    request.onDeal?.({ rows: now, before, settled: isLast });
  };
  const fail = (failed: { crash?: Crash; fault?: unknown }): void => {
    Object.assign(failure, failed, failure); // the first one counts
    Atomics.store(stop, 0, 1);
  };

  try {
    const range = { first: deals.first + part.from, count: part.to - part.from };
    for (const side of sides.keys())
      for (const row of keeper?.known(side, limit, range) ?? []) take(row, side);
  } catch (fault) {
    fail({ fault });
  }

  const todo = open.filter(lacksAny);
  const queue: { readonly seeds: readonly string[]; readonly side: number }[] = [];
  let given = 0;
  let done = 0;
  let milliseconds = 0;
  const fill = (): void => {
    const chunk = nextChunk(todo.length, { given, done, milliseconds }, pool.threads);
    if (chunk === undefined) return;
    given = chunk.to;
    const cut = todo.slice(chunk.from, chunk.to);
    for (const side of sides.keys()) {
      const mine = cut.filter((i) => lacks(i, side));
      if (mine.length > 0) queue.push({ seeds: mine.map((i) => seedOf(deals, i)), side });
    }
  };
  const keepBusy = async (): Promise<void> => {
    while (Atomics.load(stop, 0) === 0) {
      if (queue.length === 0) fill();
      const next = queue.shift();
      if (next === undefined) return;
      const { side } = next;
      const { spec, solver } = sides[side]!;
      const limited = { ...request.limits, states: limit };
      const task = { spec, solver, limits: limited, seeds: next.seeds, stop };
      const crash = await pool.run(task, (found) => {
        try {
          if (failure.fault !== undefined) return;
          keeper?.save(side, limit, found);
        } catch (fault) {
          fail({ fault });
          return;
        }
        for (const row of found) {
          done++;
          milliseconds += row.milliseconds;
          take(row, side);
        }
      });
      if (crash !== undefined) fail({ crash });
    }
  };
  await Promise.all(Array.from({ length: pool.threads }, keepBusy));
};
