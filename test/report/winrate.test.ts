import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealRow } from '../../src/batch/row.js';
import { formatInterval } from '../../src/report/numbers.js';
import { quantile, spreadOf } from '../../src/report/quantile.js';
import { type WinrateSetting, winEstimate, winrateReport } from '../../src/report/winrate.js';
import { winrateSchema } from '../../src/report/winrate-schema.js';
import { winrateText } from '../../src/report/winrate-text.js';
import { INTERVAL_METHODS, winInterval } from '../../src/stats/intervals.js';

const setting: WinrateSetting = {
  game: 'A Game',
  rules: '0123456789abcdef',
  options: { draw: 1, 'worrying-back': false },
  deals: { first: 1, count: 10 },
  strategy: 'default',
  without: [],
  limits: { states: 5_000_000, memory: 2 ** 28 },
  version: '1.2.3',
  command: 'patience winrate a-game --deals 10 --seed 1 --states 5000000',
};

/** So many deals of each verdict, the k-th after k visits. */
const rowsOf = (solved: number, unsolvable: number, undecided: number): DealRow[] =>
  Array.from({ length: solved + unsolvable + undecided }, (_, i) => ({
    seed: String(i + 1),
    verdict: i < solved ? 'solved' : i < solved + unsolvable ? 'unsolvable' : 'undecided',
    ...(i < solved + unsolvable ? {} : { reason: 'states' as const }),
    visited: i + 1,
    stored: 1,
    moves: 0,
    milliseconds: 1,
    limit: 5_000_000,
    total: i + 1,
  }));

const reportOf = (rows: DealRow[]) => winrateReport(setting, rows, 0.95, 'clopper-pearson');

describe('the report of a win rate', () => {
  it('counts undecided deals both ways', () => {
    const report = reportOf(rowsOf(6, 3, 1));
    expect(report.counts).toEqual({
      solved: 6,
      unsolvable: 3,
      undecided: 1,
      reasons: { states: 1 },
    });
    expect(report.estimate).toEqual({ low: 0.6, high: 0.7 });
    // Clopper-Pearson at 95%: the low end for 6 of 10, the high end for 7 of 10.
    expect(report.interval.low).toBeCloseTo(0.2624, 4);
    expect(report.interval.high).toBeCloseTo(0.9333, 4);
    expect(report.states).toEqual({ median: 5, mean: 5.5, p95: 10, max: 10 });
  });

  it('is what the published schema says', () => {
    expect(winrateSchema.parse(reportOf(rowsOf(6, 3, 1)))).toEqual(reportOf(rowsOf(6, 3, 1)));
    const none = reportOf([]);
    expect(winrateSchema.parse(none)).toEqual(none);
    expect(winrateSchema.safeParse({ ...none, winrate: 0.5 }).success).toBe(false);
  });

  it('is about ten lines for people', () => {
    expect(winrateText(reportOf(rowsOf(6, 3, 1)))).toBe(
      [
        'A Game, draw=1, worrying-back=no (rules 0123456789abcdef)',
        '  deals      10: seeds 1 to 10',
        '  winnable   60.0% to 70.0%; 95% interval 26.2% to 93.4% (Clopper-Pearson)',
        '  solved     6',
        '  unsolvable 3',
        '  undecided  1 (states 1)',
        '  states     median 5, mean 6, 95% up to 10, most 10 a deal in its last round',
        '  rounds     5,000,000 states: 9 of 10 decided; 55 visited in all',
        '  played by  strategy default, all cards known; at most 5,000,000 states and 256M a deal; version 1.2.3',
        '  again      patience winrate a-game --deals 10 --seed 1 --states 5000000',
      ].join('\n'),
    );
  });

  it('doubts itself exactly when undecided deals make up most of the interval', () => {
    const doubts = (rows: DealRow[]) => winrateText(reportOf(rows)).includes('Most of the width');
    expect(doubts(rowsOf(6, 3, 1))).toBe(false);
    expect(doubts(rowsOf(50, 30, 20))).toBe(true);
    expect(doubts(rowsOf(0, 0, 10))).toBe(true);
    expect(doubts(rowsOf(10, 0, 0))).toBe(false);
  });

  it.each([
    [true, 'kept. To go on:'],
    [false, 'To begin anew:'],
  ])('says how to go on after an interruption, with a store: %s', (kept, words) => {
    const missing = [{ first: 3, count: 8 }];
    const text = winrateText(
      winrateReport(setting, rowsOf(1, 1, 0), 0.95, 'wilson', {
        interrupted: { missing, open: 1, kept, command: 'patience winrate a-game' },
      }),
    );
    expect(text).toContain('2 of 10: seeds 1 to 10');
    expect(text).toContain(`${words}\n  patience winrate a-game`);
    expect(text).toContain('1 may yet be decided');
  });

  it('says that there are no deals', () => {
    expect(winrateText(reportOf([]))).toContain('no deal was finished');
  });
});

describe('estimate and interval', () => {
  const counts = fc.record({
    solved: fc.integer({ min: 0, max: 500 }),
    unsolvable: fc.integer({ min: 0, max: 500 }),
    undecided: fc.integer({ min: 1, max: 500 }),
  });

  it('narrow when an undecided deal turns out either way, and move the right end', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(...INTERVAL_METHODS), (before, method) => {
        const undecided = before.undecided - 1;
        const won = { ...before, undecided, solved: before.solved + 1 };
        const lost = { ...before, undecided, unsolvable: before.unsolvable + 1 };
        for (const bounds of [
          winEstimate,
          (c: typeof before) => winInterval(c, 0.95, method),
        ] as const) {
          expect(bounds(won).low).toBeGreaterThan(bounds(before).low);
          expect(bounds(won).high).toBeCloseTo(bounds(before).high, 12);
          expect(bounds(lost).low).toBeCloseTo(bounds(before).low, 12);
          expect(bounds(lost).high).toBeLessThan(bounds(before).high);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('are nested: the interval holds the estimate', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(...INTERVAL_METHODS), (c, method) => {
        const { low, high } = winInterval(c, 0.95, method);
        expect(low).toBeLessThanOrEqual(winEstimate(c).low + 1e-12);
        expect(high).toBeGreaterThanOrEqual(winEstimate(c).high - 1e-12);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('are shown rounded outwards', () => {
    expect(formatInterval({ low: 0.12349, high: 0.98701 }, 1000)).toBe('12.3% to 98.8%');
    expect(formatInterval({ low: 0.07, high: 0.29 }, 1000)).toBe('7.0% to 29.0%');
    expect(formatInterval({ low: 0.12349, high: 0.98701 }, 10_000)).toBe('12.34% to 98.71%');
  });
});

describe('quantiles', () => {
  it('are the nearest rank', () => {
    const values = [15, 20, 35, 40, 50];
    expect([0.05, 0.3, 0.4, 0.5, 1].map((p) => quantile(values, p))).toEqual([15, 20, 20, 35, 50]);
  });

  it('do not depend on the order of the values', () => {
    const spread = { median: 3, mean: 22, p95: 100, max: 100 };
    expect(spreadOf([1, 100, 3, 2, 4])).toEqual(spread);
    expect(spreadOf([])).toBeUndefined();
  });
});
