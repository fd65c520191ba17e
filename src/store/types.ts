/** The rules of stored deals, with all that a report says of them. */
export interface StoredRules {
  /** Identity of the rules with their options (`rules/identity.ts`). */
  readonly id: string;
  /** The name under which the game was found: its id, or the path of its rule file. */
  readonly game: string;
  /** Options and words that differ from the rule file. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The rule file as it was written. */
  readonly file: string;
  /** The checked rules with their options put in, as JSON data. */
  readonly spec: unknown;
}

/** Who searched. Another build of the program searches in another way: it is another player. */
export interface StoredPlayer {
  /** A name of `search/strategies`, never `default`. */
  readonly strategy: string;
  /** Names of the dominances left out, sorted. */
  readonly without: readonly string[];
  /** Bytes of the table of positions. */
  readonly memory: number;
  readonly version: string;
  /** A hash of the parts of the program that answers rest on. */
  readonly build: string;
}

/** Whose answers are meant. */
export interface StoreKey {
  readonly rules: StoredRules;
  readonly player: StoredPlayer;
}
