import type { CompiledGame } from '../../core/game.js';
import type { DfsResult } from '../dfs.js';
import type { Joint } from '../joint.js';
import type { Limits } from '../limits.js';
import type { Table } from '../table.js';

/** A way to search: an order of moves, restarts, a share of the limits for each. */
export interface Strategy {
  readonly name: string;
  readonly about: string;
  /**
   * Whether `limits.states` does nothing but cut the search off: up to there it visits the same
   * positions whatever the limit, so a decided deal is decided alike under every limit that its
   * visits keep.
   */
  readonly steady: boolean;
  /** The tables of a search by one thread: each one's part of its memory, 1 in all. */
  readonly tables: readonly number[];
  /**
   * Searches from where the game stands; it stands there again afterwards. `exhausted` only when no
   * position that can be reached was left out.
   * @param tables those it says, all cleared.
   */
  run(game: CompiledGame, tables: readonly Table[], limits: Limits): DfsResult;
  /**
   * Searches as one of several threads that work on the same deal, with as many positions for all of
   * them together; absent if it cannot. What is visited, and the line found, depend on chance.
   * @param tables two of this thread, all cleared. @param proof table over the words that all share.
   */
  readonly join?: (
    game: CompiledGame,
    tables: readonly Table[],
    limits: Limits,
    joint: Joint,
    proof: Table,
  ) => DfsResult;
}
