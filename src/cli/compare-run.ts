import { defaultThreads } from '../batch/memory.js';
import { runSides } from '../batch/pool.js';
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
import { compareArgument, type SideArgument } from './compare-argument.js';
import { followProgress, paceLine } from './progress.js';
import { inOrder } from './row-order.js';
import { err, out, paint } from './terminal.js';
import { VERSION } from './version.js';
import { stillMissing, winrateCommand } from './winrate-command.js';
import type { WinrateOptions } from './winrate-options.js';
import type { Run } from './winrate-outcome.js';

/** Puts the two rows of a deal together, whichever comes first. */
const pairUp = (take: (pair: RowPair) => void) => {
  const waiting = new Map<string, DealRow>();
  return (row: DealRow, side: number): void => {
    const other = waiting.get(row.seed);
    if (other === undefined) waiting.set(row.seed, row);
    else {
      waiting.delete(row.seed);
      take(side === 0 ? [row, other] : [other, row]);
    }
  };
};

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
    const deals = { first: options.seed, count: options.deals };
    const { states, memory, level, method, without } = options;
    const limits = { states, memory };
    const pairs = emptyPairs();
    const endProgress = followProgress(line, (elapsed) => {
      const counts = pairCounts(pairs, measure);
      return paceLine(given, counts.deals, deals.count, elapsed, () => {
        const { interval } = pairedDifference(counts, level);
        return `${formatDifferenceInterval(interval, counts.deals)} with ${second.label}`;
      });
    });
    const print = inOrder(deals, ({ pair }: { seed: string; pair: RowPair }) => {
      line.clear();
      for (const [i, row] of pair.entries()) {
        const { label, game } = sides[i]!;
        out(JSON.stringify({ game: game.name, rules: game.id, side: label, ...row }));
      }
    });
    const add = pairUp((pair) => {
      pairs[pair[0].verdict][pair[1].verdict]++;
      if (options.ndjson === true) print.add({ seed: pair[0].seed, pair });
    });
    const result = await runSides({
      sides: sides.map((side) => ({
        spec: side.game.spec,
        solver: { strategy: side.strategy, without },
      })),
      deals,
      limits,
      threads: options.threads ?? defaultThreads(limits),
      signal,
      onRow: add,
    }).finally(endProgress);
    print.flush();
    const rows = result.rows.map(([one, other]): RowPair => [one!, other!]);
    const { missing } = result;
    const report = compareReport(
      {
        game: game.name,
        measure,
        ...(about === undefined ? {} : { about }),
        sides: [sideSetting(sides[0]), sideSetting(second)],
        deals,
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
    const [wrong] = contradictions(measure, rows);
    const crash =
      wrong === undefined
        ? result.crash
        : { seed: wrong, error: new Error('one strategy wins it, the other proves it lost') };
    return { report, text: () => compareText(report, paint.bold), crash };
  };
};

const sideSetting = ({ label, game, strategy }: SideArgument) => ({
  label,
  rules: game.id,
  options: game.changed,
  strategy,
});
