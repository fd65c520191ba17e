import { describe, expect, it } from 'vitest';
import type { DealRow } from '../../src/batch/row.js';
import {
  type CompareSetting,
  compareReport,
  contradictions,
  type Measure,
  type RowPair,
} from '../../src/report/compare.js';
import { compareSchema } from '../../src/report/compare-schema.js';
import { compareText } from '../../src/report/compare-text.js';
import { formatDifference, formatDifferenceInterval } from '../../src/report/numbers.js';
import type { VerdictName } from '../../src/search/verdict.js';

const side = (label: string, rules: string) => ({
  label,
  rules,
  options: { draw: label.slice(5) },
  strategy: 'default',
});

const settingOf = (measure: Measure): CompareSetting => ({
  game: 'A Game',
  measure,
  about: 'cards turned at a time',
  sides: [side('draw=1', '0123456789abcdef'), side('draw=3', 'fedcba9876543210')],
  deals: { first: 1, count: 20 },
  without: [],
  limits: { states: 5_000_000, memory: 2 ** 28 },
  version: '1.2.3',
  command: 'patience winrate a-game --compare draw=1,3 --deals 20 --seed 1 --states 5000000',
});

const LETTERS: Record<string, VerdictName> = { w: 'solved', l: 'unsolvable', u: 'undecided' };

/** Deals from seed 1 on, each by the letters of its two answers: `wl` is won, lost. */
const rowsOf = (...answers: string[]): RowPair[] =>
  answers.map((two, i) => {
    const row = (letter: string): DealRow => {
      const verdict = LETTERS[letter]!;
      const reason = verdict === 'undecided' ? { reason: 'states' as const } : {};
      const effort = { visited: i + 1, stored: 1, moves: 0, milliseconds: 1 };
      const rounds = { limit: 5_000_000, total: i + 1 };
      return { seed: String(i + 1), verdict, ...reason, ...effort, ...rounds };
    };
    return [row(two[0]!), row(two[1]!)];
  });

const times = (n: number, answer: string) => Array.from({ length: n }, () => answer);

const ROWS = rowsOf('wl', ...times(10, 'ww'), 'lw', 'lw', 'lw', 'wu', 'ul', 'uw', 'lu', 'uu', 'll');
const reportOf = (measure: Measure, rows: readonly RowPair[]) =>
  compareReport(settingOf(measure), rows, 0.95, 'clopper-pearson');

