import type { BatchResult } from '../batch/batch.js';
import { bytesNeeded, bytesUsable } from '../batch/memory.js';
import type { GameReport } from '../report/game-report.js';
import { formatBytes } from '../report/numbers.js';
import { comparisonRun } from './compare-run.js';
import { EXIT, type ExitStatus, UserError } from './exit.js';
import { loadGame } from './game-argument.js';
import type { LiveLine } from './live-line.js';
import { searchProblems } from './search-options.js';
import { asUserError } from './store-fault.js';
import { err, out } from './terminal.js';
import { goOnCommand } from './winrate-command.js';
import { winrateRun } from './winrate-game.js';
import type { WinrateOptions } from './winrate-options.js';
import type { Run } from './winrate-outcome.js';
import { writePage } from './write-page.js';

/** Rows are kept in memory until the report is made. */
const MOST_DEALS = 10_000_000;

/** All that is wrong with the options together. */
const problemsOf = (options: WinrateOptions): string[] => {
  const { deals, seed, threads, strategy, without } = options;
  const problems: string[] = [];
  if (deals > MOST_DEALS)
    problems.push(
      `--deals: at most ${MOST_DEALS} at a time; do the others in further runs with --seed`,
    );
  if (!Number.isSafeInteger(seed + deals))
    problems.push('--seed: so high that seeds could not be counted; take a lower one');
  const { shard, precision, compare, method } = options;
  if (shard !== undefined && shard.parts > deals)
    problems.push(`--shard: ${deals} deals cannot be shared out in ${shard.parts} parts`);
  if (precision !== undefined && (shard !== undefined || compare !== undefined))
    problems.push(
      '--precision: looks at the deals of one win rate in their order; leave out ' +
        `${shard === undefined ? '--compare' : '--shard'}`,
    );
  if (precision !== undefined && method !== 'anytime')
    problems.push(
      `--precision: goes with --method anytime, since ${method} does not hold when one stops by it`,
    );
  problems.push(...searchProblems(strategy, without));
  const most = Math.floor(bytesUsable() / bytesNeeded(options));
  if (threads !== undefined && threads > 1 && threads > most)
    problems.push(
      `--threads: tables of ${formatBytes(options.memory)} for ${threads} threads may not fit into ` +
        `the memory here; take at most ${Math.max(1, most)} threads, or less --memory or --states`,
    );
  return problems;
};

/**
 * One report for each game, in order.
 *
 * @param games as given: names or files. @param line where progress is shown.
 * @returns the exit status. A crash of a worker is thrown after the report of what was done.
 */
export const runWinrates = async (
  games: readonly string[],
  options: WinrateOptions,
  line: LiveLine,
  signal: AbortSignal,
): Promise<ExitStatus> => {
  const problems = problemsOf(options);
  if (problems.length > 0) throw new UserError(EXIT.usage, problems.join('\npatience: '));
  const runs: Run[] = [];
  for (const name of games)
    runs.push(
      options.compare === undefined
        ? winrateRun(await loadGame(name, options.set), name)
        : await comparisonRun(name, options.compare, options),
    );
  const pages: GameReport[] = [];
  const forPrograms = options.json === true || options.ndjson === true;
  for (const [i, run] of runs.entries()) {
    if (i > 0 && !forPrograms) out('');
    const { report, text, forPage, note, crash, fault } = await run(options, line, signal);
    out(forPrograms ? JSON.stringify(report) : text());
    if (note !== undefined) err(note);
    if (options.html !== undefined && forPage !== undefined) {
      // Written anew after each game: whatever comes, what is done is there to be seen.
      pages.push(forPage());
      await writePage(pages, options.html);
    }
    if (fault !== undefined) throw asUserError(fault);
    if (crash !== undefined) throw bugAt(games[i]!, crash);
    if (!signal.aborted) continue;
    for (const rest of games.slice(i + 1))
      err(`patience: not begun: ${goOnCommand(rest, options)}`);
    if (report.interrupted !== undefined || i + 1 < games.length) return EXIT.interrupted;
  }
  return EXIT.done;
};

const bugAt = (game: string, { seed, error }: NonNullable<BatchResult['crash']>): Error => {
  const bug = new Error(`${game}, deal ${seed}: ${error.message}`, { cause: error });
  bug.stack = `${game}, deal ${seed}: ${error.stack}`;
  return bug;
};
