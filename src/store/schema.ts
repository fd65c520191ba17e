/** `application_id` of a store, so that no other database is taken for one: "pati". */
export const APPLICATION = 0x70617469;

/** `user_version`: raised by every change of the tables, with the step from the one before. */
export const SCHEMA_VERSION = 2;

/**
 * A run with `--precision`: deals from `first` on are taken until the interval is narrow enough, so
 * their number rests on their answers, and an interval for a number fixed beforehand does not hold
 * for them. `deals` is how many it may take until it is over, then how many it took.
 * Since version 2; of earlier stores this is not known.
 */
export const CHOSEN = `
  CREATE TABLE chosen (
    rules INTEGER NOT NULL REFERENCES rules,
    player INTEGER NOT NULL REFERENCES player,
    first INTEGER NOT NULL,
    states INTEGER NOT NULL,
    level REAL NOT NULL,
    half REAL NOT NULL,
    deals INTEGER NOT NULL,
    PRIMARY KEY (rules, player, first, states, level, half)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * An answer is what one search gave: of a deal of some rules, by a player, within a limit of
 * positions. It is a function of these, so two answers to one key that differ are a fault of ours.
 *
 *     rules   the rules with their options put in, known by their hash; all that a report needs
 *     player  who searched: strategy, dominances left out (a JSON list, sorted), bytes of the
 *             table, and the build of the program, since another search is another player
 *     answer  `seed` is the number of the deal, `states` the limit, `milliseconds` of a thread,
 *             `made` milliseconds since 1970
 *     chosen  deals whose number was chosen by looking at their answers, see `CHOSEN`
 */
export const SCHEMA = `
  CREATE TABLE rules (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    file TEXT NOT NULL,
    spec TEXT NOT NULL
  ) STRICT;
  CREATE TABLE player (
    number INTEGER PRIMARY KEY,
    strategy TEXT NOT NULL,
    without TEXT NOT NULL,
    memory INTEGER NOT NULL,
    version TEXT NOT NULL,
    build TEXT NOT NULL,
    UNIQUE (strategy, without, memory, version, build)
  ) STRICT;
  CREATE TABLE answer (
    rules INTEGER NOT NULL REFERENCES rules,
    player INTEGER NOT NULL REFERENCES player,
    seed INTEGER NOT NULL,
    states INTEGER NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('solved', 'unsolvable', 'undecided')),
    reason TEXT CHECK ((reason IS NULL) = (verdict <> 'undecided')),
    visited INTEGER NOT NULL,
    stored INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    milliseconds REAL NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (rules, player, seed, states)
  ) STRICT, WITHOUT ROWID;
  ${CHOSEN}
`;
