import type { Command } from '@commander-js/extra-typings';
import { againArgument } from '../units.js';

const HELP = `
Examples:
  patience deal klondike --seed 7
  patience deal free-cell --deal ms:617
  patience deal clock --seed 42 --json > 42.json    solve --deal reads it back`;

export const register = (parent: Command): void => {
  parent
    .command('deal')
    .summary('the table as dealt')
    .description('Draws the table as dealt, or writes the deal as JSON.')
    .argument('<game>', 'name of a game, or a rule file')
    .option('--seed <text>', 'seed of the deal: any text')
    .option('--deal <source>', 'a file, - for standard input, ms:N, pysol:N or solvitaire:N')
    .option('--set <name=value>', 'change an option of the rules (again for more)', againArgument)
    .option('--open', 'show what lies face down too')
    .option('--ascii', 'letters for suits')
    .option('--json', 'the deal for programs')
    .addHelpText('after', HELP)
    .action(async (game, options) => {
      const { runDeal } = await import('../deal-run.js');
      await runDeal(game, options);
    });
};
