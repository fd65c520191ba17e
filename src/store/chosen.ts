import type { Database } from 'better-sqlite3';
import type { DealRange } from '../batch/plan.js';
import { guarded } from './faults.js';
import { enterPlayer, enterRules, findPlayer, findRules } from './keys.js';
import type { Store } from './open.js';
import type { StoreKey } from './types.js';

/** A run that stops by what it finds: within `half` either way, a share, at this level. */
export interface ChosenRun {
  readonly deals: DealRange;
  /** Positions a deal at most. */
  readonly states: number;
  readonly level: number;
  readonly half: number;
}

/**
 * Notes that a run with `--precision` takes these deals at most; once it is over, that it took these
 * and no more. @throws StoreFault
 */
export const noteChosen = (
  { db, file }: Store,
  { rules, player }: StoreKey,
  { deals, ...run }: ChosenRun,
): void =>
  guarded(file, () =>
    db
      .transaction(() => {
        const numbers = { rules: enterRules(db, rules), player: enterPlayer(db, player) };
        db.prepare(
          `INSERT OR REPLACE INTO chosen
           VALUES ($rules, $player, $first, $states, $level, $half, $deals)`,
        ).run({ ...numbers, ...run, first: deals.first, deals: deals.count });
      })
      .immediate(),
  );

/** False for a store of the first version, which is read as it is. */
export const knowsChosen = (db: Database, schema: 'main' | 'more' = 'main'): boolean =>
  db
    .prepare(`SELECT 1 FROM ${schema}.sqlite_schema WHERE type = 'table' AND name = 'chosen'`)
    .get() !== undefined;

/** Whether runs with `--precision` had a say in how many deals of a range there are. */
export const wereChosen = (
  { db, file }: Store,
  { rules, player }: StoreKey,
  { first, count }: DealRange,
): boolean =>
  guarded(file, () => {
    if (!knowsChosen(db)) return false;
    const found = db
      .prepare(
        `SELECT 1 FROM chosen WHERE rules = $rules AND player = $player
           AND first < $end AND first + deals > $first LIMIT 1`,
      )
      .get({
        rules: findRules(db, rules.id) ?? null,
        player: findPlayer(db, player) ?? null,
        first,
        end: first + count,
      });
    return found !== undefined;
  });