describe('the report of a comparison', () => {
  it('counts deals by both answers, and open ones both ways', () => {
    const report = reportOf('winnable', ROWS);
    expect(report.pairs).toEqual({
      solved: { solved: 10, unsolvable: 1, undecided: 1 },
      unsolvable: { solved: 3, unsolvable: 1, undecided: 1 },
      undecided: { solved: 1, unsolvable: 1, undecided: 1 },
    });
    // Worst for draw=3: 3 to it, 1 + 3 to the other. Best for it: 3 + 3, 1.
    expect(report.difference.estimate).toEqual({ low: -1 / 20, high: 5 / 20 });
    // 3 against 1 of 4: 2 * 5 / 16; made even, 1.
    expect(report.test).toEqual({ method: 'mcnemar', p: 0.625, most: 1 });
    expect(report.apart).toEqual([
      { count: 1, seeds: ['1'] },
      { count: 3, seeds: ['12', '13', '14'] },
    ]);
    expect(report.sides.map(({ estimate }) => estimate)).toEqual([
      { low: 12 / 20, high: 15 / 20 },
      { low: 14 / 20, high: 17 / 20 },
    ]);
  });

  it('measures strategies by what they decide', () => {
    const report = reportOf('decided', rowsOf('wu', 'lu', 'uw', 'ww', 'll', 'uu', 'wu'));
    expect(report.difference.estimate).toEqual({ low: -2 / 7, high: -2 / 7 });
    expect(report.apart.map(({ seeds }) => seeds)).toEqual([['1', '2', '7'], ['3']]);
    expect(report.sides[0].estimate).toEqual({ low: 5 / 7, high: 5 / 7 });
    expect(report.sides[0].counts.undecided).toBe(2);
    expect(report.test.most).toBe(report.test.p);
  });

  it('turns about with the sides', () => {
    const swapped = ROWS.map(([one, other]): RowPair => [other, one]);
    const [there, back] = [reportOf('winnable', ROWS), reportOf('winnable', swapped)];
    expect(back.difference.estimate.low).toBe(-there.difference.estimate.high);
    expect(back.difference.interval.high).toBeCloseTo(-there.difference.interval.low, 12);
    expect(back.test).toEqual(there.test);
    expect(back.apart).toEqual(there.apart.toReversed());
  });

  it('is what the published schema says', () => {
    for (const rows of [ROWS, []]) {
      const report = reportOf('winnable', rows);
      expect(compareSchema.parse(report)).toEqual(report);
      expect(compareSchema.safeParse({ ...report, winner: 'draw=3' }).success).toBe(false);
    }
  });

  it('tells people the difference in words, then what it rests on', () => {
    expect(compareText(reportOf('winnable', ROWS))).toBe(
      [
        'A Game, draw=1 against draw=3 (cards turned at a time)',
        '  deals        20: seeds 1 to 20',
        '  difference   draw=3: 5.0 points less to 25.0 more; 95% interval 31.7 points less to 48.9 more (Tango)',
        '  test         p 0.63, up to 1 by undecided deals (McNemar, exact, two-sided)',
        '  draw=1       winnable 60.0% to 75.0%; 95% interval 36.0% to 91.4% (Clopper-Pearson)',
        '  draw=3       winnable 70.0% to 85.0%; 95% interval 45.7% to 96.8% (Clopper-Pearson)',
        '  only draw=1  1 deal: seed 1',
        '  only draw=3  3 deals: seeds 12, 13, 14',
        '  rules        0123456789abcdef, fedcba9876543210',
        '  played by    strategy default, all cards known; at most 5,000,000 states and 256M a deal; version 1.2.3',
        '  again        patience winrate a-game --compare draw=1,3 --deals 20 --seed 1 --states 5000000',
        '  draw=1 \\ draw=3       solved unsolvable  undecided',
        '  solved                    10          1          1',
        '  unsolvable                 3          1          1',
        '  undecided                  1          1          1',
      ].join('\n'),
    );
  });

  it('says that there are no deals, and how to go on', () => {
    const interrupted = {
      ...{ missing: [{ first: 1, count: 20 }], open: 0, kept: true },
      command: 'patience winrate ..',
    };
    const text = compareText(compareReport(settingOf('winnable'), [], 0.95, 'wilson', interrupted));
    expect(text).toContain('no deal was finished on both sides');
    expect(text).toContain('0 of 20: seeds 1 to 20');
    expect(text).toContain('\n  patience winrate ..');
  });

  it('knows that two strategies cannot contradict each other, and two readings can', () => {
    const rows = rowsOf('ww', 'wl', 'wu', 'lu', 'lw');
    expect(contradictions('decided', rows)).toEqual(['2', '5']);
    expect(contradictions('winnable', rows)).toEqual([]);
  });
});

describe('a difference in words', () => {
  it.each([
    [0.012, 0.012, '1.2 points more'],
    [-0.012, -0.012, '1.2 points less'],
    [0, 0, 'no difference'],
    [0.004, 0.02, '0.4 to 2.0 points more'],
    [-0.02, -0.004, '0.4 to 2.0 points less'],
    [-0.004, 0.02, '0.4 points less to 2.0 more'],
    [0, 0.02, '0.0 to 2.0 points more'],
    [-0.02, 0, '0.0 to 2.0 points less'],
  ])('%d to %d: %s', (low, high, text) => {
    expect(formatDifference({ low, high }, 1000)).toBe(text);
  });

  it('is rounded outwards for an interval', () => {
    expect(formatDifferenceInterval({ low: -0.01234, high: 0.00001 }, 1000)).toBe(
      '1.3 points less to 0.1 more',
    );
    expect(formatDifferenceInterval({ low: -0.01234, high: 0.00001 }, 10_000)).toBe(
      '1.24 points less to 0.01 more',
    );
  });
});
