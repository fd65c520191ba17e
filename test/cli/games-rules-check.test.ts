import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLED, SMALL, textOf } from '../rules/bundled.js';
import { patience } from './run.js';

let folder: string;
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patience-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('patience games', () => {
  it('lists every bundled game with its aliases and variants', () => {
    const { status, stdout, stderr } = patience(['games']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const { name } of BUNDLED) expect(stdout).toMatch(new RegExp(`^  ${name} .*[A-Z]`, 'm'));
    expect(stdout).toMatch(/big-ben/);
    expect(stdout).toMatch(/^ {4}bakers-game /m);
  });

  it('tells published win rates, with their sources below', () => {
    const { stdout } = patience(['games', 'freecell', 'KLONDIKE']);
    expect(stdout.match(/^\S.*/gm)?.slice(0, 2)).toEqual(['freecell', 'klondike']);
    expect(stdout).toMatch(/^ {2}free-cell +99\.998881% \[1\] {2}Eight open columns/m);
    expect(stdout).toMatch(/^ {4}bakers-game +75\.053% {4}\[1\] {2}FreeCell built in suit/m);
    expect(stdout).toMatch(/^ {2}\[1\] Blake and Gent, /m);
  });

  it('names the families that there are for one that there is not', () => {
    expect(patience(['games', 'freecel', 'xyzzy'])).toMatchObject({
      status: 64,
      stdout: '',
      stderr: expect.stringMatching(
        /did you mean freecell\?\n.*"xyzzy"; there is book, canfield, /,
      ),
    });
  });

  it('lists them as JSON too', () => {
    const { stdout } = patience(['games', '--json']);
    const games = JSON.parse(stdout) as { id: string; aliases: string[]; variants: object[] }[];
    expect(games.map(({ id }) => id).toSorted()).toEqual(
      BUNDLED.map(({ name }) => name).toSorted(),
    );
    expect(games.find(({ id }) => id === 'clock')).toMatchObject({
      name: 'The Clock',
      family: 'book',
      aliases: expect.arrayContaining(['big-ben']),
      variants: [],
    });
  });
});

describe('patience rules', () => {
  it('explains a game that was asked for by alias or title', () => {
    const { status, stdout } = patience(['rules', 'big-ben']);
    expect(status).toBe(0);
    expect(stdout).toContain('The hours are built up in suit');
    expect(stdout.split('\n').every((line) => line.length <= 100)).toBe(true);
    expect(patience(['rules', 'The Clock']).stdout).toBe(stdout);
  });

  it('explains it as changed by --set, more than one, with lists as values', () => {
    const { stdout } = patience([
      ...['rules', 'klondike', '--set', 'draw=1', '--set', 'piles=3'],
      ...['--set', 'tableau.deal=[2, 3, 4]', '--set', 'tableau.face=up'],
    ]);
    expect(stdout).toContain('three piles of 2, 3 and 4 cards, face up');
    expect(stdout).toContain('turned up onto the waste one at a time');
    expect(stdout).toContain('draw=1');
  });

  it('shows the file, the core and the code', () => {
    expect(patience(['rules', 'clock', '--yaml']).stdout).toBe(textOf('clock'));
    expect(patience(['rules', 'clock', '--core']).stdout).toMatch(
      /^core of The Clock\npile hours x 12/,
    );
    expect(patience(['rules', 'clock', '--generated']).stdout).toContain('function');
  });

  it('explains a file of the user', () => {
    const { status, stdout } = patience(['rules', file('small.yaml', SMALL)]);
    expect(status).toBe(0);
    expect(stdout).toContain('A game of four piles.');
  });

  it('helps with a name that there is not', () => {
    const { status, stdout, stderr } = patience(['rules', 'klondyke']);
    expect({ status, stdout }).toEqual({ status: 64, stdout: '' });
    expect(stderr).toContain('did you mean one of these: klondike');
  });

  it('tells settings that cannot be read from those that cannot be', () => {
    const unreadable = patience(['rules', 'klondike', '--set', 'draw', '--set', 'piles=[']);
    expect(unreadable.status).toBe(64);
    expect(unreadable.stderr).toContain('--set draw: expected name=value');
    expect(unreadable.stderr).toContain('--set piles=[: the value cannot be read');
    const unknown = patience(['rules', 'klondike', '--set', 'draw=0', '--set', 'pilse=3']);
    expect(unknown.status).toBe(65);
    expect(unknown.stderr).toContain('draw may be a whole number from 1 to 13; not 0');
    expect(unknown.stderr).toContain('did you mean piles?');
  });

  it('tells a missing file from a bad one', () => {
    expect(patience(['rules', join(folder, 'none.yaml')])).toMatchObject({
      status: 66,
      stdout: '',
      stderr: expect.stringContaining('there is no file'),
    });
    expect(patience(['rules', file('bad.yaml', 'name: x\n')]).status).toBe(65);
  });
});

describe('patience check', () => {
  it('says so of files that are right', () => {
    const { status, stdout, stderr } = patience(['check', file('right.yaml', SMALL)]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/right\.yaml: .*Small, 52 cards, 10 piles, \d+ kinds of moves\n$/);
  });

  it('shows all faults of all files, and goes on with the others', () => {
    const one = file(
      'one.yaml',
      SMALL.replace('to: waste', 'to: wast').replace('rank: up', 'rank: upp'),
    );
    const two = file('two.yaml', 'name: [\n');
    const three = file('three.yaml', SMALL);
    const { status, stdout, stderr } = patience(['check', one, two, three]);
    expect(status).toBe(65);
    expect(stderr).toContain(`${one}:5:45: piles.foundations.build.rank: expected up, down`);
    expect(stderr).toContain(`${one}:7:43: there are no piles named wast`);
    expect(stderr).toMatch(/two\.yaml:\d+:\d+: /);
    expect(stdout).toContain(three);
  });

  it('keeps the status of bad data when a later file is missing', () => {
    const bad = file('bad2.yaml', 'x');
    const missing = join(folder, 'none.yaml');
    expect(patience(['check', bad, missing]).status).toBe(65);
    expect(patience(['check', missing, bad]).status).toBe(65);
    expect(patience(['check', missing]).status).toBe(66);
  });

  it('checks its own games', () => {
    const paths = ['rules/classic/klondike.yaml', 'rules/book/clock.yaml'].map(
      (path) => new URL(`../../${path}`, import.meta.url).pathname,
    );
    expect(patience(['check', ...paths]).status).toBe(0);
  });

  it('shows control characters of a hostile file as text', () => {
    const evil = file('evil.yaml', SMALL.replace('name: Small', 'name: "\\e]0;owned\\a"'));
    const { stderr } = patience(['check', evil]);
    expect(stderr).toContain('\\u001b]0;owned');
    expect(stderr).not.toContain('\u001b');
  });
});
