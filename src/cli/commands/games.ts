import type { Command } from '@commander-js/extra-typings';

const HELP = `
Examples:
  patience games                    all of them
  patience games freecell           one family, with its variants
  patience games --json             with everything that their files say of them`;

export const register = (parent: Command): void => {
  parent
    .command('games')
    .summary('the games, by family')
    .description(
      'Lists the bundled games by family, with published win rates, aliases and variants.',
    )
    .argument('[family...]', 'only the games of these families')
    .option('--json', 'the list for programs')
    .addHelpText('after', HELP)
    .action(async (families, options) => {
      const { runGames } = await import('../games-run.js');
      runGames(families, options.json === true);
    });
};
