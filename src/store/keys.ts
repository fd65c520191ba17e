import type { Database } from 'better-sqlite3';
import type { StoredPlayer, StoredRules } from './types.js';

export interface RulesRecord {
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly file: string;
  readonly spec: string;
}

export interface PlayerRecord {
  readonly strategy: string;
  readonly without: string;
  readonly memory: number;
  readonly version: string;
  readonly build: string;
}

export const rulesOf = ({ id, game, options, file, spec }: RulesRecord): StoredRules => ({
  ...{ id, game, file },
  options: JSON.parse(options) as Record<string, unknown>,
  spec: JSON.parse(spec) as unknown,
});

export const playerOf = ({
  strategy,
  without,
  memory,
  version,
  build,
}: PlayerRecord): StoredPlayer => ({
  ...{ strategy, memory, version, build },
  without: JSON.parse(without) as string[],
});

const playerRecord = ({ without, ...rest }: StoredPlayer): PlayerRecord => ({
  ...rest,
  without: JSON.stringify(without.toSorted()),
});

/** The number of these rules in this store; undefined if it has none of them. */
export const findRules = (db: Database, id: string): number | undefined =>
  db.prepare('SELECT number FROM rules WHERE id = ?').pluck().get(id) as number | undefined;

/** The number of this player in this store; undefined if it does not know it. */
export const findPlayer = (db: Database, player: StoredPlayer): number | undefined =>
  db
    .prepare(
      `SELECT number FROM player WHERE strategy = $strategy AND without = $without
         AND memory = $memory AND version = $version AND build = $build`,
    )
    .pluck()
    .get(playerRecord(player)) as number | undefined;

/** The number of these rules, entered if need be. In a transaction of the caller. */
export const enterRules = (db: Database, rules: StoredRules): number => {
  const known = findRules(db, rules.id);
  if (known !== undefined) return known;
  const { id, game, file } = rules;
  const record = {
    ...{ id, game, file },
    options: JSON.stringify(rules.options),
    spec: JSON.stringify(rules.spec),
  };
  return db
    .prepare(
      'INSERT INTO rules (id, game, options, file, spec) VALUES ($id, $game, $options, $file, $spec)',
    )
    .run(record).lastInsertRowid as number;
};

/** The number of this player, entered if need be. In a transaction of the caller. */
export const enterPlayer = (db: Database, player: StoredPlayer): number =>
  findPlayer(db, player) ??
  (db
    .prepare(
      `INSERT INTO player (strategy, without, memory, version, build)
       VALUES ($strategy, $without, $memory, $version, $build)`,
    )
    .run(playerRecord(player)).lastInsertRowid as number);
