import type { DealRange } from './plan.js';
import type { SearchRow } from './row.js';

/** What keeps the rows of a batch, so that they need not be worked out again. */
export interface Keeper {
  /**
   * The rows that searches of a side within a limit of positions give, as far as they are known, in
   * any order.
   */
  known(side: number, limit: number, deals: DealRange): readonly SearchRow[];
  /** Keeps rows; they are reported once it returns. @throws what becomes `BatchResult.fault`. */
  save(side: number, limit: number, rows: readonly SearchRow[]): void;
}
