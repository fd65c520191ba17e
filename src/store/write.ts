import type { SearchRow } from '../batch/row.js';
import { guarded, StoreFault } from './faults.js';
import { enterPlayer, enterRules } from './keys.js';
import type { Store } from './open.js';
import type { StoreKey } from './types.js';

/** Writes the rows of one round of one player at one game. */
export type Writer = (rows: readonly SearchRow[], limit: number) => void;

/**
 * Makes what writes answers to a store: all rows of a call or none, kept once it returns, whatever
 * becomes of the process. A row that is there already, from another process or an earlier run, must
 * be the same but for the time, which becomes that of the later one.
 *
 * @throws StoreFault (so do the calls): the file cannot be written, or a row contradicts.
 */
export const storeWriter = (store: Store, { rules, player }: StoreKey): Writer => {
  const { db, file } = store;
  const numbers = guarded(file, () =>
    db
      .transaction(() => ({ rules: enterRules(db, rules), player: enterPlayer(db, player) }))
      .immediate(),
  );
  const insert = db.prepare(
    `INSERT INTO answer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET milliseconds = excluded.milliseconds, made = excluded.made
     WHERE verdict = excluded.verdict AND reason IS excluded.reason AND visited = excluded.visited
       AND stored = excluded.stored AND moves = excluded.moves`,
  );
  const write = db.transaction((rows: readonly SearchRow[], limit: number) => {
    const made = Date.now();
    for (const row of rows) {
      const { seed, verdict, reason = null, visited, stored, moves, milliseconds } = row;
      // By place: names cost as much again as the insertion.
      const key = [numbers.rules, numbers.player, Number(seed), limit];
      const answer = [verdict, reason, visited, stored, moves, milliseconds];
      if (insert.run(...key, ...answer, made).changes === 0)
        throw new StoreFault(
          'data',
          `the store ${file} has another answer to deal ${seed} of ${rules.game} (rules ` +
            `${rules.id}, at most ${limit} states): one of them is wrong; please report it`,
        );
    }
  });
  return (rows, limit) => guarded(file, () => write.immediate(rows, limit));
};
