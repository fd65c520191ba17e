import type { Command } from '@commander-js/extra-typings';
import { againArgument } from '../units.js';

const HELP = `
Examples:
  patience solve clock --seed 42 --json > won.json
  patience verify clock won.json
  patience solve klondike --seed 7 --json | patience verify klondike -`;

export const register = (parent: Command): void => {
  parent
    .command('verify')
    .summary('replay a line of play with the referee')
    .description('Replays a line of play (a result of solve --json) by the plain rules.')
    .argument('<game>', 'name of a game, or a rule file')
    .argument('<file>', 'a result, or - for standard input')
    .option('--set <name=value>', 'options of the rules, if not those of the result', againArgument)
    .addHelpText('after', HELP)
    .action(async (game, file, options) => {
      const { runVerify } = await import('../verify-run.js');
      await runVerify(game, file, options);
    });
};
