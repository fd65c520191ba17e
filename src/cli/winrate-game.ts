import { runBatch } from '../batch/batch.js';
import { defaultThreads } from '../batch/memory.js';
import { gameReport } from '../report/game-report.js';
import { formatInterval } from '../report/numbers.js';
import { estimateText } from '../report/phrases.js';
import { type WinrateReport, winEstimate, winrateReport } from '../report/winrate.js';
import { winrateText } from '../report/winrate-text.js';
import { winInterval } from '../stats/intervals.js';
import { stopRule } from '../stats/stop-rule.js';
import { chosenNote } from './chosen-note.js';
import { dealCommand } from './deal-command.js';
import type { GameArgument } from './game-argument.js';
import { gameFacts } from './game-facts.js';
import { followProgress } from './progress.js';
import { inOrder } from './row-order.js';
import { out, paint } from './terminal.js';
import { VERSION } from './version.js';
import { interruption, winrateCommand } from './winrate-command.js';
import { dealsOf } from './winrate-options.js';
import type { Run } from './winrate-outcome.js';
import { withStore } from './winrate-store.js';

/** Solves the deals of one game, writes rows if asked to, and makes the report. */
export const winrateRun =
  (game: GameArgument, given: string): Run<WinrateReport> =>
  async (options, line, signal) => {
    const { states, memory, level, method, strategy, without, precision } = options;
    const limits = { states, memory };
    const counts = { solved: 0, unsolvable: 0, undecided: 0 };
    const known = () => counts.solved + counts.unsolvable + counts.undecided;
    const progress = followProgress(line, given, () =>
      known() === 0
        ? undefined
        : `winnable ${estimateText(winEstimate(counts), known())} ` +
          `(${formatInterval(winInterval(counts, level, method), known())})`,
    );
    const print = inOrder((row: object) => {
      line.clear();
      out(JSON.stringify({ game: game.name, rules: game.id, ...row }));
    });
    const stop = () => (precision === undefined ? false : stopRule(counts, level, precision));
    const batch = await withStore([{ game, strategy }], options, (keeper) =>
      runBatch({
        sides: [{ spec: game.spec, solver: { strategy, without } }],
        deals: dealsOf(options),
        limits,
        threads: options.threads ?? defaultThreads(limits),
        signal,
        ...(keeper === undefined ? {} : { keeper }),
        ...(precision === undefined ? {} : { enough: () => stop() !== false }),
        onRound: (round) => {
          progress.onRound(round);
          print.round(round.seeds);
        },
        onDeal: (deal) => {
          progress.onDeal(deal);
          const [row] = deal.rows;
          if (deal.before !== undefined) counts[deal.before[0]!.verdict]--;
          counts[row!.verdict]++;
          if (options.ndjson === true) print.add(Number(row!.seed), deal.settled ? row : undefined);
        },
      }),
    ).finally(progress.end);
    const rows = batch.rows[0]!;
    if (options.ndjson === true) print.end(rows.map((row) => [Number(row.seed), row]));
    const interrupted = interruption(given, options, batch);
    const report = winrateReport(
      {
        game: game.name,
        rules: game.id,
        options: game.changed,
        deals: batch.deals,
        strategy,
        without,
        limits,
        version: VERSION,
        command: winrateCommand(given, options),
      },
      rows,
      level,
      method,
      {
        ...(precision === undefined
          ? {}
          : { precision: { asked: precision, reached: stop() === 'narrow' } }),
        ...(interrupted === undefined ? {} : { interrupted }),
      },
    );
    const { crash, fault } = batch;
    return {
      report,
      text: () => winrateText(report, paint.bold),
      forPage: () =>
        gameReport(gameFacts(game), report, rows, (row) =>
          dealCommand(given, options.set, report, row),
        ),
      note: chosenNote(given, options, batch),
      crash,
      fault,
    };
  };
