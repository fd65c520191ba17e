import { describe, expect, it } from 'vitest';
import type { DealRow } from '../../src/batch/row.js';
import type { WinrateReport } from '../../src/report/winrate.js';
import { dealRowSchema, winrateSchema } from '../../src/report/winrate-schema.js';
import { finish, start } from './start.js';

/** A small Klondike: some deals are won, some are lost, each within milliseconds. */
const SMALL = ['klondike', '--set', 'ranks=7', '--set', 'piles=5', '--states', '20k'];

const run = (...args: string[]) => finish(start(...args));

/** The lines of `--ndjson`: rows, then the report; all have the published form. */
const readLines = (stdout: string) => {
  const lines = stdout.trimEnd().split('\n');
  const report = winrateSchema.parse(JSON.parse(lines.pop()!)) as WinrateReport;
  const rows = lines.map((line) => dealRowSchema.parse(JSON.parse(line)) as DealRow);
  return { report, rows };
};

const untimed = (rows: readonly DealRow[]) => rows.map(({ milliseconds: _, ...row }) => row);

describe('patience winrate', () => {
  it('says in ten lines what share of deals can be won, and nothing else', async () => {
    const { stdout, stderr, status } = await run(...SMALL, '--deals', '20');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^ {2}winnable {3}\d.*% interval .*Clopper-Pearson/m);
    expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
  });

  it('gives the same rows and report with one thread and with two', async () => {
    const options = [...SMALL, '--deals', '60', '--seed', '7', '--ndjson', '--fresh', '--threads'];
    const one = readLines((await run(...options, '1')).stdout);
    const two = readLines((await run(...options, '2')).stdout);
    expect(untimed(two.rows)).toEqual(untimed(one.rows));
    expect(two.report).toEqual(one.report);
    // In the order of the rounds that settle them, in each of these in the order of the deals.
    const inOrder = one.rows.toSorted(
      (a, b) => a.limit - b.limit || Number(a.seed) - Number(b.seed),
    );
    expect(one.rows).toEqual(inOrder);
    expect(new Set(one.rows.map(({ seed }) => seed)).size).toBe(60);
  });

  it('writes the command that makes the same report again', async () => {
    const { stdout } = await run(
      ...['klondike', '--set', 'ranks=5', '--set', 'piles=4', '--deals', '9', '--states', '500'],
      ...['--level', '99', '--method', 'wilson', '--without', 'safe-up', '--json'],
    );
    const report = winrateSchema.parse(JSON.parse(stdout));
    const [patience, winrate, ...words] = report.command.split(' ');
    expect([patience, winrate]).toEqual(['patience', 'winrate']);
    expect((await run(...words, '--json')).stdout).toBe(stdout);
  });

  it('reports on several games in the order asked for', async () => {
    const { stdout } = await run(
      ...['free-cell', 'klondike', '--deals', '2', '--states', '1k', '--json'],
    );
    const games = stdout
      .trimEnd()
      .split('\n')
      .map((line) => winrateSchema.parse(JSON.parse(line)).game);
    expect(games).toEqual(['free-cell', 'klondike']);
  });

  it('keeps what is done on Ctrl-C and says how to go on', async () => {
    const child = start(...SMALL, '--deals', '1000000', '--ndjson', '--threads', '2');
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { stdout, stderr, status } = await finish(child);
    expect(status).toBe(130);
    expect(stderr).toContain('stopping');
    const { report, rows } = readLines(stdout);
    const { solved, unsolvable, undecided } = report.counts;
    expect(rows.length).toBeGreaterThan(0);
    expect(solved + unsolvable + undecided).toBe(rows.length);
    expect(rows.filter(({ verdict }) => verdict === 'solved')).toHaveLength(solved);
    const { missing, command } = report.interrupted!;
    expect(missing.reduce((sum, { count }) => sum + count, 0)).toBe(1_000_000 - rows.length);
    expect(command).toContain(' --deals 1000000 --seed 1 --states 20000');
  });

  it.each([
    [['--deals', '0'], 'such as 200'],
    [['--seed', '042'], 'whole number'],
    [['--level', '0.95'], 'such as 95'],
    [['--method', 'guess'], 'wilson'],
    [['--precision', '0'], 'such as 0.5'],
    [['--precision', '1', '--method', 'wilson'], 'anytime'],
    [['--precision', '1', '--shard', '1/2'], 'leave out --shard'],
    [['--precision', '1', '--compare', 'draw=1,3'], 'leave out --compare'],
    [['--shard', '0/4'], '16/16'],
    [['--shard', '5/6', '--deals', '3'], '3 deals'],
    [['--threads', '0'], 'such as'],
    [['--strategy', 'luck'], 'default'],
    [['--without', 'safe-uq'], 'safe-up'],
    [['--deals', '1e9'], '--seed'],
    [['--json', '--ndjson'], '--ndjson'],
  ])('refuses %j and names the way out', async (options, hint) => {
    const { stdout, stderr, status } = await run('klondike', ...options);
    expect({ stdout, status }).toEqual({ stdout: '', status: 64 });
    expect(stderr).toContain(hint);
  });

  it('shows all that is wrong at once', async () => {
    const { stderr } = await run('klondike', '--strategy', 'luck', '--without', 'care');
    expect(stderr).toContain('luck');
    expect(stderr).toContain('care');
  });
});
