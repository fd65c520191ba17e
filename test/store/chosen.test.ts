import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { noteChosen, wereChosen } from '../../src/store/chosen.js';
import { mergeStores } from '../../src/store/merge.js';
import { openStore, openToRead } from '../../src/store/open.js';
import { storedRows } from '../../src/store/read.js';
import { storeWriter } from '../../src/store/write.js';
import { KEY, made, newFile, PLAYER } from './made.js';

const RUN = { deals: { first: 1, count: 300 }, states: 10_000, level: 0.95, half: 0.05 };
const OTHER = { ...KEY, player: { ...PLAYER, strategy: 'restarts' } };

/** A store with one answer, as the first version of the tables was. */
const oldStore = (): string => {
  const file = newFile();
  const store = openStore(file);
  storeWriter(store, KEY)([made(1, 'w')], 10_000);
  store.close();
  const db = new Database(file);
  db.exec('DROP TABLE chosen');
  db.pragma('user_version = 1');
  db.close();
  return file;
};

describe('runs that choose the number of their deals', () => {
  it('are known of the deals that they took, of their game and player', () => {
    const store = openStore(newFile());
    const known = (first: number, count: number, key = KEY) =>
      wereChosen(store, key, { first, count });
    expect(known(1, 300)).toBe(false);
    noteChosen(store, KEY, { ...RUN, deals: { first: 1, count: 1_000_000 } });
    expect(known(999_999, 5)).toBe(true);
    noteChosen(store, KEY, RUN); // it is over
    expect([known(1, 1), known(300, 9), known(301, 9), known(0, 1)]).toEqual([
      ...[true, true, false, false],
    ]);
    expect(known(1, 300, OTHER)).toBe(false);
    store.close();
  });

  it('are known to merged stores', () => {
    const files = [KEY, OTHER].map((key) => {
      const file = newFile();
      const store = openStore(file);
      storeWriter(store, key)([made(1, 'w')], 10_000);
      if (key === OTHER) noteChosen(store, key, RUN);
      store.close();
      return file;
    });
    const all = newFile();
    mergeStores([oldStore(), ...files, ...files], all);
    const store = openToRead(all);
    expect(wereChosen(store, OTHER, RUN.deals)).toBe(true);
    expect(wereChosen(store, KEY, RUN.deals)).toBe(false);
    store.close();
  });

  it('are noted in a store of the first version once it is written to', () => {
    const file = oldStore();
    const before = openToRead(file);
    expect(wereChosen(before, KEY, RUN.deals)).toBe(false);
    before.close();
    const store = openStore(file);
    noteChosen(store, KEY, RUN);
    expect(wereChosen(store, KEY, RUN.deals)).toBe(true);
    expect(storedRows(store, KEY, 10_000)).toHaveLength(1);
    store.close();
  });
});
