import { defaultThreads } from '../batch/memory.js';
import { runBatch } from '../batch/pool.js';
import type { DealRow } from '../batch/row.js';
import { type WinrateReport, winrateReport } from '../report/winrate.js';
import { winrateText } from '../report/winrate-text.js';
import { winInterval } from '../stats/intervals.js';
import type { GameArgument } from './game-argument.js';
import { followProgress, progressLine } from './progress.js';
import { inOrder } from './row-order.js';
import { out, paint } from './terminal.js';
import { VERSION } from './version.js';
import { stillMissing, winrateCommand } from './winrate-command.js';
import type { Run } from './winrate-outcome.js';

/** Solves the deals of one game, writes rows if asked to, and makes the report. */
export const winrateRun =
  (game: GameArgument, given: string): Run<WinrateReport> =>
  async (options, line, signal) => {
    const deals = { first: options.seed, count: options.deals };
    const { states, memory, level, method, strategy, without } = options;
    const limits = { states, memory };
    const counts = { solved: 0, unsolvable: 0, undecided: 0 };
    const endProgress = followProgress(line, (elapsed) =>
      progressLine({
        game: given,
        deals: deals.count,
        counts,
        interval: winInterval(counts, level, method),
        elapsed,
      }),
    );
    const print = inOrder(deals, (row: DealRow) => {
      line.clear();
      out(JSON.stringify({ game: game.name, rules: game.id, ...row }));
    });
    const { rows, missing, crash } = await runBatch({
      spec: game.spec,
      deals,
      solver: { strategy, without },
      limits,
      threads: options.threads ?? defaultThreads(limits),
      signal,
      onRow: (row) => {
        counts[row.verdict]++;
        if (options.ndjson === true) print.add(row);
      },
    }).finally(endProgress);
    print.flush();
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
      stillMissing(given, options, missing),
    );
    return { report, text: () => winrateText(report, paint.bold), crash };
  };
