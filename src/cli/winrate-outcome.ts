import type { BatchResult } from '../batch/batch.js';
import type { GameReport } from '../report/game-report.js';
import type { LiveLine } from './live-line.js';
import type { WinrateOptions } from './winrate-options.js';

/** What came of one game: its report for programs and for people. */
export interface Outcome<Report> {
  readonly report: Report;
  readonly text: () => string;
  /** What `--html` tells of it, if it can. */
  readonly forPage?: () => GameReport;
  /** What is to be said beside the report: of the sample, which the report does not know of. */
  readonly note?: string | undefined;
  /** A bug, to be thrown once the report of what was done is out. */
  readonly crash?: BatchResult['crash'];
  /** What went wrong with the store, to be thrown then too. */
  readonly fault?: unknown;
}

/** Works on the deals of one game; loaded and checked before. */
export type Run<Report = { readonly interrupted?: unknown }> = (
  options: WinrateOptions,
  line: LiveLine,
  signal: AbortSignal,
) => Promise<Outcome<Report>>;
