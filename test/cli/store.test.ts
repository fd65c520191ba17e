import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { openToRead } from '../../src/store/open.js';
import { answersAt, holdings } from '../../src/store/read.js';
import { patience } from './run.js';
import { finish, start } from './start.js';

const folder = mkdtempSync(join(tmpdir(), 'patience-store-'));
const fileOf = (name: string) => join(folder, `${name}.db`);

/** Deals of which one takes two rounds (35) and two take three (33 and 40). */
const REQUEST = [
  ...['klondike', '--strategy', 'depth-first', '--states', '105k', '--deals', '20'],
  ...['--seed', '25', '--memory', '16M'],
];

const run = async (name: string, ...args: string[]) => {
  const done = await finish(start(...REQUEST, ...args, '--json', '--store', fileOf(name)));
  expect(done).toMatchObject({ stderr: '', status: 0 });
  return done.stdout;
};

/** All answers of a store but for their time. */
const contents = (name: string) => {
  const store = openToRead(fileOf(name));
  const all = holdings(store).flatMap(({ rules, player, limits }) =>
    limits.flatMap((limit) =>
      answersAt(store, rules, player, limit, { first: 0, count: 1_000_000 }).map(
        ({ milliseconds: _, ...row }) => ({ rules: rules.id, player, limit, ...row }),
      ),
    ),
  );
  store.close();
  return all;
};

describe('the store of winrate', { timeout: 300_000 }, async () => {
  const report = await run('one', '--threads', '1');
  const expected = contents('one');

  it('holds the rows of every round, and another run only reads them', async () => {
    expect(new Set(expected.map(({ limit }) => limit))).toEqual(
      new Set([10_000, 100_000, 105_000]),
    );
    expect(await run('one')).toBe(report);
    expect(contents('one')).toEqual(expected);
  });

  it('is the same when two processes work on it at once', async () => {
    const both = await Promise.all([run('two', '--threads', '1'), run('two', '--threads', '2')]);
    expect(both).toEqual([report, report]);
    expect(contents('two')).toEqual(expected);
  });

  it('is the same when two shards are merged', async () => {
    await Promise.all([run('a', '--shard', '1/2'), run('b', '--shard', '2/2')]);
    const merged = patience(['merge', fileOf('a'), fileOf('b'), '-o', fileOf('all')]);
    expect(merged).toMatchObject({ stderr: '', status: 0 });
    expect(contents('all')).toEqual(expected);
    expect(await run('all')).toBe(report);
  });

  it('loses nothing that was reported when the program is killed, again and again', async () => {
    const random = seedrandom.alea('killed');
    const reported = new Set<string>();
    for (let kills = 0; kills < 5; kills++) {
      // What is stored already is reported again at once; then some more.
      const most = reported.size + 1 + Math.floor(random() * 6);
      const child = start(...REQUEST, '--ndjson', '--threads', '2', '--store', fileOf('killed'));
      child.stdout.on('data', (text: Buffer) => {
        for (const [, seed] of text.toString().matchAll(/"seed":"(\d+)"/g)) reported.add(seed!);
        if (reported.size >= most) child.kill('SIGKILL');
      });
      await finish(child);
      const kept = new Set(contents('killed').map(({ seed }) => seed));
      expect([...reported].filter((seed) => !kept.has(seed))).toEqual([]);
    }
    expect(await run('killed')).toBe(report);
    expect(contents('killed')).toEqual(expected);
  });

  it('is held against what --fresh works out, and takes its times', async () => {
    expect(await run('one', '--fresh')).toBe(report);
    expect(contents('one')).toEqual(expected);
  });

  it('does without with --no-store, and says when it cannot be used', () => {
    const quick = [
      'winrate',
      'klondike',
      '-n',
      '2',
      '--set',
      'ranks=4',
      '--set',
      'piles=4',
      '--json',
    ];
    const file = fileOf('text');
    writeFileSync(file, 'This is my diary, and no store of answers of games of patience at all.');
    const env = { PATIENCE_STORE: file };
    expect(patience([...quick, '--no-store'], { env }).status).toBe(0);
    const { status, stderr, stdout } = patience(quick, { env });
    expect({ status, stdout }).toEqual({ status: 65, stdout: '' });
    expect(stderr).toContain(`${file} is damaged or no store; move it away`);
  });
});
