import { runBatch } from '../batch/batch.js';
import { defaultThreads } from '../batch/memory.js';
import type { DealRow } from '../batch/row.js';
import {
  compareReport,
  contradictions,
  emptyPairs,
  pairCounts,
  type RowPair,
} from '../report/compare.js';
import { compareText } from '../report/compare-text.js';
import { formatDifferenceInterval } from '../report/numbers.js';
import { pairedDifference } from '../stats/paired-bounds.js';
import { chosenNote } from './chosen-note.js';
import { compareArgument, type SideArgument } from './compare-argument.js';
import { followProgress } from './progress.js';
import { inOrder } from './row-order.js';
import { err, out, paint } from './terminal.js';
import { VERSION } from './version.js';
import { interruption, winrateCommand } from './winrate-command.js';
import { dealsOf, type WinrateOptions } from './winrate-options.js';
import type { Run } from './winrate-outcome.js';
import { withStore } from './winrate-store.js';

/**
 * Loads a game in the two ways of `--compare`, to play the same deals in both.
 * @throws UserError as `compareArgument`.
 */
export const comparisonRun = async (
  given: string,
  compare: string,
  checked: WinrateOptions,
): Promise<Run> => {
  const { measure, about, sides } = await compareArgument(given, compare, checked);
  const [{ game }, second] = sides;
  if (JSON.stringify(game.core.deck) !== JSON.stringify(second.game.core.deck))
    err(
      'patience: the two are played with different cards, so a seed gives them unlike deals: ' +
        'the comparison holds, but pairing gains nothing',
    );
  return async (options, line, signal) => {
    const { states, memory, level, method, without } = options;
    const limits = { states, memory };
    const pairs = emptyPairs();
    const progress = followProgress(line, given, () => {
      const counts = pairCounts(pairs, measure);
      if (counts.deals === 0) return undefined;
      const { interval } = pairedDifference(counts, level);
      return `${formatDifferenceInterval(interval, counts.deals)} with ${second.label}`;
    });
    const print = inOrder((pair: RowPair) => {
      line.clear();
      for (const [i, row] of pair.entries()) {
        const { label, game } = sides[i]!;
        out(JSON.stringify({ game: game.name, rules: game.id, side: label, ...row }));
      }
    });
    const result = await withStore(sides, options, (keeper) =>
      runBatch({
        sides: sides.map((side) => ({
          spec: side.game.spec,
          solver: { strategy: side.strategy, without },
        })),
        deals: dealsOf(options),
        limits,
        threads: options.threads ?? defaultThreads(limits),
        signal,
        ...(keeper === undefined ? {} : { keeper }),
        onRound: (round) => {
          progress.onRound(round);
          print.round(round.seeds);
        },
        onDeal: (deal) => {
          progress.onDeal(deal);
          const [one, other] = deal.rows as RowPair;
          if (deal.before !== undefined) {
            const [before, otherBefore] = deal.before as RowPair;
            pairs[before.verdict][otherBefore.verdict]--;
          }
          pairs[one.verdict][other.verdict]++;
          if (options.ndjson === true)
            print.add(Number(one.seed), deal.settled ? [one, other] : undefined);
        },
      }),
    ).finally(progress.end);
    const [first, other] = result.rows as readonly [readonly DealRow[], readonly DealRow[]];
    const rows = first.map((row, i): RowPair => [row, other[i]!]);
    if (options.ndjson === true) print.end(rows.map((pair) => [Number(pair[0].seed), pair]));
    const report = compareReport(
      {
        game: game.name,
        measure,
        ...(about === undefined ? {} : { about }),
        sides: [sideSetting(sides[0]), sideSetting(second)],
        deals: result.deals,
        without,
        limits,
        version: VERSION,
        command: winrateCommand(given, options),
      },
      rows,
      level,
      method,
      interruption(given, options, result),
    );
    const [wrong] = contradictions(measure, rows);
    const crash =
      wrong === undefined
        ? result.crash
        : { seed: wrong, error: new Error('one strategy wins it, the other proves it lost') };
    return {
      report,
      text: () => compareText(report, paint.bold),
      note: chosenNote(given, options, result),
      crash,
      fault: result.fault,
    };
  };
};

const sideSetting = ({ label, game, strategy }: SideArgument) => ({
  label,
  rules: game.id,
  options: game.changed,
  strategy,
});
