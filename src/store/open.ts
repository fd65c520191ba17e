import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { asFault, guarded, StoreFault } from './faults.js';
import { APPLICATION, CHOSEN, SCHEMA, SCHEMA_VERSION } from './schema.js';

/** An open store. */
export interface Store {
  readonly file: string;
  readonly db: Database.Database;
  close(): void;
}

/** How long one process waits for another that writes: commits take milliseconds. */
const PATIENCE_MILLISECONDS = 20_000;

/**
 * Whether there are no tables yet.
 * @throws StoreFault if it is a database but no store, or one of a later version.
 */
const isEmpty = (db: Database.Database, file: string): boolean => {
  const value = (name: string) => db.pragma(name, { simple: true }) as number;
  const tables = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() as number;
  const version = value('user_version');
  if (tables === 0 && version === 0) return true;
  if (value('application_id') !== APPLICATION)
    throw new StoreFault('data', `${file} is a database of another program; give another file`);
  if (version > SCHEMA_VERSION)
    throw new StoreFault(
      'data',
      `the store ${file} was made by a later version of patience (tables ${version}, here ` +
        `${SCHEMA_VERSION}); use that version, or give another file with --store`,
    );
  return false;
};

const makeTables = (db: Database.Database, file: string): void => {
  if (isEmpty(db, file)) db.exec(SCHEMA);
  else if (db.pragma('user_version', { simple: true }) === 1) db.exec(CHOSEN);
  else return;
  db.pragma(`application_id = ${APPLICATION}`);
  db.pragma(`user_version = ${SCHEMA_VERSION}`);
};

/** Other processes may be opening it too: whoever comes first sets it up. */
const setUp = (db: Database.Database, file: string): void => {
  db.pragma(`busy_timeout = ${PATIENCE_MILLISECONDS}`);
  isEmpty(db, file); // before anything is changed
  // Readers and a writer at once. After a crash of the program nothing that was committed is lost;
  // after one of the machine the last moments may be, but never the file.
  const setMode = () => db.pragma('journal_mode = WAL');
  for (let tries = 1; ; tries++) {
    try {
      setMode();
      break;
    } catch (error) {
      const busy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || tries > 100) throw error; // this change does not heed the timeout
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  db.transaction(() => makeTables(db, file)).immediate();
};

const opened = (file: string, db: Database.Database, ready: () => void): Store => {
  try {
    ready();
  } catch (error) {
    db.close();
    throw asFault(file, error);
  }
  return { file, db, close: () => db.close() };
};

/**
 * Opens a store to read and write, and makes it, with its folder, if there is none.
 * @throws StoreFault
 */
export const openStore = (file: string): Store => {
  const db = guarded(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    return new Database(file);
  });
  return opened(file, db, () => setUp(db, file));
};

/**
 * Opens a store that is there, to read.
 * @throws StoreFault if it is not there, is none, or cannot be read.
 */
export const openToRead = (file: string): Store => {
  if (!existsSync(file)) throw new StoreFault('missing', `there is no store ${file}`);
  const db = guarded(file, () => new Database(file, { readonly: true, fileMustExist: true }));
  return opened(file, db, () => {
    if (isEmpty(db, file)) throw new StoreFault('data', `${file} is empty, no store`);
  });
};
