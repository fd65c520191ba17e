import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { resultSchema } from '../../src/report/result.js';
import { patience } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'patience-'));
const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('patience deal', () => {
  it('writes a deal that solve reads back as the same deal', () => {
    const { stdout } = patience(['deal', 'klondike', '--seed', '7', '--json']);
    const fromFile = patience(['solve', 'klondike', '--deal', '-', '--json'], { input: stdout });
    const fromSeed = patience(['solve', 'klondike', '--seed', '7', '--json']);
    expect(JSON.parse(fromFile.stdout).line).toEqual(JSON.parse(fromSeed.stdout).line);
    const { deal, ...rest } = JSON.parse(stdout);
    const { pack: _, ...piles } = deal;
    const asItLies = patience(['solve', 'klondike', '--deal', '-', '--json'], {
      input: JSON.stringify({ ...rest, deal: piles }),
    });
    expect(JSON.parse(asItLies.stdout).line).toEqual(JSON.parse(fromSeed.stdout).line);
  });

  it('deals Microsoft FreeCell number 1 as Windows does', () => {
    const { stdout } = patience(['deal', 'free-cell', '--deal', 'ms:1', '--ascii']);
    expect(stdout).toContain('  JD   2D   9H   JC   5D   7H   7C   5H');
  });

  it('hides what lies face down unless asked', () => {
    expect(patience(['deal', 'klondike', '--seed', '1']).stdout).toContain('##');
    expect(patience(['deal', 'klondike', '--seed', '1', '--open']).stdout).not.toContain('##');
  });

  it('has no colour in a pipe, and none with NO_COLOR on a terminal that asks for it', () => {
    const code = String.fromCharCode(27);
    expect(patience(['deal', 'clock', '--seed', '1']).stdout).not.toContain(code);
    const env = { FORCE_COLOR: '1', NO_COLOR: '1' };
    expect(patience(['deal', 'clock', '--seed', '1'], { env }).stdout).not.toContain(code);
    expect(
      patience(['deal', 'clock', '--seed', '1'], { env: { FORCE_COLOR: '1' } }).stdout,
    ).toContain(code);
  });
});

