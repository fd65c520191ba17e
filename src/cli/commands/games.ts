import type { Command } from '@commander-js/extra-typings';

export const register = (parent: Command): void => {
  parent
    .command('games')
    .summary('the games, by family')
    .description('Lists the bundled games with their aliases and variants, by family.')
    .option('--json', 'the list for programs')
    .action(async (options) => {
      const { runGames } = await import('../games-run.js');
      runGames(options.json === true);
    });
};
