import { describe, expect, it } from 'vitest';
import { runBatch } from '../../src/batch/batch.js';
import type { RoundInfo } from '../../src/batch/request.js';
import type { DealRow } from '../../src/batch/row.js';
import { klondike, SMALL, untimed } from './klondike.js';

describe('a batch on several threads', () => {
  it('has the same rows with one thread and with three, in the order of the deals', async () => {
    const one = await runBatch(SMALL);
    const three = await runBatch({ ...SMALL, threads: 3 });
    expect(untimed(three.rows)).toEqual(untimed(one.rows));
    expect(one.rows[0]!.map(({ seed }) => seed)).toEqual(
      Array.from({ length: 40 }, (_, i) => String(5 + i)),
    );
    expect(one.missing).toEqual([]);
    expect(one.open).toBe(0);
    expect(new Set(one.rows[0]!.map(({ verdict }) => verdict)).size).toBeGreaterThan(1);
    const tail = await runBatch({ ...SMALL, deals: { first: 35, count: 10 } });
    expect(untimed(tail.rows)).toEqual(untimed([one.rows[0]!.slice(30)]));
  });

  it('does the same deals in two ways as each way would be done alone', async () => {
    const sides = [...SMALL.sides, klondike({ ranks: 7, piles: 4 })];
    const { rows, missing } = await runBatch({ ...SMALL, sides, threads: 3 });
    expect(missing).toEqual([]);
    for (const [i, side] of sides.entries()) {
      const alone = await runBatch({ ...SMALL, sides: [side] });
      expect(untimed([rows[i]!])).toEqual(untimed(alone.rows));
    }
  });

  it('tries undecided deals again in rounds of ten times as many positions', async () => {
    const rounds: Omit<RoundInfo, 'seeds'>[] = [];
    const news: [string, boolean, string | undefined][] = [];
    const { rows } = await runBatch({
      ...SMALL,
      onRound: ({ seeds, ...round }) => rounds.push({ ...round }),
      onDeal: ({ rows: [row], before, settled }) =>
        news.push([row!.seed, settled, before?.[0]?.verdict]),
    });
    expect(rounds).toEqual([
      { round: 1, rounds: 2, limit: 10_000, later: [20_000] },
      { round: 2, rounds: 2, limit: 20_000, later: [] },
    ]);
    const again = rows[0]!.filter(({ limit }) => limit === 20_000);
    expect(again.length).toBeGreaterThan(0);
    for (const row of again) expect(row.total).toBeGreaterThanOrEqual(row.visited + 10_000);
    // In the first round and, for those left open by it, in the second.
    expect(news.slice(0, 40).filter(([, settled]) => !settled)).toHaveLength(again.length);
    expect(news.slice(40)).toEqual(again.map(({ seed }) => [seed, true, 'undecided']));
  });

  it('works out only what is not known, and reports the same', async () => {
    const plain = await runBatch(SMALL);
    const kept = new Map<string, DealRow>();
    const saved: string[] = [];
    const keeper = {
      known: (_: number, limit: number) =>
        [...kept.values()].filter((row) => row.limit === limit && Number(row.seed) < 30),
      save: (_: number, limit: number, found: readonly object[]) => {
        for (const row of found as DealRow[]) {
          saved.push(row.seed);
          kept.set(`${row.seed}/${limit}`, { ...row, limit });
        }
      },
    };
    const first = await runBatch({ ...SMALL, keeper });
    const times = saved.length;
    const second = await runBatch({ ...SMALL, keeper, threads: 2 });
    expect(untimed(first.rows)).toEqual(untimed(plain.rows));
    expect(untimed(second.rows)).toEqual(untimed(plain.rows));
    expect(saved.slice(times).every((seed) => Number(seed) >= 30)).toBe(true);
    expect(saved.length - times).toBeLessThan(times);
  });

  it('ends where it is told that it is enough, after whole rounds', async () => {
    const looks: number[] = [];
    const { deals, rows, missing } = await runBatch({
      ...SMALL,
      sides: [klondike({ ranks: 4, piles: 4 })],
      deals: { first: 1, count: 1_000_000 },
      enough: (n) => looks.push(n) === 3,
    });
    expect(looks).toEqual([100, 111, 123]);
    expect(deals).toEqual({ first: 1, count: 123 });
    expect([rows[0]!.length, missing]).toEqual([123, []]);
  });
});

describe('a batch that ends before its time', () => {
  it('keeps what is finished and knows what is missing', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const { rows, missing } = await runBatch({
      ...SMALL,
      sides: [...SMALL.sides, klondike({ ranks: 7, piles: 4 })],
      deals: { first: 1, count: 1_000_000 },
      threads: 2,
      signal: stop.signal,
      onDeal: ({ rows: [row] }) => {
        seen.push(row!.seed);
        if (seen.length === 5) stop.abort();
      },
    });
    const [one, two] = rows.map((side) => side.map(({ seed }) => seed));
    expect(one!.length).toBeGreaterThanOrEqual(5);
    expect(two).toEqual(one);
    expect(one).toEqual(seen.toSorted((a, b) => Number(a) - Number(b)));
    expect(missing.reduce((sum, { count }) => sum + count, 0)).toBe(1_000_000 - one!.length);
    expect(missing.at(-1)!.first + missing.at(-1)!.count).toBe(1_000_001);
  });

  it('has no row of a round for a deal that was being worked on', async () => {
    const stop = new AbortController();
    // Deals 9 and 10 of Klondike are decided at once, deal 8 takes over ten million states.
    const { rows, missing, open } = await runBatch({
      ...SMALL,
      sides: [klondike({})],
      deals: { first: 8, count: 3 },
      threads: 2,
      limits: { states: Number.MAX_SAFE_INTEGER, memory: 2 ** 24 },
      signal: stop.signal,
      onRound: ({ round }) => {
        if (round === 2) stop.abort();
      },
    });
    expect(rows[0]!.map(({ seed, limit }) => [seed, limit])).toEqual([
      ['8', 10_000],
      ['9', 10_000],
      ['10', 10_000],
    ]);
    expect([missing, open]).toEqual([[], 1]);
  });

  it('names the deal at which a worker throws', async () => {
    const { rows, crash } = await runBatch({ ...SMALL, sides: [klondike({}, 'unheard of')] });
    expect(rows).toEqual([[]]);
    expect(crash?.seed).toBe('5');
    expect(crash?.error.message).toContain('unheard of');
  });

  it('names the deal at which a worker dies, and keeps the rows before it', async () => {
    const { rows, crash, missing } = await runBatch({
      ...SMALL,
      deals: { first: 1, count: 40 },
      worker: new URL('./crashing-worker.js', import.meta.url),
    });
    expect(rows[0]!.map(({ seed }) => seed)).toEqual(['1', '2', '3']);
    expect(missing).toEqual([{ first: 4, count: 37 }]);
    expect(crash?.seed).toBe('4');
  });

  it('ends when rows cannot be kept, and reports only those that are', async () => {
    let saved = 0;
    const { rows, fault } = await runBatch({
      ...SMALL,
      keeper: {
        known: () => [],
        save: (_, __, found) => {
          if (saved + found.length > 12) throw new Error('full');
          saved += found.length;
        },
      },
    });
    expect(rows[0]).toHaveLength(saved);
    expect(fault).toEqual(new Error('full'));
  });
});