describe('patience solve', () => {
  it('solves deal 42 of the clock, in the published shape, and verify agrees', () => {
    const { status, stdout } = patience(['solve', 'clock', '--seed', '42', '--json']);
    expect(status).toBe(0);
    const result = resultSchema.parse(JSON.parse(stdout));
    expect(result.verdict).toBe('solved');
    expect(result.deal.pack).toHaveLength(104);
    const verified = patience(['verify', 'clock', '-'], { input: stdout });
    expect(verified.stdout).toContain('holds');
    expect(verified.status).toBe(0);
  });

  it('proves that a deal without cells cannot be won', () => {
    const args = ['solve', 'free-cell', '--deal', 'ms:11982', '--set', 'cells=0', '--json'];
    const { status, stdout } = patience(args);
    expect(JSON.parse(stdout).verdict).toBe('unsolvable');
    expect(status).toBe(1);
  });

  it('proves it with several threads as well, and refuses a strategy that cannot', () => {
    const args = ['solve', 'free-cell', '--deal', 'ms:11982', '--set', 'cells=0', '--threads', '2'];
    const { status, stdout } = patience([...args, '--json']);
    const result = resultSchema.parse(JSON.parse(stdout));
    expect(result).toMatchObject({ verdict: 'unsolvable', threads: 2 });
    expect(status).toBe(1);
    const refused = patience([...args, '--strategy', 'restarts']);
    expect(refused.status).toBe(64);
    expect(refused.stderr).toContain('turns, depth-first');
  });

  it('makes a line shorter with what is left of the states, and verify agrees', () => {
    const args = ['solve', 'clock', '--seed', '7', '--states', '60k', '--short'];
    const { stdout } = patience([...args, '--json']);
    const { line, shortened, states } = resultSchema.parse(JSON.parse(stdout));
    expect(line!.length).toBeLessThan(shortened!.before);
    expect(states.visited + shortened!.visited).toBeLessThanOrEqual(60_000);
    const words = patience([...args, '--quiet']).stdout;
    expect(words).toContain(`has ${line!.length} moves, ${shortened!.before} before`);
    expect(patience(['verify', 'clock', '-'], { input: stdout }).stdout).toContain('holds');
  });

  it('says undecided, why, and what to try when a limit is reached', () => {
    const { status, stdout } = patience(['solve', 'spider', '--seed', '1', '--states', '2000']);
    expect(status).toBe(2);
    expect(stdout).toContain('undecided');
    expect(stdout).toContain('--states 20000');
  });

  it('writes a line a person can follow', () => {
    const { stdout } = patience(['solve', 'klondike', '--seed', '7', '--ascii']);
    expect(stdout).toMatch(/^Deal 7 of Klondike can be won in \d+ steps/);
    expect(stdout).toMatch(/^ +\d+\. turn (once|\d+ times), \w+ shows$/m);
    expect(stdout).toMatch(/; turn up \w+ on tableau \d/);
  });

  it('asks which deal when none is named', () => {
    const { status, stderr } = patience(['solve', 'clock']);
    expect(status).toBe(64);
    expect(stderr).toContain('--seed 42');
  });

  it('names the nearest games for a misspelt one', () => {
    const { status, stderr } = patience(['solve', 'klondyke', '--seed', '1']);
    expect(status).toBe(64);
    expect(stderr).toContain('klondike');
  });

  it('refuses a deal with everything that is wrong in it', () => {
    const { stdout } = patience(['deal', 'free-cell', '--seed', '1', '--json']);
    const deal = JSON.parse(stdout);
    deal.deal.pack[0] = 'ZZ';
    deal.deal.pack[5] = '?';
    const { status, stderr } = patience(['solve', 'free-cell', '--deal', '-'], {
      input: JSON.stringify(deal),
    });
    expect(status).toBe(65);
    expect(stderr).toContain('card 1: "ZZ" is no card');
    expect(stderr).toContain('card 6: an unknown card cannot be solved for');
  });

  it('names missing and doubled cards', () => {
    const deal = JSON.parse(patience(['deal', 'free-cell', '--seed', '1', '--json']).stdout);
    const [gone, other] = deal.deal.pack;
    deal.deal.pack[0] = other;
    const { status, stderr } = patience(['solve', 'free-cell', '--deal', '-'], {
      input: JSON.stringify({ pack: deal.deal.pack }),
    });
    expect(status).toBe(65);
    expect(stderr).toContain(`missing ${gone}`);
    expect(stderr).toContain(other);
  });

  it('tells a missing file, broken JSON with its place, and a deal of another game', () => {
    expect(patience(['solve', 'clock', '--deal', join(folder, 'none.json')]).status).toBe(66);
    const broken = patience(['solve', 'clock', '--deal', fileWith('b.json', '{\n "pack": [,]\n}')]);
    expect(broken.status).toBe(65);
    expect(broken.stderr).toMatch(/b\.json:2:\d+: not JSON/);
    const other = fileWith('o.json', '{"game":"spider","pack":[]}');
    expect(patience(['solve', 'clock', '--deal', other]).stderr).toContain('a deal of spider');
  });

  it('refuses names of strategies and dominances that there are not, both at once', () => {
    const args = ['solve', 'clock', '--seed', '1', '--strategy', 'x', '--without', 'safe-upp'];
    const { status, stderr } = patience(args);
    expect(status).toBe(64);
    expect(stderr).toContain('no strategy is named x');
    expect(stderr).toContain('did you mean safe-up?');
  });

  it('is silent when its reader has seen enough', () => {
    const program = fileURLToPath(new URL('../../bin/patience.js', import.meta.url));
    const command = `"${process.execPath}" "${program}" solve clock --seed 42 | head -1`;
    const stdout = execFileSync('sh', ['-c', `${command} 2>&1`], { encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line !== '')).toHaveLength(1);
  });
});

describe('patience verify', () => {
  const solved = () => JSON.parse(patience(['solve', 'free-cell', '--seed', '3', '--json']).stdout);

  it('finds the move that does not hold and shows what was legal', () => {
    const result = solved();
    result.line[2].cards = ['KS'];
    result.line[2].from = 'tableau.1';
    const { status, stderr } = patience(['verify', 'free-cell', '-'], {
      input: JSON.stringify(result),
    });
    expect(status).toBe(65);
    expect(stderr).toContain('move 3 of');
    expect(stderr).toContain('legal there');
  });

  it('does not take a line that stops before the game is won', () => {
    const result = solved();
    result.line.pop();
    const { status, stderr } = patience(['verify', 'free-cell', '-'], {
      input: JSON.stringify(result),
    });
    expect(status).toBe(65);
    expect(stderr).toContain('not won');
  });

  it('applies the options that the result was made with', () => {
    const args = ['solve', 'klondike', '--seed', '2', '--set', 'draw=1', '--json'];
    const { stdout } = patience(args);
    expect(JSON.parse(stdout).options).toEqual({ draw: 1 });
    expect(patience(['verify', 'klondike', '-'], { input: stdout }).status).toBe(0);
  });
});
