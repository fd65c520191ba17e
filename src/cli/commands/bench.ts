import { type Command, Option } from '@commander-js/extra-typings';
import { catchInterrupt } from '../interrupts.js';
import { liveLine } from '../live-line.js';
import { levelOption, memoryOption, setOption, withoutOption } from '../shared-options.js';
import { againArgument, countArgument, listArgument, seedNumberArgument } from '../units.js';

const HELP = `
Every strategy gets the same deals, in turn deal by deal, in a process of its
own for each game. The first one is what the others are held against: the share
of deals decided (Tango's interval, McNemar's exact test) and the cost
(geometric mean of the ratios, an undecided deal costing twice its limit).
States are the same on every machine; CPU time is not.

--with NAME=FILE brings along the results of another program: CSV, first line
deal,verdict,ms; then a line a deal, called as here: 1,solved,12.5

Examples:
  patience bench klondike free-cell                     all strategies
  patience bench clock --strategies turns,restarts -n 60 --states 200k
  patience bench free-cell --numbers ms -n 100 --with other=other.csv
  patience bench klondike --json > bench.json
  patience bench klondike clock --html -o bench.html    with charts`;

export const register = (parent: Command): void => {
  parent
    .command('bench')
    .summary('which strategy is better, on which games?')
    .description('Compares strategies, and other programs, on the same deals.')
    .argument('<game...>', 'names of games or rule files')
    .addOption(
      new Option('--strategies <names>', 'strategies, with commas; default: all')
        .default([] as readonly string[], 'all')
        .argParser(listArgument),
    )
    .option('-n, --deals <n>', 'how many deals', countArgument, 200)
    .option('--seed <first>', 'seed or number of the first deal', seedNumberArgument, 1)
    .addOption(
      new Option('--numbers <program>', "deals of another program's numbers").choices([
        'ms',
        'solvitaire',
      ] as const),
    )
    .option('--states <n>', 'positions visited a deal at most', countArgument, 1_000_000)
    .addOption(memoryOption())
    .addOption(levelOption())
    .addOption(withoutOption())
    .addOption(setOption())
    .addOption(
      new Option('--with <name=file>', "another program's results; may be repeated")
        .default([] as readonly string[], 'none')
        .argParser(againArgument),
    )
    .addOption(new Option('--json', 'one JSON object a game').conflicts('html'))
    .option('--html', 'one page with charts, for people')
    .option('-o, --output <file>', 'where the page goes; default: standard output')
    .option('-q, --quiet', 'no progress line')
    .addHelpText('after', HELP)
    .action(async (games, options) => {
      const line = liveLine(options.quiet === true);
      line.show(`${games[0]} 0/${options.deals} deals`);
      const interrupt = catchInterrupt(line.clear);
      try {
        const { runBenches } = await import('../bench-run.js');
        process.exitCode = await runBenches(games, options, line, interrupt.signal);
      } finally {
        line.clear();
        interrupt.off();
      }
    });
};
