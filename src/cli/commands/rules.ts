import type { Command } from '@commander-js/extra-typings';
import { againArgument } from '../units.js';

const HELP = `
Examples:
  patience rules clock
  patience rules klondike --set draw=1
  patience rules free-cell --yaml > my-game.yaml      to start from`;

export const register = (parent: Command): void => {
  parent
    .command('rules')
    .summary('the rules of a game in English')
    .description('Shows the rules of a game: in English, as file, as core, or as generated code.')
    .argument('<game>', 'name of a game, or a rule file')
    .option('--set <name=value>', 'change an option of the rules (again for more)', againArgument)
    .option('--yaml', 'the rule file')
    .option('--core', 'what it lowers to: moves, consequences, goal')
    .option('--generated', 'the code that it compiles to')
    .addHelpText('after', HELP)
    .action(async (game, options) => {
      const { runRules } = await import('../rules-run.js');
      await runRules(game, options);
    });
};
