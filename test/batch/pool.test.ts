import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BatchRequest, runBatch, runSides } from '../../src/batch/pool.js';
import type { DealRow } from '../../src/batch/row.js';
import { DEFAULT_SOLVER } from '../../src/batch/solver.js';
import { loadRules } from '../../src/rules/load.js';
import type { Spec } from '../../src/rules/spec.js';

const specOf = (file: string, settings: Record<string, unknown>): Spec => {
  const text = readFileSync(new URL(`../../rules/${file}`, import.meta.url), 'utf8');
  const result = loadRules(
    text,
    file,
    Object.entries(settings).map(([name, value]) => ({ name, value })),
  );
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.loaded.spec;
};

const request: BatchRequest = {
  spec: specOf('classic/klondike.yaml', { ranks: 7, piles: 5 }),
  deals: { first: 5, count: 60 },
  solver: DEFAULT_SOLVER,
  limits: { states: 20_000, memory: 2 ** 22 },
  threads: 1,
};

const untimed = (rows: readonly DealRow[]) => rows.map(({ milliseconds: _, ...row }) => row);

describe('a batch on several threads', () => {
  it('has the same rows with one thread and with three, in the order of the deals', async () => {
    const one = await runBatch(request);
    const three = await runBatch({ ...request, threads: 3 });
    expect(untimed(three.rows)).toEqual(untimed(one.rows));
    expect(one.rows.map((row) => row.seed)).toEqual(
      Array.from({ length: 60 }, (_, i) => String(5 + i)),
    );
    expect(one.missing).toEqual([]);
    expect(new Set(one.rows.map((row) => row.verdict)).size).toBeGreaterThan(1);
  });

  it('gives the rows of a deal whatever deals stand before it', async () => {
    const all = await runBatch(request);
    const tail = await runBatch({ ...request, deals: { first: 45, count: 20 } });
    expect(untimed(tail.rows)).toEqual(untimed(all.rows.slice(40)));
  });

  it('does the same deals in two ways as each way would be done alone', async () => {
    const other = { ...request, spec: specOf('classic/klondike.yaml', { ranks: 7, piles: 4 }) };
    const { rows, missing } = await runSides({ ...request, sides: [request, other], threads: 3 });
    expect(missing).toEqual([]);
    for (const [side, alone] of [request, other].entries())
      expect(untimed(rows.map((both) => both[side]!))).toEqual(
        untimed((await runBatch(alone)).rows),
      );
  });

  it('keeps only deals done in both ways when it is stopped', async () => {
    const stop = new AbortController();
    const seen = [0, 0];
    const { rows, missing } = await runSides({
      ...request,
      sides: [request, { ...request, solver: { ...DEFAULT_SOLVER, without: ['safe-up'] } }],
      deals: { first: 1, count: 1_000_000 },
      signal: stop.signal,
      onRow: (_, side) => {
        seen[side]!++;
        if (seen[1] === 5) stop.abort();
      },
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(Math.min(...seen));
    expect(rows.every(([one, two]) => one!.seed === two!.seed)).toBe(true);
    expect(missing.reduce((sum, { count }) => sum + count, 0)).toBe(1_000_000 - rows.length);
  });

  it('stops when asked, keeps what is finished and knows what is missing', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const onRow = (row: DealRow) => {
      seen.push(row.seed);
      if (seen.length === 10) stop.abort();
    };
    const { rows, missing } = await runBatch({
      ...request,
      deals: { first: 1, count: 1_000_000 },
      threads: 2,
      signal: stop.signal,
      onRow,
    });
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.map((row) => row.seed)).toEqual(seen.toSorted((a, b) => Number(a) - Number(b)));
    const lacking = missing.reduce((sum, { count }) => sum + count, 0);
    expect(lacking).toBe(1_000_000 - rows.length);
    expect(missing.at(-1)!.first + missing.at(-1)!.count).toBe(1_000_001);
  });

  it('interrupts a deal that is being worked on, without a row for it', async () => {
    const stop = new AbortController();
    // Deals 9 and 10 of Klondike are decided at once, deal 8 takes over ten million states.
    const { rows, missing } = await runBatch({
      ...request,
      spec: specOf('classic/klondike.yaml', {}),
      deals: { first: 8, count: 3 },
      threads: 2,
      limits: { states: Number.MAX_SAFE_INTEGER, memory: 2 ** 24 },
      signal: stop.signal,
      onRow: ({ seed }) => {
        if (seed === '10') stop.abort();
      },
    });
    expect(rows.map((row) => row.seed)).toEqual(['9', '10']);
    expect(missing).toEqual([{ first: 8, count: 1 }]);
  });

  it('names the deal at which a worker throws', async () => {
    const { rows, crash } = await runBatch({
      ...request,
      solver: { strategy: 'unheard of', without: [] },
    });
    expect(rows).toEqual([]);
    expect(crash?.seed).toBe('5');
    expect(crash?.error.message).toContain('unheard of');
  });

  it('names the deal at which a worker dies, and keeps the rows before it', async () => {
    const { rows, crash, missing } = await runBatch({
      ...request,
      deals: { first: 1, count: 40 },
      worker: new URL('./crashing-worker.js', import.meta.url),
    });
    expect(rows.map((row) => row.seed)).toEqual(['1', '2', '3']);
    expect(missing).toEqual([{ first: 4, count: 37 }]);
    expect(crash?.seed).toBe('4');
  });
});
