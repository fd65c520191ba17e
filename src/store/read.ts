import type { DealRange } from '../batch/plan.js';
import { afterRound, type DealRow, type SearchRow } from '../batch/row.js';
import { isSettled, isSteady, roundLimits } from '../search/rounds.js';
import type { Reason } from '../search/verdict.js';
import { guarded } from './faults.js';
import {
  findPlayer,
  findRules,
  type PlayerRecord,
  playerOf,
  type RulesRecord,
  rulesOf,
} from './keys.js';
import type { Store } from './open.js';
import type { StoredPlayer, StoredRules, StoreKey } from './types.js';

/** What a store has of one player at one game. */
export interface Holding extends StoreKey {
  /** Limits of positions of the searches that were made, rising. */
  readonly limits: readonly number[];
  /** Lowest and highest number of a deal; not all between need be there. */
  readonly first: number;
  readonly last: number;
  /** Different deals. */
  readonly deals: number;
  /** When the first and the last answer were made, milliseconds since 1970. */
  readonly made: { readonly first: number; readonly last: number };
}

interface HoldingRecord {
  readonly rules: number;
  readonly player: number;
  readonly limits: string;
  readonly first: number;
  readonly last: number;
  readonly deals: number;
  readonly since: number;
  readonly until: number;
}

/** All that a store holds, a game and player each, in the order in which they came to be there. */
export const holdings = (store: Store): Holding[] =>
  guarded(store.file, () => {
    const { db } = store;
    const records = db
      .prepare(
        `SELECT rules, player, json_group_array(DISTINCT states) AS limits, min(seed) AS first,
           max(seed) AS last, count(DISTINCT seed) AS deals, min(made) AS since, max(made) AS until
         FROM answer GROUP BY rules, player ORDER BY rules, player`,
      )
      .all() as HoldingRecord[];
    const rules = db.prepare('SELECT * FROM rules WHERE number = ?');
    const player = db.prepare('SELECT * FROM player WHERE number = ?');
    return records.map(({ limits, first, last, deals, since, until, ...numbers }) => ({
      rules: rulesOf(rules.get(numbers.rules) as RulesRecord),
      player: playerOf(player.get(numbers.player) as PlayerRecord),
      limits: (JSON.parse(limits) as number[]).toSorted((a, b) => a - b),
      ...{ first, last, deals, made: { first: since, last: until } },
    }));
  });

interface AnswerRecord extends Omit<SearchRow, 'seed' | 'reason'> {
  readonly seed: number;
  readonly reason: Reason | null;
}

const rowOf = ({ seed, reason, ...rest }: AnswerRecord): SearchRow => ({
  seed: String(seed),
  ...rest,
  ...(reason === null ? {} : { reason }),
});

/** Settled by a search that a steady strategy would have made alike within `$limit`. */
const OR_SETTLED = `OR (visited <= $limit AND
  (verdict <> 'undecided' OR (reason = 'memory' AND visited < states)))`;

/**
 * The answers that searches within a limit of positions give, of the deals of a range for which
 * the store knows them, in order of deals: searches that were made with that limit; and, of a
 * steady strategy, those with another one that it would not have changed: settled, with no more
 * visits. These are the same but for the time, so what is read does not depend on what else is
 * stored.
 */
export const answersAt = (
  store: Store,
  rules: Pick<StoredRules, 'id'>,
  player: StoredPlayer,
  limit: number,
  deals: DealRange,
): SearchRow[] =>
  guarded(store.file, () => {
    const numbers = [findRules(store.db, rules.id), findPlayer(store.db, player)];
    if (numbers.includes(undefined)) return [];
    const steady = isSteady(player.strategy);
    const records = store.db
      .prepare(
        `SELECT seed, verdict, reason, visited, stored, moves, milliseconds, states = $limit AS own
         FROM answer
         WHERE rules = $rules AND player = $player AND seed BETWEEN $first AND $last AND (
           states = $limit
           ${steady ? OR_SETTLED : ''}
         )
         ORDER BY seed, own DESC, states`,
      )
      .all({
        ...{ rules: numbers[0], player: numbers[1], limit },
        ...{ first: deals.first, last: deals.first + deals.count - 1 },
      }) as (AnswerRecord & { own: number })[];
    return records
      .filter(({ seed }, i) => seed !== records[i - 1]?.seed)
      .map(({ own: _, ...record }) => rowOf(record));
  });

/** A stored deal with what is known of it. */
export interface ReadRow extends DealRow {
  /** False if there are further rounds up to the limit asked for that it has not been through. */
  readonly settled: boolean;
}

/**
 * What the store knows of the deals of a player at a game, in order of deals: the rows that
 * `winrate --states` reports. Deals with an answer to the first round alone are among them, not
 * settled; deals without one are not.
 *
 * @param states the limit of positions, as `--states`. @param deals absent: all that are stored.
 */
export const storedRows = (
  store: Store,
  { rules, player }: StoreKey,
  states: number,
  deals: DealRange = { first: 0, count: Number.MAX_SAFE_INTEGER },
): ReadRow[] => {
  const rows = new Map<string, ReadRow>();
  for (const [round, limit] of roundLimits(states).entries())
    for (const row of answersAt(store, rules, player, limit, deals)) {
      const before = rows.get(row.seed);
      if (round > 0 && (before === undefined || before.settled || before.limit >= limit)) continue;
      const settled = limit === states || isSettled({ ...row, limit }, player.strategy);
      rows.set(row.seed, { ...afterRound(before, row, limit), settled });
    }
  return [...rows.values()].toSorted((a, b) => Number(a.seed) - Number(b.seed));
};
