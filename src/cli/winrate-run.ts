import { bytesNeeded, bytesUsable, defaultThreads } from '../batch/memory.js';
import { type BatchResult, runBatch } from '../batch/pool.js';
import type { DealRow } from '../batch/row.js';
import { formatBytes } from '../report/numbers.js';
import { type WinrateReport, winrateReport } from '../report/winrate.js';
import { winrateText } from '../report/winrate-text.js';
import { winInterval } from '../stats/intervals.js';
import { EXIT, type ExitStatus, UserError } from './exit.js';
import { loadGame } from './game-argument.js';
import type { LiveLine } from './live-line.js';
import { followProgress } from './progress.js';
import { inOrder } from './row-order.js';
import { searchProblems } from './search-options.js';
import { err, out, paint } from './terminal.js';
import { VERSION } from './version.js';
import { winrateCommand } from './winrate-command.js';
import type { WinrateOptions } from './winrate-options.js';

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
  problems.push(...searchProblems(strategy, without));
  const most = Math.floor(bytesUsable() / bytesNeeded(options));
  if (threads !== undefined && threads > 1 && threads > most)
    problems.push(
      `--threads: tables of ${formatBytes(options.memory)} for ${threads} threads may not fit into ` +
        `the memory here; take at most ${Math.max(1, most)} threads, or less --memory or --states`,
    );
  return problems;
};

type Game = Awaited<ReturnType<typeof loadGame>>;

/** Solves the deals of one game, writes rows if asked to, and makes the report. */
const runGame = async (
  game: Game,
  given: string,
  options: WinrateOptions,
  line: LiveLine,
  signal: AbortSignal,
) => {
  const deals = { first: options.seed, count: options.deals };
  const { states, memory, level, method, strategy, without } = options;
  const limits = { states, memory };
  const progress = followProgress(line, given, deals.count, (counts) =>
    winInterval(counts, level, method),
  );
  const print = inOrder(deals, (row: DealRow) => {
    line.clear();
    out(JSON.stringify({ game: game.name, rules: game.id, ...row }));
  });
  let result: BatchResult;
  try {
    result = await runBatch({
      spec: game.spec,
      deals,
      solver: { strategy, without },
      limits,
      threads: options.threads ?? defaultThreads(limits),
      signal,
      onRow: (row) => {
        progress.add(row.verdict);
        if (options.ndjson === true) print.add(row);
      },
    });
  } finally {
    progress.end();
  }
  print.flush();
  const { rows, missing, crash } = result;
  const report = winrateReport(
    {
      game: game.name,
      rules: game.id,
      options: game.changed,
      deals,
      strategy,
      without,
      limits,
      version: VERSION,
      command: winrateCommand(given, options, deals),
    },
    rows,
    level,
    method,
    missing.length === 0
      ? undefined
      : { missing, commands: missing.map((range) => winrateCommand(given, options, range)) },
  );
  return { report, crash };
};

const show = (report: WinrateReport, options: WinrateOptions): void => {
  if (options.json === true || options.ndjson === true) out(JSON.stringify(report));
  else out(winrateText(report, paint.bold));
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
  const loaded: Game[] = [];
  for (const name of games) loaded.push(await loadGame(name, options.set));
  for (const [i, game] of loaded.entries()) {
    if (i > 0 && options.json !== true && options.ndjson !== true) out('');
    const { report, crash } = await runGame(game, games[i]!, options, line, signal);
    show(report, options);
    if (crash !== undefined) throw bugAt(game.name, crash);
    if (!signal.aborted) continue;
    for (const rest of games.slice(i + 1))
      err(`patience: not begun: ${winrateCommand(rest, options, report.deals)}`);
    if (report.interrupted !== undefined || i + 1 < games.length) return EXIT.interrupted;
  }
  return EXIT.done;
};

const bugAt = (game: string, { seed, error }: NonNullable<BatchResult['crash']>): Error => {
  const bug = new Error(`${game}, deal ${seed}: ${error.message}`, { cause: error });
  bug.stack = `${game}, deal ${seed}: ${error.stack}`;
  return bug;
};
