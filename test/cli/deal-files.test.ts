import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dealSchema, resultSchema } from '../../src/report/result.js';
import { patience } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'patience-deals-'));
const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('files of deals', () => {
  it.each([
    ['klondike', '--seed', '7'],
    ['canfield', '--deal', 'solvitaire:3'],
    ['free-cell', '--deal', 'ms:617'],
  ])('%s %s %s has the published form', (game, option, value) => {
    const { stdout } = patience(['deal', game, option, value, '--json']);
    dealSchema.parse(JSON.parse(stdout));
  });

  it.each([
    ['empty', '', 65, 'it is empty'],
    ['cut off', '{"pack": ["4H",', 65, 'not JSON'],
    ['nested without end', `{"pack":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 65, 'nested too deep'],
    ['broken and nested', `${'['.repeat(1e6)}`, 65, 'nested too deep'],
    ['far too large', ' '.repeat(5e6), 65, 'too large'],
    ['of bytes that are no text', '\u0000\ufffd', 65, 'not JSON'],
    ['full of faults', JSON.stringify({ pack: Array(3000).fill('x') }), 65, 'and 2980 more'],
    ['a game that is no name', '{"game": 5, "pack": []}', 65, 'the name of the game'],
  ])('%s: refused in a few lines', (name, text, status, message) => {
    const file = fileWith(`${name}.json`, text);
    const result = patience(['solve', 'klondike', '--deal', file]);
    expect(result).toMatchObject({ status, stdout: '', stderr: expect.stringContaining(message) });
    expect(result.stderr.split('\n').length).toBeLessThan(25);
    expect(result.stderr).not.toContain('bug');
  });

  it('may begin with a byte order mark', () => {
    const { stdout } = patience(['deal', 'klondike', '--seed', '7', '--json']);
    const file = fileWith('bom.json', `\ufeff${stdout}`);
    expect(patience(['deal', 'klondike', '--deal', file]).status).toBe(0);
  });

  it('a folder is none, nor is a missing file', () => {
    expect(patience(['deal', 'klondike', '--deal', folder]).status).toBe(66);
    expect(patience(['deal', 'klondike', '--deal', join(folder, 'none')]).status).toBe(66);
  });

  it('says which numbers another program has no deal for', () => {
    const refused = (game: string, deal: string) =>
      expect(patience(['deal', game, '--deal', deal])).toMatchObject({ status: 64, stdout: '' });
    refused('clock', 'solvitaire:3');
    refused('klondike', 'solvitaire:4294967296');
    refused('clock', 'ms:1');
    refused('free-cell', 'ms:0');
    refused('free-cell', 'ms:one');
  });
});

describe('options of a search', () => {
  it('refuses more memory than there is', () => {
    const args = ['solve', 'klondike', '--seed', '1', '--memory', '900000G', '--states', '1e15'];
    const { status, stderr } = patience(args);
    expect(status).toBe(64);
    expect(stderr).toMatch(/take at most \d+M/);
  });

  it.each([
    ['--states', 'many', '5M'],
    ['--memory', '12', '256M'],
    ['--time', '10', '10s'],
  ])('%s %s: says how it is written', (option, value, example) => {
    const { status, stderr } = patience(['solve', 'klondike', '--seed', '1', option, value]);
    expect(status).toBe(64);
    expect(stderr).toContain(example);
  });

  it('gives the answer alone with --quiet', () => {
    const { stdout } = patience(['solve', 'klondike', '--seed', '7', '--quiet']);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('results that say too much', () => {
  const { stdout } = patience(['solve', 'klondike', '--deal', 'solvitaire:2', '--json']);
  const result = resultSchema.parse(JSON.parse(stdout));
  const verify = (data: unknown) =>
    patience(['verify', 'klondike', '-'], { input: JSON.stringify(data) });

  it('hold with the cards as they lie, and with the source alone', () => {
    expect(verify(result)).toMatchObject({ status: 0, stdout: expect.stringContaining('holds') });
    expect(verify({ deal: { source: 'solvitaire:2' }, line: result.line }).status).toBe(0);
  });

  it('do not hold when cards and source or seed contradict each other', () => {
    for (const other of [{ source: 'solvitaire:3' }, { source: undefined, seed: '2' }]) {
      const { status, stderr } = verify({ ...result, deal: { ...result.deal, ...other } });
      expect(status).toBe(65);
      expect(stderr).toContain('the cards are not those of');
    }
  });

  it('are replayed though made with other rules, with a warning', () => {
    const { status, stderr } = verify({ ...result, rules: '0123456789abcdef' });
    expect(status).toBe(0);
    expect(stderr).toContain('other rules');
  });
});
