import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { knowsChosen } from './chosen.js';
import { guarded, StoreFault } from './faults.js';
import { openStore, openToRead } from './open.js';

/** What came of a merge. */
export interface Merged {
  readonly answers: number;
  /** Of all that were read, those that were in an earlier store too. */
  readonly same: number;
}

/** Answers that cannot all be right, a line each; no store was written. */
export interface Contradictions {
  readonly contradictions: readonly string[];
}

/** More are counted, not told. */
const MOST_TOLD = 20;

/** Both answers to one key, where they are not the same. */
const UNLIKE = `
  SELECT r.game || ', deal ' || b.seed || ', at most ' || b.states || ' states: ' ||
    a.verdict || ' (' || a.visited || ' visited), in another store ' ||
    b.verdict || ' (' || b.visited || ' visited)'
  FROM more.answer b
  JOIN more.rules q ON q.number = b.rules JOIN main.rules r ON r.id = q.id
  JOIN more.player p ON p.number = b.player
  JOIN main.player m ON (m.strategy, m.without, m.memory, m.version, m.build) =
    (p.strategy, p.without, p.memory, p.version, p.build)
  JOIN main.answer a ON (a.rules, a.player, a.seed, a.states) =
    (r.number, m.number, b.seed, b.states)
  WHERE (a.verdict, a.visited, a.stored, a.moves) <> (b.verdict, b.visited, b.stored, b.moves)
    OR a.reason IS NOT b.reason`;

/** Deals that are won by one player and proved lost by another, or within another limit. */
const WON_AND_LOST = `
  SELECT r.game || ', deal ' || a.seed || ' (rules ' || r.id || '): solved and unsolvable'
  FROM answer a JOIN rules r ON r.number = a.rules
  WHERE a.verdict <> 'undecided'
  GROUP BY a.rules, a.seed HAVING count(DISTINCT a.verdict) = 2`;

const COPY = `
  INSERT OR IGNORE INTO main.rules (id, game, options, file, spec)
    SELECT id, game, options, file, spec FROM more.rules ORDER BY number;
  INSERT OR IGNORE INTO main.player (strategy, without, memory, version, build)
    SELECT strategy, without, memory, version, build FROM more.player ORDER BY number;
  INSERT OR IGNORE INTO main.answer
    SELECT r.number, m.number, b.seed, b.states, b.verdict, b.reason, b.visited, b.stored, b.moves,
      b.milliseconds, b.made
    FROM more.answer b
    JOIN more.rules q ON q.number = b.rules JOIN main.rules r ON r.id = q.id
    JOIN more.player p ON p.number = b.player
    JOIN main.player m ON (m.strategy, m.without, m.memory, m.version, m.build) =
      (p.strategy, p.without, p.memory, p.version, p.build);`;

/** A run that is known from both stores went as far as it did in the one where it went further. */
const COPY_CHOSEN = `
  INSERT INTO main.chosen
    SELECT r.number, m.number, c.first, c.states, c.level, c.half, c.deals
    FROM more.chosen c
    JOIN more.rules q ON q.number = c.rules JOIN main.rules r ON r.id = q.id
    JOIN more.player p ON p.number = c.player
    JOIN main.player m ON (m.strategy, m.without, m.memory, m.version, m.build) =
      (p.strategy, p.without, p.memory, p.version, p.build)
    WHERE true
  ON CONFLICT DO UPDATE SET deals = max(deals, excluded.deals);`;

const count = (db: Database): number =>
  db.prepare('SELECT count(*) FROM main.answer').pluck().get() as number;

/** Adds a store to the open one. @returns how many answers it has, and what contradicts. */
const add = (db: Database, file: string): { read: number; unlike: string[] } => {
  openToRead(file).close(); // whether it is a store, of a version that is known
  db.prepare('ATTACH ? AS more').run(file);
  try {
    const unlike = db.prepare(UNLIKE).pluck().all() as string[];
    const read = db.prepare('SELECT count(*) FROM more.answer').pluck().get() as number;
    db.transaction(() => db.exec(COPY + (knowsChosen(db, 'more') ? COPY_CHOSEN : ''))).immediate();
    return { read, unlike };
  } finally {
    db.exec('DETACH more');
  }
};

/**
 * Joins stores into a new one. All answers are kept; those that are in several stores must be the
 * same but for the time. Answers that contradict are for people to look into: then nothing is
 * written, and the stores stay as they are.
 *
 * @param output a file that is not there. @throws StoreFault
 */
export const mergeStores = (files: readonly string[], output: string): Merged | Contradictions => {
  if (existsSync(output))
    throw new StoreFault('exists', `${output} is there already; name a new file with -o`);
  // Made beside it and given its name at the end, so that there is a whole store or none.
  const unfinished = `${output}.unfinished-${process.pid}`;
  const drop = () => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + end, { force: true });
  };
  const store = openStore(unfinished);
  try {
    const { db } = store;
    let read = 0;
    const contradictions: string[] = [];
    for (const file of files) {
      const added = guarded(file, () => add(db, file));
      read += added.read;
      contradictions.push(...added.unlike);
    }
    contradictions.push(...(db.prepare(WON_AND_LOST).pluck().all() as string[]));
    if (contradictions.length > 0) {
      const more = contradictions.length - MOST_TOLD;
      return {
        contradictions: [
          ...contradictions.slice(0, MOST_TOLD),
          ...(more > 0 ? [`and ${more} more`] : []),
        ],
      };
    }
    const answers = count(db);
    store.close();
    renameSync(unfinished, output);
    return { answers, same: read - answers };
  } finally {
    store.close();
    drop();
  }
};
