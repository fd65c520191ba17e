import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { asFault, guarded, StoreFault } from './faults.js';
import { APPLICATION, SCHEMA, SCHEMA_VERSION } from './schema.js';

/** An open store. */
export interface Store {
  readonly file: string;
  readonly db: Database.Database;
  close(): void;
}

/** How long one process waits for another that writes: commits take milliseconds. */
const PATIENCE_MILLISECONDS = 20_000;

/** Makes the tables of a new store; refuses a database that is no store, or a later one. */
const prepare = (db: Database.Database, file: string): void => {
  const value = (name: string) => db.pragma(name, { simple: true }) as number;
  const tables = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() as number;
  if (tables === 0 && value('user_version') === 0) {
    db.exec(SCHEMA);
    db.pragma(`application_id = ${APPLICATION}`);
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
    return;
  }
  if (value('application_id') !== APPLICATION)
    throw new StoreFault('data', `${file} is a database of another program; give another file`);
  const version = value('user_version');
  if (version > SCHEMA_VERSION)
    throw new StoreFault(
      'data',
      `the store ${file} was made by a later version of patience (tables ${version}, here ` +
        `${SCHEMA_VERSION}); use that version, or give another file with --store`,
    );
};

/** Other processes may be opening it too: whoever comes first sets it up. */
const setUp = (db: Database.Database, file: string): void => {
  db.pragma(`busy_timeout = ${PATIENCE_MILLISECONDS}`);
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
  db.transaction(() => prepare(db, file)).immediate();
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
  return opened(file, db, () => prepare(db, file));
};
