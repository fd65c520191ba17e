import { type Command, Option } from '@commander-js/extra-typings';
import { DEFAULT_STATES } from '../../search/limits.js';
import { catchInterrupt } from '../interrupts.js';
import { liveLine } from '../live-line.js';
import { levelOption, memoryOption, setOption, withoutOption } from '../shared-options.js';
import { countArgument, pointsArgument, seedNumberArgument, shardArgument } from '../units.js';

const HELP = `
Deals that no limit let us decide count as neither won nor lost: the interval
runs from the low end with all of them lost to the high end with all of them
won. Answers depend on the rules, the deals, --states and --memory alone, never
on --threads or time.

All deals are tried within 10,000 positions, the undecided ones then within ten
times as many, and so on up to --states. What is done is kept in a store: the
same command goes on where it was stopped, more deals or states only cost what
is new. --fresh works all out anew and holds it against the store.

--compare plays each deal in both ways and reports the difference of the two
shares, with an interval (Tango) and McNemar's exact test: paired deals tell far
more than two win rates side by side.

--precision takes deals until the interval is narrow enough. Its interval
(--method anytime) holds however often one looks; the others hold for a number
of deals that was fixed before.

Examples:
  patience winrate klondike                         seeds 1 to 1000
  patience winrate klondike --set draw=1 -n 200     another way to play
  patience winrate clock --states 50M --ndjson      harder tries, a row a deal
  patience winrate spider free-cell --json          for programs
  patience winrate congress --precision 0.5         until within half a point
  patience winrate clock --shard 3/16 --store 3.db  one of 16 jobs; see merge
  patience winrate clock --compare corner=no,yes    does it matter?`;

const DEFAULT_DEALS = 1000;
/** With --precision: more than any precision that can be waited for takes. */
const MOST_BY_DEFAULT = 1_000_000;

export const register = (parent: Command): void => {
  parent
    .command('winrate')
    .summary('what share of deals can be won?')
    .description('Estimates what share of deals can be won, with all cards known.')
    .argument('<game...>', 'names of games or rule files')
    .option(
      '-n, --deals <n>',
      `how many deals; with --precision at most (default: ${DEFAULT_DEALS}, then a million)`,
      countArgument,
    )
    .option('--seed <first>', 'seed of the first deal; the others count up', seedNumberArgument, 1)
    .option('--states <n>', 'positions visited a deal at most', countArgument, DEFAULT_STATES)
    .addOption(memoryOption())
    .addOption(
      new Option('--threads <n>', 'threads at work; default: the cores that memory suffices for')
        .env('PATIENCE_THREADS')
        .argParser(countArgument),
    )
    .addOption(levelOption())
    .addOption(
      new Option(
        '--method <name>',
        'method of the interval (default: clopper-pearson, with --precision anytime)',
      ).choices(['clopper-pearson', 'wilson', 'anytime'] as const),
    )
    .option(
      '--precision <points>',
      'stop when the interval is so many points of per cent wide either way',
      pointsArgument,
    )
    .option(
      '--shard <i/n>',
      'only the i-th of n parts of the deals, for one job of n',
      shardArgument,
    )
    .option('--strategy <name>', 'strategy of the search', 'default')
    .addOption(withoutOption())
    .addOption(setOption())
    .option(
      '--compare <option=a,b>',
      'two values of an option of the rules, or strategy=a,b, on the same deals',
    )
    .addOption(
      new Option('--store <file>', 'where answers are kept; default: in the data folder').env(
        'PATIENCE_STORE',
      ),
    )
    .option('--no-store', 'keep nothing')
    .option('--fresh', 'work out anew what is in the store')
    .addOption(new Option('--json', 'one JSON object a game').conflicts('ndjson'))
    .option('--ndjson', 'a JSON object a deal as they come, by rounds; the report as the last line')
    .addOption(
      new Option(
        '--html <file>',
        'a page with charts as well, as patience report makes it',
      ).conflicts('compare'),
    )
    .option('-q, --quiet', 'no progress line')
    .addHelpText('after', HELP)
    .action(async (games, { deals, method, ...given }) => {
      const { precision } = given;
      const options = {
        ...given,
        deals: deals ?? (precision === undefined ? DEFAULT_DEALS : MOST_BY_DEFAULT),
        method: method ?? (precision === undefined ? 'clopper-pearson' : 'anytime'),
      } as const;
      // Before anything is loaded: the first sign should not wait for it.
      const line = liveLine(options.quiet === true);
      line.show(`${games[0]} 0/${options.deals} deals`);
      const interrupt = catchInterrupt(line.clear);
      try {
        const { runWinrates } = await import('../winrate-run.js');
        process.exitCode = await runWinrates(games, options, line, interrupt.signal);
      } finally {
        line.clear();
        interrupt.off();
      }
    });
};
