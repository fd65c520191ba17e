/**
 * The published table again, on our own deals, theirs and ours beside each other, as Markdown:
 *   npm run published -- --rows klondike --deals 1000 --states 5M --seconds 600
 * A row is written to --out when it is done; run again, the rows that are there are not done again
 * (other limits or numbers do them anew). --seconds ends a row early, after whole portions of
 * deals, so that no deal is left out because it is hard. See published/README.md.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from '@commander-js/extra-typings';
import { runBatch } from '../src/batch/batch.js';
import { defaultThreads } from '../src/batch/memory.js';
import { UserError } from '../src/cli/exit.js';
import { type GameArgument, loadGame } from '../src/cli/game-argument.js';
import { catchInterrupt } from '../src/cli/interrupts.js';
import { err, out } from '../src/cli/terminal.js';
import { bytesArgument, countArgument } from '../src/cli/units.js';
import { VERSION } from '../src/cli/version.js';
import { DEFAULT_MEMORY, DEFAULT_STATES } from '../src/search/limits.js';
import { beside, type RowRun } from './published/beside.js';
import { besideMarkdown } from './published/markdown.js';
import { type PublishedRow, publishedRows } from './published/rows.js';

const given = new Command('published')
  .option('--rows <text>', 'rows whose number is this, or whose title or game has this in it', '')
  .option('-n, --deals <n>', 'deals of each row, seeds from 1', countArgument, 200)
  .option('--states <n>', 'positions visited a deal at most', countArgument, DEFAULT_STATES)
  .option('--memory <bytes>', 'table of positions at most', bytesArgument, DEFAULT_MEMORY)
  .option('--seconds <s>', 'about so long for a row at most', countArgument)
  .option('--threads <n>', 'threads at work', countArgument)
  .option(
    '--out <file>',
    'where rows are kept that are done',
    fileURLToPath(new URL('published/runs.jsonl', import.meta.url)),
  )
  .option('--kept', 'play nothing: the run of each row with the most deals that is kept')
  .option('--json', 'the table as JSON')
  .parse()
  .opts();

/** Deals before the first look at the clock; then as many as were done: a pool costs its start. */
const PORTION = 20;
const limits = { states: given.states, memory: given.memory };
const threads = given.threads ?? defaultThreads(limits);
const interrupt = catchInterrupt(() => {});

const kept: RowRun[] = existsSync(given.out)
  ? readFileSync(given.out, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as RowRun)
  : [];

const asked = {
  deals: given.deals,
  ...(given.seconds === undefined ? {} : { seconds: given.seconds }),
};

const late = (begun: number): boolean =>
  given.seconds !== undefined && performance.now() - begun > given.seconds * 1000;

/** The deals of a row, or as many as the time allows; undefined if interrupted. */
const play = async (row: number, game: GameArgument, set: readonly string[]) => {
  const counts = { solved: 0, unsolvable: 0, undecided: 0 };
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  let deals = 0;
  while (deals < given.deals && !late(begun)) {
    const range = {
      first: deals + 1,
      count: Math.min(Math.max(PORTION, deals), given.deals - deals),
    };
    const sides = [{ spec: game.spec, solver: { strategy: 'default', without: [] } }];
    const request = { sides, deals: range, limits, threads, signal: interrupt.signal };
    const {
      rows: [rows = []],
      crash,
    } = await runBatch(request);
    if (crash !== undefined) throw crash.error;
    if (rows.length < range.count) return undefined;
    for (const { verdict } of rows) counts[verdict]++;
    deals += range.count;
  }
  const { user, system } = process.cpuUsage(cpu);
  const milliseconds = Math.round((user + system) / 1000 / deals);
  const { name, id: rules } = game;
  const result = { row, game: name, set, rules, deals, counts, asked, limits, milliseconds };
  return { ...result, version: VERSION };
};

const isAsked = ({ row, title, ours }: PublishedRow): boolean =>
  String(row) === given.rows ||
  (!/^\d+$/.test(given.rows) &&
    `${title} ${'game' in ours ? ours.game : ''}`.toLowerCase().includes(given.rows.toLowerCase()));

/** The run of a row as asked for, done before or now; or why there is none. */
const runOf = async ({ row, ours }: PublishedRow): Promise<RowRun | string> => {
  if ('why' in ours) return ours.why;
  const game = await loadGame(ours.game, ours.set).catch((error: unknown) => {
    if (error instanceof UserError) return error.message;
    throw error;
  });
  if (typeof game === 'string') return game;
  const own = kept.filter((run) => run.row === row && run.rules === game.id);
  if (given.kept === true)
    return own.toSorted((a, b) => b.deals - a.deals)[0] ?? 'no run of these rules is kept';
  const before = own.findLast(
    (run) => JSON.stringify([run.asked, run.limits]) === JSON.stringify([asked, limits]),
  );
  if (before !== undefined) return before;
  const run = await play(row, game, ours.set);
  if (run === undefined) return 'interrupted';
  appendFileSync(given.out, `${JSON.stringify(run)}\n`);
  return run;
};

const done = [];
const left: string[] = [];
for (const published of publishedRows().filter(isAsked)) {
  if (interrupt.signal.aborted) break;
  const run = await runOf(published);
  if (typeof run === 'string') left.push(`row ${published.row}, ${published.title}: ${run}`);
  else {
    done.push(beside(published, run));
    err(`row ${run.row}, ${published.title}: ${run.deals} deals`);
  }
}
interrupt.off();
out(given.json === true ? JSON.stringify(done, null, 2) : besideMarkdown(done));
for (const text of left) err(`not done: ${text}`);
if (interrupt.signal.aborted) process.exitCode = 130;
