import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WinrateReport } from '../../src/report/winrate.js';
import { winrateSchema } from '../../src/report/winrate-schema.js';
import { patience } from './run.js';

const store = join(mkdtempSync(join(tmpdir(), 'patience-precision-')), 'a.db');

/** A small Klondike of which nine in ten deals are won, each at once. */
const SMALL = ['klondike', '--set', 'ranks=5', '--set', 'piles=4', '--store', store];

const winrate = (...args: string[]) => patience(['winrate', ...SMALL, '--quiet', ...args]);
const report = (...args: string[]) => patience(['report', store, ...args]);

/** The interval of the only game in `report --json`. */
const interval = (text: string) =>
  (JSON.parse(text) as { games: WinrateReport[] }).games[0]!.interval;

describe('patience winrate --precision', () => {
  it('stops at its goal, says so, and says when it cannot be reached', () => {
    const parsed = winrateSchema.parse(JSON.parse(winrate('--precision', '10', '--json').stdout));
    const { low, high, method } = parsed.interval;
    expect(method).toBe('anytime');
    expect((high - low) / 2).toBeLessThanOrEqual(0.1);
    expect(parsed.precision).toEqual({ asked: 0.1, reached: true });
    expect(parsed.deals.count).toBeLessThan(1000);
    const words = winrate('--precision', '10').stdout;
    expect(words).toContain('Stopped when the interval was within 10 points either way.');
    const short = winrate('--precision', '2', '--deals', '110').stdout;
    expect(short).toContain('The interval is not within 2 points either way.');
  });

  it('is known to the store: a report takes the interval that holds, or says that it does not', () => {
    const plain = report('--json');
    expect(interval(plain.stdout).method).toBe('anytime');
    expect(plain.stderr).toContain('a run with --precision chose how many deals');
    const naive = report('--json', '--method', 'wilson');
    expect(interval(naive.stdout).method).toBe('wilson');
    expect(naive.stderr).toContain('too narrow to hold');
    // The same number asked for as if it had been fixed: the report is the same on any store, so the
    // doubt is said beside it.
    const again = winrate('--deals', '40', '--json');
    expect(JSON.parse(again.stdout).interval.method).toBe('clopper-pearson');
    expect(again.stderr).toContain('holds only if their number was fixed before');
    expect(winrate('--deals', '40', '--method', 'anytime').stderr).toBe('');
    expect(winrate('--deals', '40', '--no-store').stderr).toBe('');
    // Other deals, whose number nobody chose by looking at them.
    const others = winrate('--deals', '5', '--seed', '5000000');
    expect([others.status, others.stderr]).toEqual([0, '']);
    const fixed = report('--json', '--seed', '5000000');
    expect(fixed.stderr).toBe('');
    expect(interval(fixed.stdout).method).toBe('clopper-pearson');
  });
});
