import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/rules/catalogue.js';

const SCRIPT = fileURLToPath(new URL('../../bench/book.ts', import.meta.url));
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', SCRIPT, ...args], { encoding: 'utf8' });

describe('npm run book', () => {
  const [first] = catalogue().filter(({ family }) => family === 'book');

  it('prints a row for a game of the book, and what the numbers rest on', () => {
    const { stdout, status } = run('--games', first!.id, '--deals', '3', '--states', '500');
    expect(status).toBe(0);
    const [, , row, blank, foot] = stdout.split('\n');
    expect(row).toMatch(new RegExp(`^\\| ${first!.id} \\| 3 \\|`));
    expect(row).toContain(`\`patience winrate ${first!.id} --deals 3 --seed 1 --states 500\``);
    expect(blank).toBe('');
    expect(foot).toContain('at most 500 states');
  });

  it('names the games that there are when it does not know one', () => {
    const { stdout, stderr, status } = run('--games', 'clok');
    expect({ stdout, status }).toEqual({ stdout: '', status: 64 });
    expect(stderr).toContain(first!.id);
  });
});
