import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BenchReport } from '../../src/report/bench.js';
import { benchSchema } from '../../src/report/bench-schema.js';
import { patience } from './run.js';

/** A small Klondike: each deal takes milliseconds. */
const SMALL = ['klondike', '--set', 'ranks=7', '--set', 'piles=5', '--states', '20k'];

const json = (...args: string[]): BenchReport => {
  const { stdout, stderr, status } = patience(['bench', ...args, '--json']);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return benchSchema.parse(JSON.parse(stdout)) as BenchReport;
};

/** All that is the same on every machine. */
const untimed = ({ contestants }: BenchReport) =>
  contestants.map(({ name, results, par2 }) => ({
    name,
    par2,
    results: results.map(({ milliseconds: _, ...rest }) => rest),
  }));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const csv = (name: string, ...lines: string[]): string => {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

describe('patience bench', () => {
  it('holds strategies against the first, on the same deals, the same each time', () => {
    const args = [...SMALL, '-n', '8', '--strategies', 'depth-first,turns'];
    const report = json(...args);
    expect(report.deals).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(report.contestants.map(({ name }) => name)).toEqual(['depth-first', 'turns']);
    expect(report.pairs.map(({ names }) => names)).toEqual([['depth-first', 'turns']]);
    expect(report.pairs[0]!.contradictions).toEqual([]);
    expect(untimed(json(...args))).toEqual(untimed(report));
  });

  it('says the same in words, with the command that makes it again', () => {
    const { stdout, status } = patience(['bench', ...SMALL, '-n', '3', '--strategies', 'turns']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^klondike, piles=5, ranks=7 \(rules [0-9a-f]{16}\), 3 deals: 1 to 3\n/);
    expect(stdout).toContain(
      'again: patience bench klondike --strategies turns --set ranks=7 --set piles=5 --deals 3 --seed 1 --states 20000',
    );
  });

  it('takes the results of another program beside ours', () => {
    const file = csv(
      'other.csv',
      'deal,verdict,ms',
      'ms:2,win,1.5',
      'ms:1,unknown,7',
      'ms:9,lose,1',
    );
    const args = ['free-cell', '--strategies', 'turns', '--numbers', 'ms', '-n', '2'];
    const { contestants, pairs } = json(...args, '--with', `other=${file}`);
    expect(contestants[1]).toMatchObject({
      name: 'other',
      outside: true,
      results: [
        { verdict: 'undecided', milliseconds: 7 },
        { verdict: 'solved', milliseconds: 1.5 },
      ],
    });
    expect(pairs[0]!.ratio!.of).toBe('milliseconds');
  });

  it.each([
    ['a column is missing', ['deal,verdict', '1,win'], 'line 1: no column ms'],
    ['an answer is unknown', ['deal,verdict,ms', '1,maybe,3'], 'line 2: verdict maybe'],
    ['a time is none', ['deal,verdict,ms', '1,win,soon'], 'line 2: ms soon'],
    ['a deal is there twice', ['deal,verdict,ms', '1,win,1', '1,win,1'], 'deal 1 was there before'],
    ['a deal is missing', ['deal,verdict,ms', '2,win,1'], 'no row for 1 of 1 deals, such as 1'],
  ])('refuses results if %s', (_, lines, message) => {
    const file = csv('bad.csv', ...lines);
    const run = patience(['bench', ...SMALL, '-n', '1', '--with', `other=${file}`]);
    expect(run.status).toBe(65);
    expect(run.stderr).toContain(message);
    expect(run.stdout).toBe('');
  });

  it('refuses unknown strategies and files that are not there', () => {
    const unknown = patience(['bench', ...SMALL, '--strategies', 'turns,magic']);
    expect(unknown.status).toBe(64);
    expect(unknown.stderr).toContain('no strategy is named magic');
    const none = patience(['bench', ...SMALL, '-n', '1', '--with', `x=${join(folder, 'none')}`]);
    expect(none.status).toBe(66);
  });
});
