import { describe, expect, it } from 'vitest';
import type { DealRow } from '../../src/batch/row.js';
import { winrateReport } from '../../src/report/winrate.js';
import { markdownFoot, markdownHead, markdownRow } from '../../src/report/winrate-markdown.js';

const reportOf = (game: string, verdicts: readonly DealRow['verdict'][]) =>
  winrateReport(
    {
      game,
      rules: '0123456789abcdef',
      options: {},
      deals: { first: 1, count: verdicts.length },
      strategy: 'default',
      without: [],
      limits: { states: 5_000_000, memory: 2 ** 28 },
      version: '1.2.3',
      command: `patience winrate ${game}`,
    },
    verdicts.map((verdict, i) => ({
      seed: String(i + 1),
      verdict,
      visited: 1000 * (i + 1),
      stored: 1,
      moves: 0,
      milliseconds: 1,
      limit: 5_000_000,
      total: 1000 * (i + 1),
    })),
    0.95,
    'clopper-pearson',
  );

const report = reportOf('a-game', ['solved', 'solved', 'unsolvable', 'undecided']);

describe('the table of win rates in Markdown', () => {
  it('has as many cells in each line', () => {
    const cells = [...markdownHead(true).split('\n'), markdownRow(report, 1)].map(
      (line) => line.split('|').length,
    );
    expect(new Set(cells).size).toBe(1);
  });

  it('shows counts, both ends, effort and the command', () => {
    expect(markdownRow(report, 38.4)).toBe(
      '| a-game | 4 | 2 | 1 | 1 | 50.0% to 75.0% | 6.7% to 99.4% | 2,000 | 4,000 | 38 ms ' +
        '| `patience winrate a-game` |',
    );
  });

  it.each([
    [0.456, 'below 1 ms'],
    [4.56, '4.6 ms'],
    [999, '999 ms'],
    [1234, '1.2 s'],
    [41_000, '41 s'],
  ])('writes %d ms as %s', (milliseconds, text) => {
    expect(markdownRow(report, milliseconds)).toContain(` ${text} |`);
  });

  it('says below how the numbers came about', () => {
    expect(markdownFoot([report, reportOf('b-game', ['solved'])])).toBe(
      '95% intervals (Clopper-Pearson), undecided deals counted both ways. Played by strategy ' +
        'default, all cards known; at most 5,000,000 states and 256M a deal; version 1.2.3. ' +
        'Rules: a-game 0123456789abcdef, b-game 0123456789abcdef.',
    );
  });
});
