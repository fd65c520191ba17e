/**
 * The table of win rates in the README, as Markdown, a row as soon as its game is done:
 *   npm run book -- --deals 1000 --states 1M --threads 2
 * All games of a family of the catalogue, those of the book in its order, with what the book says of how
 * often a game succeeds; after an interruption `--games` goes on with the rest.
 * CPU time is that of all threads, less what it takes to start them and to compile the game.
 */
import { Command, Option } from '@commander-js/extra-typings';
import { defaultThreads } from '../src/batch/memory.js';
import { EXIT } from '../src/cli/exit.js';
import { loadGame } from '../src/cli/game-argument.js';
import { catchInterrupt } from '../src/cli/interrupts.js';
import { liveLine } from '../src/cli/live-line.js';
import { err, out } from '../src/cli/terminal.js';
import { bytesArgument, countArgument, listArgument } from '../src/cli/units.js';
import { winrateRun } from '../src/cli/winrate-game.js';
import type { WinrateOptions } from '../src/cli/winrate-options.js';
import type { WinrateReport } from '../src/report/winrate.js';
import { markdownFoot, markdownHead, markdownRow } from '../src/report/winrate-markdown.js';
import { catalogue } from '../src/rules/catalogue.js';
import { DEFAULT_MEMORY, DEFAULT_STATES } from '../src/search/limits.js';
import { placeInBook } from './book-order.js';

const program = new Command('book')
  .option('--family <name>', 'the games of this family', 'book')
  .addOption(
    new Option('--games <names>', 'only these of them, with commas')
      .default([] as readonly string[], 'all')
      .argParser(listArgument),
  )
  .option('-n, --deals <n>', 'how many deals of each game, seeds from 1', countArgument, 1000)
  .option('--states <n>', 'positions visited a deal at most', countArgument, DEFAULT_STATES)
  .option('--memory <bytes>', 'table of positions at most', bytesArgument, DEFAULT_MEMORY)
  .option('--threads <n>', 'threads at work', countArgument)
  .option('-q, --quiet', 'no progress line')
  .parse();
const given = program.opts();

const options: WinrateOptions = {
  deals: given.deals,
  seed: 1,
  states: given.states,
  memory: given.memory,
  threads: given.threads ?? defaultThreads(given),
  level: 0.95,
  method: 'clopper-pearson',
  strategy: 'default',
  without: [],
  set: [],
  store: false,
};

const family = catalogue()
  .filter((entry) => entry.family === given.family)
  .toSorted((a, b) => placeInBook(a.id) - placeInBook(b.id));
const known = family.map(({ id }) => id);
const unknown = given.games.filter((name) => !known.includes(name));
if (known.length === 0 || unknown.length > 0)
  program.error(
    known.length === 0
      ? `--family: no game is listed with ${given.family}; patience games shows the families`
      : `--games: ${unknown.join(', ')}: there is ${known.join(', ')}`,
    { exitCode: EXIT.usage },
  );
const games = given.games.length === 0 ? known : given.games;

const line = liveLine(given.quiet === true);
const interrupt = catchInterrupt(line.clear);

/** A run of a game, with the milliseconds of CPU time that it took. */
const timed = async (run: ReturnType<typeof winrateRun>, settings: WinrateOptions) => {
  const start = process.cpuUsage();
  const { report, crash } = await run(settings, line, interrupt.signal);
  if (crash !== undefined) throw crash.error;
  const { user, system } = process.cpuUsage(start);
  return { report, cpu: (user + system) / 1000 };
};

const reports: WinrateReport[] = [];
const [heads, rules] = markdownHead(true).split('\n');
out(`${heads} in the book's words |\n${rules} --- |`);
for (const id of games) {
  const game = await loadGame(id);
  const run = winrateRun(game, id);
  const hardlyAny = { ...options, deals: options.threads ?? 1, states: 1 };
  // The first start of all is dearer than those to come, so the lesser of two is taken off.
  const starts = [await timed(run, hardlyAny), await timed(run, hardlyAny)];
  const { report, cpu } = await timed(run, options);
  if (report.interrupted !== undefined) break;
  reports.push(report);
  const starting = Math.min(...starts.map((start) => start.cpu));
  const row = markdownRow(report, Math.max(0, cpu - starting) / options.deals);
  out(`${row} ${game.spec.succeeds ?? ''} |`);
}
interrupt.off();
if (reports.length > 0) out(`\n${markdownFoot(reports)}`);
const rest = games.slice(reports.length);
if (rest.length > 0) {
  err(`book: not done; to go on: --games ${rest.join(',')}`);
  process.exitCode = EXIT.interrupted;
}
