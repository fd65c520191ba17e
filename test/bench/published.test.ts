import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { beside } from '../../bench/published/beside.js';
import { besideMarkdown } from '../../bench/published/markdown.js';
import { publishedRows } from '../../bench/published/rows.js';
import { loadGame } from '../../src/cli/game-argument.js';
import { findGame } from '../../src/rules/catalogue.js';

const ROWS = publishedRows();
const RUN = {
  row: 2,
  game: 'bakers-game',
  set: ['cells=4'],
  rules: '0123456789abcdef',
  deals: 1000,
  asked: { deals: 1000 },
  limits: { states: 5_000_000, memory: 2 ** 28 },
  milliseconds: 1234,
  version: '0.1.0',
};

describe('the published table', () => {
  it('has 83 rows whose numbers agree with each other', () => {
    expect(ROWS.length).toBe(83);
    for (const { row, percent, low, high, counts } of ROWS) {
      expect({ row, ordered: low <= percent && percent <= high }).toEqual({ row, ordered: true });
      const { solved, unsolvable, undecided } = counts;
      const share = (100 * solved) / (solved + unsolvable + undecided);
      // Wilson's interval is not centred on the share, and its middle is what is printed.
      expect(share).toBeGreaterThan(low - 0.01);
      expect(share).toBeLessThan(high + 0.01);
    }
  });

  it('says of each row which game it is, each once, or why none', () => {
    const ours = ROWS.map(({ ours: one }) => JSON.stringify(one));
    expect(ROWS.filter(({ ours: one }) => 'why' in one).map(({ row }) => row)).toEqual([34, 35]);
    expect(new Set(ours).size).toBe(82); // both Carpets have the same reason
  });

  it('tells the same rates as the rule files do of these games', async () => {
    for (const { percent, counts, ours } of ROWS) {
      if ('why' in ours || ours.set.length > 0 || 'unknown' in findGame(ours.game)) continue;
      const { known } = (await loadGame(ours.game)).spec;
      const deals = counts.solved + counts.unsolvable + counts.undecided;
      if (known !== undefined)
        expect({ game: ours.game, percent: known.percent, deals: known.deals }).toEqual({
          game: ours.game,
          percent,
          deals,
        });
    }
  });

  it('flags a row only if the intervals at 99.9% have nothing in common', () => {
    const row = ROWS[1]!;
    const of = (solved: number, undecided: number) =>
      beside(row, { ...RUN, counts: { solved, unsolvable: 1000 - solved - undecided, undecided } });
    expect(of(750, 0)).toMatchObject({ apart: false, theirs: { percent: 75.053 } });
    expect(of(715, 0).apart).toBe(false); // outside of their 95%, not of 99.9%
    expect(of(690, 0).apart).toBe(true);
    expect(of(690, 100).apart).toBe(false);
    expect(of(810, 0).apart).toBe(true);
    expect(besideMarkdown([of(690, 0)])).toContain('| bakers-game cells=4 | **apart** |');
    expect(besideMarkdown([of(690, 100)])).toContain('| 69.00 to 79.00 |');
  });
});

describe('npm run published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patience-published-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const script = fileURLToPath(new URL('../../bench/published.ts', import.meta.url));
  const file = join(folder, 'runs.jsonl');
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', script, '--out', file, '--threads', '1', ...args],
      { encoding: 'utf8' },
    );

  it('plays a row, keeps it, and does not play it again', () => {
    const args = ['--rows', '77', '--deals', '5', '--states', '300'];
    const first = run(...args);
    expect(first.stdout).toMatch(
      /^\| 77 \| Klondike, draw 3; spaces any, build red-black \| 94.959 /m,
    );
    expect(first.stdout).toContain('| klondike spaces=any |');
    const kept = readFileSync(file, 'utf8');
    expect(run(...args, '--json').stdout).toContain('"deals": 5');
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  it('says why a row is not done', () => {
    const { stdout, stderr } = run('--rows', 'carpet');
    expect(stdout.trim().split('\n').length).toBe(2);
    expect(stderr).toMatch(/not done: row 34, Carpet, .*two packs/);
  });
});
