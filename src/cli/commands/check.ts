import type { Command } from '@commander-js/extra-typings';

export const register = (parent: Command): void => {
  parent
    .command('check')
    .summary('is a rule file right?')
    .description('Checks rule files and shows every fault with its place.')
    .argument('<file...>', 'rule files')
    .addHelpText('after', '\nExample:\n  patience check my-game.yaml')
    .action(async (files) => {
      const { runCheck } = await import('../check-run.js');
      process.exitCode = runCheck(files);
    });
};
