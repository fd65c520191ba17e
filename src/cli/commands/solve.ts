import { type Command, Option } from '@commander-js/extra-typings';
import { DEFAULT_MEMORY, DEFAULT_STATES } from '../../search/limits.js';
import { liveLine } from '../live-line.js';
import {
  againArgument,
  bytesArgument,
  countArgument,
  durationArgument,
  listArgument,
} from '../units.js';

const HELP = `
With --threads several threads share --states and --memory. One thread gives the
same answer each time, on every machine; of several the verdict is as true, but
which line is found, how many positions are visited and, at a limit, whether it
comes to a verdict at all depend on which thread is first.

--short spends what is left of --states on a shorter line: short cuts between
its positions, and other lines. It is never longer, and the same each time (with
one thread).

Exit status: 0 solved, 1 proved unsolvable, 2 undecided.

Examples:
  patience solve clock --seed 42
  patience solve free-cell --deal ms:11982
  patience solve klondike --seed 7 --short --states 1M
  patience solve klondike --seed 7 --set draw=1 --json
  patience deal canfield --seed 3 --json | patience solve canfield --deal -`;

export const register = (parent: Command): void => {
  parent
    .command('solve')
    .summary('can a deal be won? the line of play')
    .description('Decides whether a deal can be won, with all cards known, and shows how.')
    .argument('<game>', 'name of a game, or a rule file')
    .option('--seed <text>', 'seed of the deal: any text')
    .option('--deal <source>', 'a file, - for standard input, ms:N, pysol:N or solvitaire:N')
    .option('--states <n>', 'positions visited at most', countArgument, DEFAULT_STATES)
    .addOption(
      new Option('--memory <bytes>', 'table of positions at most')
        .default(DEFAULT_MEMORY, '256M')
        .argParser(bytesArgument),
    )
    .option(
      '--time <time>',
      'give up after this time (the answer then depends on the machine)',
      durationArgument,
    )
    .option('--threads <n>', 'threads that work on the deal together (default: 1)', countArgument)
    .option('--strategy <name>', 'strategy of the search', 'default')
    .option('--without <name>', 'leave a dominance out (again for more)', listArgument)
    .option('--set <name=value>', 'change an option of the rules (again for more)', againArgument)
    .option('--short', 'make the line shorter with what is left of the states')
    .option('--ascii', 'letters for suits')
    .option('--json', 'the result for programs')
    .option('-q, --quiet', 'the answer alone, without the line of play')
    .addHelpText('after', HELP)
    .action(async (game, options) => {
      // Before anything is loaded: the first sign should not wait for it.
      const line = liveLine(options.quiet === true);
      line.show('searching ...');
      try {
        const { runSolve } = await import('../solve-run.js');
        process.exitCode = await runSolve(game, options, line);
      } finally {
        line.clear();
      }
    });
};
