import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeStores } from '../../src/store/merge.js';
import { openStore, openToRead } from '../../src/store/open.js';
import { holdings, storedRows } from '../../src/store/read.js';
import type { StoreKey } from '../../src/store/types.js';
import { storeWriter } from '../../src/store/write.js';
import { KEY, made, newFile, PLAYER, RULES } from './made.js';

/** A store with these rows within 10,000 positions. */
const storeOf = (...parts: readonly [StoreKey, ReturnType<typeof made>[]][]): string => {
  const file = newFile();
  const store = openStore(file);
  for (const [key, rows] of parts) storeWriter(store, key)(rows, 10_000);
  store.close();
  return file;
};

const OTHER = { ...KEY, rules: { ...RULES, id: 'f'.repeat(16), game: 'b-game' } };
const RESTARTS = { ...KEY, player: { ...PLAYER, strategy: 'restarts' } };

describe('merged stores', () => {
  it('hold all that each of them held, the same answers once', () => {
    const a = storeOf([KEY, [made(1, 'w'), made(2, 'l')]]);
    const b = storeOf([OTHER, [made(9, 'w')]], [KEY, [made(2, 'l'), made(3, 'u', 10_000)]]);
    const all = newFile();
    expect(mergeStores([a, b], all)).toEqual({ answers: 4, same: 1 });
    const store = openToRead(all);
    expect(holdings(store).map(({ rules, deals }) => [rules.game, deals])).toEqual([
      ['a-game', 3],
      ['b-game', 1],
    ]);
    const rows = storedRows(store, KEY, 10_000);
    expect(rows.map(({ seed, verdict }) => [seed, verdict])).toEqual([
      ['1', 'solved'],
      ['2', 'unsolvable'],
      ['3', 'undecided'],
    ]);
    store.close();
  });

  it.each([
    ['another verdict', KEY, made(1, 'l'), /deal 1, at most 10000 states: solved .* unsolvable/],
    ['other visits', KEY, made(1, 'w', 99), /deal 1, .*100 visited.*99 visited/],
    ['another verdict of another player', RESTARTS, made(1, 'l'), /deal 1 .*solved and unsolvable/],
  ])('are not written where a deal has %s', (_, key, row, told) => {
    const a = storeOf([KEY, [made(1, 'w'), made(2, 'l')]]);
    const b = storeOf([key, [row]]);
    const [before, output] = [[a, b].map((file) => readFileSync(file)), newFile()];
    const merged = mergeStores([a, b], output);
    expect('contradictions' in merged && merged.contradictions[0]).toMatch(told);
    expect(existsSync(output)).toBe(false);
    expect([a, b].map((file) => readFileSync(file))).toEqual(before);
  });

  it('may hold answers of two players that differ in what they could decide', () => {
    const a = storeOf([KEY, [made(1, 'w')]], [RESTARTS, [made(1, 'u', 10_000)]]);
    expect(mergeStores([a], newFile())).toEqual({ answers: 2, same: 0 });
  });

  it('take the place of nothing, and come of stores alone', () => {
    const a = storeOf([KEY, [made(1, 'w')]]);
    expect(() => mergeStores([a], a)).toThrow(/is there already/);
    expect(() => mergeStores([a, `${a}.not`], newFile())).toThrow(/there is no store/);
    const text = newFile();
    writeFileSync(
      text,
      'not a database at all, but a text that is long enough to be taken for one',
    );
    const output = newFile();
    expect(() => mergeStores([a, text], output)).toThrow(/is damaged or no store/);
    expect(existsSync(output)).toBe(false);
  });
});
