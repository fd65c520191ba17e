import { describe, expect, it } from 'vitest';
import { openStore, openToRead } from '../../src/store/open.js';
import { answersAt, holdings, storedRows } from '../../src/store/read.js';
import { storeWriter } from '../../src/store/write.js';
import { KEY, made, newFile, PLAYER, RULES } from './made.js';

const ALL = { first: 0, count: 1_000_000 };

describe('a store', () => {
  it('gives back what was written, to another process too', () => {
    const file = newFile();
    const rows = [made(1, 'w'), made(2, 'l'), made(3, 'u', 10_000)];
    const store = openStore(file);
    storeWriter(store, KEY)(rows, 10_000);
    const other = openToRead(file);
    expect(answersAt(other, RULES, PLAYER, 10_000, ALL)).toEqual(rows);
    expect(answersAt(other, RULES, PLAYER, 10_000, { first: 2, count: 1 })).toEqual([rows[1]]);
    other.close();
    store.close();
  });

  it('keeps rules, players and limits apart', () => {
    const store = openStore(newFile());
    storeWriter(store, KEY)([made(1, 'u', 10_000)], 10_000);
    const at = (rules: typeof RULES, player: typeof PLAYER, limit: number) =>
      answersAt(store, rules, player, limit, ALL);
    expect(at(RULES, PLAYER, 10_000)).toHaveLength(1);
    expect(at({ ...RULES, id: 'f'.repeat(16) }, PLAYER, 10_000)).toEqual([]);
    expect(at(RULES, { ...PLAYER, build: 'later' }, 10_000)).toEqual([]);
    expect(at(RULES, { ...PLAYER, without: ['safe-up'] }, 10_000)).toEqual([]);
    expect(at(RULES, PLAYER, 100_000)).toEqual([]);
    store.close();
  });

  it('knows the answer of a steady strategy within another limit, if it would be the same', () => {
    const store = openStore(newFile());
    const restarts = { ...PLAYER, strategy: 'restarts' };
    for (const player of [PLAYER, restarts])
      storeWriter(store, { rules: RULES, player })([made(1, 'w', 400), made(2, 'u', 500)], 500);
    const seeds = (player: typeof PLAYER, limit: number) =>
      answersAt(store, RULES, player, limit, ALL).map(({ seed }) => seed);
    expect(seeds(PLAYER, 10_000)).toEqual(['1']);
    expect(seeds(PLAYER, 400)).toEqual(['1']);
    expect(seeds(PLAYER, 399)).toEqual([]);
    expect(seeds(restarts, 10_000)).toEqual([]);
    store.close();
  });

  it('refuses an answer that contradicts, and keeps the first', () => {
    const store = openStore(newFile());
    const write = storeWriter(store, KEY);
    write([made(1, 'w'), made(2, 'l')], 10_000);
    write([{ ...made(2, 'l'), milliseconds: 9 }], 10_000);
    expect(() => write([made(3, 'w'), made(1, 'l')], 10_000)).toThrow(/another answer to deal 1/);
    const rows = answersAt(store, RULES, PLAYER, 10_000, ALL);
    expect(rows).toEqual([made(1, 'w'), { ...made(2, 'l'), milliseconds: 9 }]);
    store.close();
  });

  it('says what it holds, with the rules and the player', () => {
    const store = openStore(newFile());
    const write = storeWriter(store, KEY);
    write([made(7, 'w'), made(9, 'u', 10_000)], 10_000);
    write([made(9, 'w', 12_345)], 100_000);
    expect(holdings(store)).toEqual([
      {
        ...KEY,
        limits: [10_000, 100_000],
        ...{ first: 7, last: 9, deals: 2 },
        made: { first: expect.any(Number), last: expect.any(Number) },
      },
    ]);
    store.close();
  });
});

describe('the rows of a store', () => {
  it('are those of the last round of each deal, with the effort of all of them', () => {
    const store = openStore(newFile());
    const write = storeWriter(store, KEY);
    write([made(1, 'w'), made(2, 'u', 10_000), made(10, 'u', 10_000)], 10_000);
    write([made(2, 'l', 20_000), made(10, 'u', 100_000)], 100_000);
    const rows = storedRows(store, KEY, 1_000_000);
    expect(
      rows.map(({ seed, verdict, limit, settled }) => [seed, verdict, limit, settled]),
    ).toEqual([
      ['1', 'solved', 10_000, true],
      ['2', 'unsolvable', 100_000, true],
      ['10', 'undecided', 100_000, false],
    ]);
    expect(rows.map(({ visited, total }) => [visited, total])).toEqual([
      [100, 100],
      [20_000, 30_000],
      [100_000, 110_000],
    ]);
    expect(storedRows(store, KEY, 100_000).every(({ settled }) => settled)).toBe(true);
    expect(storedRows(store, KEY, 10_000).map(({ verdict }) => verdict)).toEqual([
      'solved',
      'undecided',
      'undecided',
    ]);
    store.close();
  });
});
