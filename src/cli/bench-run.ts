import { benchGame } from '../batch/bench.js';
import type { BenchRow, NamedDeal } from '../batch/bench-row.js';
import { type BenchReport, benchReport, type Contestant } from '../report/bench.js';
import { benchText } from '../report/bench-text.js';
import { formatBytes } from '../report/numbers.js';
import { DEFAULT_MEMORY } from '../search/limits.js';
import { STRATEGIES } from '../search/strategies/strategies.js';
import { commandLine } from './command-line.js';
import { dealArgument } from './deal-argument.js';
import { EXIT, type ExitStatus, UserError } from './exit.js';
import { type GameArgument, gameNames, loadGame } from './game-argument.js';
import type { LiveLine } from './live-line.js';
import { outsideResults } from './outside-results.js';
import { searchProblems } from './search-options.js';
import { err, out, paint } from './terminal.js';
import { VERSION } from './version.js';
import { writeResult } from './write-result.js';

/** The options of `patience bench`, read. */
export interface BenchOptions {
  readonly strategies: readonly string[];
  readonly deals: number;
  readonly seed: number;
  readonly numbers?: 'ms' | 'solvitaire' | undefined;
  readonly states: number;
  readonly memory: number;
  readonly level: number;
  readonly without: readonly string[];
  readonly set: readonly string[];
  readonly with: readonly string[];
  readonly json?: true | undefined;
  readonly html?: true | undefined;
  readonly output?: string | undefined;
}

/** All results are kept until the report is made. */
const MOST_DEALS = 100_000;

const dealsOf = (game: GameArgument, given: string, options: BenchOptions): NamedDeal[] => {
  const { seed, deals, numbers } = options;
  const names = gameNames(game, given);
  return Array.from({ length: deals }, (_, i) => {
    const number = String(seed + i);
    const deal = numbers === undefined ? number : `${numbers}:${number}`;
    const which = numbers === undefined ? { seed: number } : { deal };
    return { deal, position: dealArgument(game.core, which, names).position };
  });
};

const commandOf = (game: string, strategies: readonly string[], options: BenchOptions): string => {
  const { deals, seed, numbers, states, memory, level, without, set } = options;
  return commandLine([
    ...['patience', 'bench', game, '--strategies', strategies.join(',')],
    ...set.flatMap((setting) => ['--set', setting]),
    ...['--deals', String(deals), '--seed', String(seed), '--states', String(states)],
    ...(numbers === undefined ? [] : ['--numbers', numbers]),
    ...(memory === DEFAULT_MEMORY ? [] : ['--memory', formatBytes(memory)]),
    ...(level === 0.95 ? [] : ['--level', String(Number((level * 100).toFixed(9)))]),
    ...(without.length === 0 ? [] : ['--without', without.join(',')]),
    ...options.with.flatMap((other) => ['--with', other]),
  ]);
};

const problemsOf = ({ strategies, deals, without }: BenchOptions): string[] => [
  ...new Set([
    ...(deals > MOST_DEALS ? [`--deals: at most ${MOST_DEALS} at a time`] : []),
    ...[...strategies, 'default'].flatMap((name) => searchProblems(name, without)),
  ]),
];

/** The results of each strategy in the order of the deals; deals not done by all are left out. */
const contestantsOf = (
  strategies: readonly string[],
  deals: readonly NamedDeal[],
  rows: readonly BenchRow[],
): { readonly done: readonly string[]; readonly contestants: Contestant[] } => {
  const found = new Map(rows.map((row) => [JSON.stringify([row.deal, row.strategy]), row]));
  const rowOf = (deal: string, strategy: string) => found.get(JSON.stringify([deal, strategy]));
  const done = deals
    .map(({ deal }) => deal)
    .filter((deal) => strategies.every((name) => rowOf(deal, name) !== undefined));
  const contestants = strategies.map((name) => ({
    name,
    outside: false,
    results: done.map((deal) => {
      const { verdict, visited, milliseconds } = rowOf(deal, name)!;
      return { verdict, visited, milliseconds };
    }),
  }));
  return { done, contestants };
};

/** As text or JSON, as soon as it is there. */
const write = (report: BenchReport, { json, html }: BenchOptions, first: boolean): void => {
  if (html === true) return;
  if (json === true) out(JSON.stringify(report));
  else out(`${first ? '' : '\n'}${benchText(report, paint.bold)}`);
};

/**
 * Benches one game.
 * @returns its report, of the deals done by all, and how many those are; none if it was stopped before.
 */
const benchOne = async (
  given: string,
  strategies: readonly string[],
  options: BenchOptions,
  line: LiveLine,
  signal: AbortSignal,
): Promise<{ readonly done: number; readonly report: BenchReport | undefined }> => {
  const { states, memory, without, level } = options;
  const limits = { states, memory };
  const game = await loadGame(given, options.set);
  const deals = dealsOf(game, given, options);
  const names = deals.map(({ deal }) => deal);
  const outside = options.with.map((other) => outsideResults(other, names));
  let count = 0;
  const task = { spec: game.spec, strategies, without, deals, limits };
  const rows = await benchGame(task, signal, () => {
    count++;
    line.show(`${given} ${Math.floor(count / strategies.length)}/${deals.length} deals`);
  });
  line.clear();
  const { done, contestants } = contestantsOf(strategies, deals, rows);
  if (done.length === 0) return { done: 0, report: undefined };
  const kept = new Set(done);
  const others = outside.map((other) => ({
    ...other,
    results: other.results.filter((_, i) => kept.has(names[i]!)),
  }));
  const setting = {
    game: game.name,
    rules: game.id,
    options: game.changed,
    deals: done,
    without,
    limits,
    version: VERSION,
    command: commandOf(given, strategies, options),
  };
  return { done: done.length, report: benchReport(setting, [...contestants, ...others], level) };
};

/**
 * One report for each game, in order.
 * @param games as given: names or files. @param line where progress is shown.
 * @returns the exit status; 70 if two of our strategies contradict each other.
 * @throws UserError for what cannot be benched.
 */
export const runBenches = async (
  games: readonly string[],
  options: BenchOptions,
  line: LiveLine,
  signal: AbortSignal,
): Promise<ExitStatus> => {
  const problems = problemsOf(options);
  if (problems.length > 0) throw new UserError(EXIT.usage, problems.join('\npatience: '));
  const strategies = [
    ...new Set(
      options.strategies.length > 0 ? options.strategies : STRATEGIES.map(({ name }) => name),
    ),
  ];
  let status: ExitStatus = EXIT.done;
  const reports: BenchReport[] = [];
  for (const given of games) {
    const { done, report } = await benchOne(given, strategies, options, line, signal);
    if (report !== undefined) {
      write(report, options, reports.length === 0);
      reports.push(report);
      const ours = report.pairs.filter(({ names }) => names.every((n) => strategies.includes(n)));
      if (ours.some(({ contradictions }) => contradictions.length > 0)) status = EXIT.bug;
    }
    if (signal.aborted) {
      err(`patience: stopped after ${done} of ${options.deals} deals of ${given}`);
      status = EXIT.interrupted;
      break;
    }
  }
  if (options.html === true && reports.length > 0) {
    const { benchPage } = await import('../report/html/bench-page.js');
    writeResult(await benchPage(reports, VERSION), options.output);
  }
  return status;
};
