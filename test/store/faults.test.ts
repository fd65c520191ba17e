import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.js';
import { storedRows } from '../../src/store/read.js';
import { SCHEMA_VERSION } from '../../src/store/schema.js';
import { storeWriter } from '../../src/store/write.js';
import { KEY, made, newFile } from './made.js';

/** A store with so many rows, closed. */
const filled = (rows: number): string => {
  const file = newFile();
  const store = openStore(file);
  storeWriter(store, KEY)(
    Array.from({ length: rows }, (_, i) => made(i + 1, 'w')),
    10_000,
  );
  store.close();
  return file;
};

const readAll = (file: string) => {
  const store = openStore(file);
  try {
    return storedRows(store, KEY, 10_000);
  } finally {
    store.close();
  }
};

describe('what is wrong with a store is told with its path and what to do', () => {
  it('a later version', () => {
    const file = filled(1);
    const db = new Database(file);
    db.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    db.close();
    expect(() => readAll(file)).toThrow(`${file} was made by a later version`);
  });

  it('the database of another program, which stays as it is', () => {
    const file = newFile();
    const db = new Database(file);
    db.exec('CREATE TABLE mine (x)');
    db.close();
    const before = readFileSync(file);
    expect(() => readAll(file)).toThrow('a database of another program');
    expect(readFileSync(file)).toEqual(before);
  });

  it('a damaged file', () => {
    const file = filled(2000);
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096);
    writeFileSync(file, bytes);
    expect(() => readAll(file)).toThrow(`${file} is damaged`);
  });

  it('a folder where the file should be, or a file where its folder should be', () => {
    const file = newFile();
    mkdirSync(file);
    expect(() => readAll(file)).toThrow(`${file} cannot be opened`);
    writeFileSync(join(dirname(file), 'text'), '');
    expect(() => readAll(join(dirname(file), 'text', 'a.db'))).toThrow('cannot be opened');
  });

  // The superuser may write anywhere.
  it.skipIf(process.getuid?.() === 0)('a folder that may not be written', () => {
    const file = newFile();
    chmodSync(dirname(file), 0o500);
    expect(() => readAll(file)).toThrow(/cannot be opened|may not be written/);
  });

  it('a disk that is full: nothing of the rows is kept, those before are', () => {
    const file = filled(10);
    const store = openStore(file);
    store.db.pragma(`max_page_count = ${store.db.pragma('page_count', { simple: true })}`);
    const many = Array.from({ length: 5000 }, (_, i) => made(100 + i, 'l'));
    expect(() => storeWriter(store, KEY)(many, 10_000)).toThrow(`${file} has no room`);
    store.close();
    expect(readAll(file)).toHaveLength(10);
  });
});
