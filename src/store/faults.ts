import Database from 'better-sqlite3';

/** Something is the matter with a store that its user can see to. */
export class StoreFault extends Error {
  /** `data`: what the file holds; `file`: it could not be read or written; `missing`: there is none; `exists`: there is one where none may be. */
  readonly kind: 'data' | 'file' | 'missing' | 'exists';
  constructor(kind: StoreFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

const KINDS: readonly (readonly [RegExp, StoreFault['kind'], string])[] = [
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    'data',
    'is damaged or no store; move it away to begin a new one (sqlite3 FILE .recover may save rows)',
  ],
  [/^SQLITE_FULL/, 'file', 'has no room: the disk is full; free some or take another with --store'],
  [
    /^(SQLITE_READONLY|EROFS|EACCES|EPERM)/,
    'file',
    'may not be written; give another file with --store, or keep nothing with --no-store',
  ],
  [
    /^(SQLITE_CANTOPEN|ENOENT|ENOTDIR|EISDIR|EEXIST)/,
    'file',
    'cannot be opened; give a file in a folder that may be written with --store',
  ],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    'file',
    'is held by another program for too long; try again, or give another file with --store',
  ],
  [/^(SQLITE_IOERR|EIO)/, 'file', 'cannot be read or written (input/output error of the system)'],
];

/** An error of SQLite or the file system as a fault of this store; any other is thrown again. */
export const asFault = (file: string, error: unknown): StoreFault => {
  if (error instanceof StoreFault) return error;
  const code =
    error instanceof Database.SqliteError ? error.code : (error as NodeJS.ErrnoException).code;
  const known = KINDS.find(([pattern]) => pattern.test(code ?? ''));
  if (known === undefined) throw error;
  return new StoreFault(known[1], `the store ${file} ${known[2]}`);
};

/** Runs what uses a store. @throws StoreFault for what its user can see to. */
export const guarded = <T>(file: string, use: () => T): T => {
  try {
    return use();
  } catch (error) {
    throw asFault(file, error);
  }
};
