import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../src/cli/game-argument.js';
import { DEAL_COLUMNS, REPORT_COLUMNS } from '../../src/report/csv.js';
import { reportSchema } from '../../src/report/report-schema.js';
import { openStore } from '../../src/store/open.js';
import { storeWriter } from '../../src/store/write.js';
import { made, PLAYER } from '../store/made.js';
import { patience } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'patience-report-'));
const store = join(folder, 'all.db');

/** Deals of a game: three won, one lost, one that no round decided. */
const keep = async (name: string, set: readonly string[] = []) => {
  const { id, name: game, changed: options, text: file, spec } = await loadGame(name, set);
  const open = openStore(store);
  const write = storeWriter(open, { rules: { id, game, options, file, spec }, player: PLAYER });
  const open5 = made(5, 'u', 10_000);
  write([made(1, 'w'), made(2, 'w', 200), made(3, 'l'), made(4, 'u', 10_000), open5], 10_000);
  write([made(4, 'w', 30_000), made(5, 'u', 100_000)], 100_000);
  open.close();
};

const report = (...args: string[]) => patience(['report', store, ...args]);
const lines = (text: string) => text.trimEnd().split('\n');

describe('patience report', () => {
  beforeAll(async () => {
    await keep('clock');
    await keep('klondike', ['draw=1']);
    await keep('will-o-the-wisp');
  });

  it('prints a line a game, and how they were played', () => {
    const { stdout, stderr, status } = report();
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^clock +5 +3 +1 +1 +60% to 80% +14% to 100%/m);
    expect(stdout).toMatch(/^klondike, draw=1 +5/m);
    expect(stdout).toMatch(/^will-o-the-wisp +5/m);
    expect(stdout).toContain('strategy turns, all cards known; at most 100,000 states');
  });

  it('tells of one game in ten lines', () => {
    expect(report('clock').stdout).toMatch(/^ {2}winnable {3}60\.0% to 80\.0%; 95% interval/m);
  });

  it('finds games by their aliases too, and reports on a limit or some seeds alone', () => {
    expect(report('big-ben').stdout).toBe(report('clock').stdout);
    expect(report('clock', '--states', '10k').stdout).toContain('undecided  2 (states 2)');
    expect(report('clock', '--seed', '3').stdout).toContain('3: seeds 3 to 5');
    expect(report('clock', '--seed', '2', '--deals', '2').stdout).toContain('2: seeds 2 to 3');
  });

  it('writes JSON of the published form', () => {
    const { games } = reportSchema.parse(JSON.parse(report('--json').stdout));
    expect(games.map(({ game, title }) => [game, title])).toEqual([
      ['clock', 'The Clock'],
      ['klondike', 'Klondike'],
      ['will-o-the-wisp', "Will o' the Wisp"],
    ]);
    expect(games[0]?.hardest.decided[0]?.command).toBe(
      'patience solve clock --seed 4 --states 100000 --strategy turns',
    );
    expect(games[1]?.command).toBe(
      'patience winrate klondike --set draw=1 --deals 5 --seed 1 --states 100000 --strategy turns',
    );
  });

  it('writes CSV: a line a game, or a line a deal', () => {
    const games = lines(report('--csv').stdout);
    expect(games[0]).toBe(REPORT_COLUMNS.map(({ name }) => name).join(','));
    expect(games).toHaveLength(4);
    expect(games[2]).toContain('"{""draw"":1}"');
    const deals = lines(report('clock', '--rows').stdout);
    expect(deals[0]).toBe(DEAL_COLUMNS.map(({ name }) => name).join(','));
    expect(deals[4]).toMatch(/^clock,[0-9a-f]{16},\{\},4,solved,,30000,29999,100000,40000,12,3$/);
    expect(deals).toHaveLength(6);
  });

  it('has columns that the README explains', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, games, deals] = /Columns of `--csv`(.*?)Of `--rows`(.*?)\n\n/s.exec(readme)!;
    for (const { name } of REPORT_COLUMNS) expect(games).toContain(`\`${name}\``);
    for (const { name } of DEAL_COLUMNS) expect(deals).toContain(`\`${name}\``);
  });

  it('writes Markdown, as many cells a row', () => {
    const rows = lines(report('--md').stdout).filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map((row) => row.split('|').length)).size).toBe(1);
  });

  it('writes a page into a file, with the rules in words and the commands', () => {
    const file = join(folder, 'report.html');
    const { stdout, status } = report('--html', '-o', file);
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('Win rates of 3 games of patience');
    expect(page).toContain('All cards are to be brought to the hours.');
    expect(page).toContain('patience solve clock --seed 4 --states 100000 --strategy turns');
  });

  it('has a page that winrate writes too, without a store', () => {
    const file = join(folder, 'winrate.html');
    const small = ['klondike', '--set', 'ranks=5', '--set', 'piles=4', '--deals', '9'];
    const { stdout, status } = patience(['winrate', ...small, '--no-store', '--html', file]);
    expect(status).toBe(0);
    expect(stdout).toContain('winnable');
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('How often Klondike, piles=4, ranks=5 can be won');
    expect(page).toContain('patience solve klondike --set ranks=5 --set piles=4 --seed ');
  });

  it.each([
    [64, 'it holds clock, klondike', [store, 'whist']],
    [64, '--csv', [store, '--html', '--csv']],
    [65, 'no deals in that range', [store, '--seed', '9']],
    [66, 'there is no store', [join(folder, 'none.db')]],
    [65, 'is damaged or no store', [fileURLToPath(import.meta.url)]],
    [74, 'cannot be written', [store, '-o', join(folder, 'none', 'x.txt')]],
  ])('ends with status %d and says: %s', (status, hint, args) => {
    const result = patience(['report', ...args]);
    expect(result).toMatchObject({ stdout: '', status });
    expect(result.stderr).toContain(hint);
  });
});
