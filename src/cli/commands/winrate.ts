import { type Command, Option } from '@commander-js/extra-typings';
import { DEFAULT_MEMORY, DEFAULT_STATES } from '../../search/limits.js';
import { catchInterrupt } from '../interrupts.js';
import { liveLine } from '../live-line.js';
import {
  againArgument,
  bytesArgument,
  countArgument,
  levelArgument,
  listArgument,
  seedNumberArgument,
} from '../units.js';
import type { WinrateOptions } from '../winrate-options.js';

const HELP = `
Deals that no limit let us decide count as neither won nor lost: the interval runs from the low
end with all of them lost to the high end with all of them won. Answers depend on the rules, the
deals, --states and --memory alone, never on --threads or time.

--compare plays each deal in both ways and reports the difference of the two shares, with an interval
(Tango) and McNemar's exact test: paired deals tell far more than two win rates side by side.

Examples:
  patience winrate klondike                         seeds 1 to 1000
  patience winrate klondike --set draw=1 -n 200     another way to play
  patience winrate clock --states 50M --ndjson      harder tries, a row a deal
  patience winrate spider free-cell --json          for programs, an object a game
  patience winrate clock --compare corner=no,yes    does it matter? the same deals both ways`;

export const register = (parent: Command): void => {
  parent
    .command('winrate')
    .summary('what share of deals can be won?')
    .description('Estimates what share of deals can be won, with all cards known.')
    .argument('<game...>', 'names of games or rule files')
    .option('-n, --deals <n>', 'how many deals', countArgument, 1000)
    .option('--seed <first>', 'seed of the first deal; the others count up', seedNumberArgument, 1)
    .option('--states <n>', 'positions visited a deal at most', countArgument, DEFAULT_STATES)
    .addOption(
      new Option('--memory <bytes>', 'table of positions of each deal at most')
        .default(DEFAULT_MEMORY, '256M')
        .argParser(bytesArgument),
    )
    .addOption(
      new Option('--threads <n>', 'threads at work; default: the cores that memory suffices for')
        .env('PATIENCE_THREADS')
        .argParser(countArgument),
    )
    .addOption(
      new Option('--level <percent>', 'level of the interval')
        .default(0.95, '95')
        .argParser(levelArgument),
    )
    .addOption(
      new Option('--method <name>', 'method of the interval')
        .choices(['clopper-pearson', 'wilson'] as const)
        .default('clopper-pearson' as const),
    )
    .option('--strategy <name>', 'strategy of the search', 'default')
    .addOption(
      new Option('--without <names>', 'dominances to leave out, with commas')
        .default([] as readonly string[], 'none')
        .argParser(listArgument),
    )
    .addOption(
      new Option('--set <option=value>', 'change an option of the rules; may be repeated')
        .default([] as readonly string[], 'none')
        .argParser(againArgument),
    )
    .option(
      '--compare <option=a,b>',
      'two values of an option of the rules, or strategy=a,b, on the same deals',
    )
    .addOption(new Option('--json', 'one JSON object a game').conflicts('ndjson'))
    .option('--ndjson', 'a JSON object a deal as they come, in order; the report as the last line')
    .option('-q, --quiet', 'no progress line')
    .addHelpText('after', HELP)
    .action(async (games, options: WinrateOptions) => {
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
