import { describe, expect, it } from 'vitest';
import { type BenchResult, benchReport, type Contestant } from '../../src/report/bench.js';
import { benchSchema } from '../../src/report/bench-schema.js';
import { benchText } from '../../src/report/bench-text.js';
import type { VerdictName } from '../../src/search/verdict.js';

const setting = (count: number) => ({
  game: 'a-game',
  rules: '0123456789abcdef',
  options: {},
  deals: Array.from({ length: count }, (_, i) => String(i + 1)),
  without: [],
  limits: { states: 1000, memory: 2 ** 20 },
  version: '0.0.0',
  command: 'patience bench a-game',
});

const strategy = (name: string, verdicts: string, visited: number): Contestant => ({
  name,
  outside: false,
  results: [...verdicts].map((letter): BenchResult => {
    const verdict = ({ s: 'solved', u: 'unsolvable' } as const)[letter] ?? 'undecided';
    return { verdict, visited: verdict === 'undecided' ? 1000 : visited, milliseconds: 2 };
  }),
});

const outside = (verdicts: readonly VerdictName[]): Contestant => ({
  name: 'other',
  outside: true,
  results: verdicts.map((verdict) => ({ verdict, milliseconds: 8 })),
});

describe('a bench', () => {
  it('counts, and takes an undecided deal for twice the limit', () => {
    const { contestants } = benchReport(setting(4), [strategy('a', 'ssu?', 100)], 0.95);
    expect(contestants[0]).toMatchObject({
      counts: { solved: 2, unsolvable: 1, undecided: 1 },
      par2: (300 + 2000) / 4,
      states: { median: 100, mean: 325, p95: 1000 },
      milliseconds: { total: 8 },
    });
  });

  it('says which decides more, when that is shown', () => {
    const few = strategy('few', `${'s'.repeat(10)}${'?'.repeat(30)}`, 100);
    const many = strategy('many', 's'.repeat(40), 100);
    const [pair] = benchReport(setting(40), [few, many], 0.95).pairs;
    expect(pair!.difference.estimate).toBeCloseTo(0.75, 12);
    expect(pair!.says).toBe('many decides more deals than few');
    const [back] = benchReport(setting(40), [many, few], 0.95).pairs;
    expect(back!.says).toBe('few decides fewer deals than many');
  });

  it('says which is cheaper where as many are decided, and nothing of equals', () => {
    const dear = strategy('dear', 's'.repeat(20), 100);
    const cheap = strategy('cheap', 's'.repeat(20), 50);
    const [pair] = benchReport(setting(20), [dear, cheap], 0.95).pairs;
    expect(pair!.ratio).toMatchObject({ of: 'states', ratio: expect.closeTo(0.5, 12) });
    expect(pair!.says).toContain('cheap needs less states');
    const [same] = benchReport(setting(20), [dear, { ...dear, name: 'same' }], 0.95).pairs;
    expect(same!.says).toBe('no difference is shown');
  });

  it('holds another program against ours by time, and shows contradictions', () => {
    const ours = strategy('ours', 'su?', 100);
    const report = benchReport(setting(3), [ours, outside(['solved', 'solved', 'solved'])], 0.95);
    expect(report.pairs[0]!.ratio!.of).toBe('milliseconds');
    expect(report.pairs[0]!.contradictions).toEqual(['2']);
    expect(benchText(report)).toContain('CONTRADICTION: one solves and the other calls lost 2');
  });

  it('writes what its schema says, one deal too', () => {
    for (const n of [1, 3]) {
      const report = benchReport(
        setting(n),
        [strategy('a', 's'.repeat(n), 5), strategy('b', 's'.repeat(n), 9)],
        0.95,
      );
      expect(benchSchema.safeParse(JSON.parse(JSON.stringify(report))).error).toBeUndefined();
      expect(benchText(report)).toMatch(/^a-game \(rules 0123456789abcdef\), /);
    }
  });
});
