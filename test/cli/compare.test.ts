import { describe, expect, it } from 'vitest';
import type { CompareReport } from '../../src/report/compare.js';
import { compareRowSchema, compareSchema } from '../../src/report/compare-schema.js';
import { winrateSchema } from '../../src/report/winrate-schema.js';
import { finish, start } from './start.js';

/** A small Klondike: some deals are won, some are lost, each within milliseconds. */
const SMALL = ['klondike', '--set', 'ranks=7', '--set', 'piles=5', '--states', '20k'];
const BUILD = [...SMALL, '--compare', 'build=red-black,suit', '--deals', '30'];

const run = (...args: string[]) => finish(start(...args));

/** The lines of `--ndjson`: rows, then the report; all have the published form. */
const readLines = (stdout: string) => {
  const lines = stdout.trimEnd().split('\n');
  const report = compareSchema.parse(JSON.parse(lines.pop()!)) as CompareReport;
  return { report, rows: lines.map((line) => compareRowSchema.parse(JSON.parse(line))) };
};

describe('patience winrate --compare', () => {
  it('says in words how much the one reading is better, and on which deals', async () => {
    const { stdout, stderr, status } = await run(...BUILD);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^ {2}difference +build=suit: .* points less; 95% interval .*Tango/m);
    expect(stdout).toMatch(/^ {2}test +p .*McNemar/m);
    expect(stdout).toMatch(/^ {2}only build=red-black +\d+ deals: seeds \d/m);
  });

  it('gives each side the numbers that it has alone, in the order of the deals', async () => {
    const { report, rows } = readLines((await run(...BUILD, '--seed', '7', '--ndjson')).stdout);
    for (const [i, value] of ['red-black', 'suit'].entries()) {
      const alone = winrateSchema.parse(
        JSON.parse(
          (
            await run(
              ...[...SMALL, '--set', `build=${value}`, '--deals', '30', '--seed', '7', '--json'],
            )
          ).stdout,
        ),
      );
      const { label, ...side } = report.sides[i]!;
      expect(label).toBe(`build=${value}`);
      expect(alone).toMatchObject(side);
    }
    // Both rows of a deal together, by the round that settles the later of them, then in order.
    const inPairs = rows.filter((_, i) => i % 2 === 0).map((row, i) => [row, rows[2 * i + 1]!]);
    for (const [one, other] of inPairs) {
      expect([one!.side, other!.side]).toEqual(['build=red-black', 'build=suit']);
      expect(other!.seed).toBe(one!.seed);
    }
    const last = (pair: readonly { limit: number }[]) => Math.max(...pair.map((row) => row.limit));
    expect(inPairs).toEqual(
      inPairs.toSorted((a, b) => last(a) - last(b) || Number(a[0]!.seed) - Number(b[0]!.seed)),
    );
    expect(new Set(rows.map(({ seed }) => seed)).size).toBe(30);
    const [, second] = report.apart;
    expect(second.seeds.every((seed) => verdicts(rows, seed) === 'unsolvable solved')).toBe(true);
  });

  it('gives the same report with one thread and with two, and by the command that it names', async () => {
    const one = await run(...BUILD, '--json', '--threads', '1');
    const two = await run(...BUILD, '--json', '--threads', '2');
    expect(two.stdout).toBe(one.stdout);
    const [patience, winrate, ...words] = compareSchema
      .parse(JSON.parse(one.stdout))
      .command.split(' ');
    expect([patience, winrate]).toEqual(['patience', 'winrate']);
    expect((await run(...words, '--json')).stdout).toBe(one.stdout);
  });

  it('compares strategies by what they decide', async () => {
    const { stdout, status } = await run(
      ...[...SMALL, '--compare', 'strategy=restarts,depth-first', '--deals', '20', '--json'],
    );
    expect(status).toBe(0);
    const { measure, sides } = compareSchema.parse(JSON.parse(stdout));
    expect(measure).toBe('decided');
    expect(sides.map(({ strategy }) => strategy)).toEqual(['restarts', 'depth-first']);
    expect(sides[0].rules).toBe(sides[1].rules);
  });

  it('keeps the deals finished on both sides on Ctrl-C and says how to go on', async () => {
    const child = start(...BUILD, '--deals', '1000000', '--ndjson', '--threads', '2');
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { stdout, stderr, status } = await finish(child);
    expect(status).toBe(130);
    expect(stderr).toContain('stopping');
    const { report, rows } = readLines(stdout);
    expect(rows.length).toBeGreaterThan(0);
    for (const { counts } of report.sides)
      expect(2 * (counts.solved + counts.unsolvable + counts.undecided)).toBe(rows.length);
    const { missing, command } = report.interrupted!;
    expect(missing.reduce((sum, { count }) => sum + count, 0)).toBe(1_000_000 - rows.length / 2);
    expect(command).toContain('--compare build=red-black,suit --deals');
  });

  it.each([
    [['--compare', 'draw'], 'draw=1,3'],
    [['--compare', 'draw=1'], 'draw=1,3'],
    [['--compare', 'draw=1,2,3'], 'two values'],
    [['--compare', 'draw=3,3'], 'the same game'],
    [['--compare', 'strategy=default,turns'], 'the same strategy'],
    [['--compare', 'strategy=luck,skill'], 'skill'],
    [['--compare', 'draw=1,3', '--set', 'draw=1'], 'leave one of them out'],
    [['--compare', 'strategy=restarts,depth-first', '--strategy', 'restarts'], 'leave one'],
  ])('refuses %j and names the way out', async (options, hint) => {
    const { stdout, stderr, status } = await run('klondike', ...options);
    expect({ stdout, status }).toEqual({ stdout: '', status: 64 });
    expect(stderr).toContain(hint);
  });

  it('shows what is wrong with either value', async () => {
    const { stderr, status } = await run('klondike', '--compare', 'draw=77,99');
    expect(status).toBe(65);
    expect(stderr).toContain('not 77');
    expect(stderr).toContain('not 99');
  });

  it('warns that different cards make different deals', async () => {
    const { stderr, status } = await run(
      ...['klondike', '--compare', 'packs=1,2', '--deals', '2', '--states', '100', '--json'],
    );
    expect(status).toBe(0);
    expect(stderr).toContain('different cards');
  });
});

const verdicts = (rows: readonly { seed: string; verdict: string }[], seed: string): string =>
  rows
    .filter((row) => row.seed === seed)
    .map(({ verdict }) => verdict)
    .join(' ');
