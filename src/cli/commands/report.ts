import { type Command, Option } from '@commander-js/extra-typings';
import { levelOption } from '../shared-options.js';
import { countArgument, seedNumberArgument } from '../units.js';

const HELP = `
A report of deals that are stored already: nothing is searched. Without games it
tells of all that the store holds; a game that was played by several strategies
or versions stands there for each. Intervals are those of Clopper and Pearson,
which hold for a number of deals fixed beforehand; where runs with --precision
chose it, as the store knows, the anytime one, which holds all the same and is
wider. Shares in --csv and --json are numbers from 0 to 1. The page that --html
writes needs no network and no script.

Examples:
  patience report all.db                            a table, a line a game
  patience report all.db clock                      one game in ten lines
  patience report all.db --html -o report.html      a page for people
  patience report all.db --csv > games.csv          a line a game, as CSV
  patience report all.db klondike --rows            a line a deal, as CSV`;

const form = (flag: string, about: string, others: string[]): Option<string> =>
  new Option(flag, about).conflicts(others);

export const register = (parent: Command): void => {
  parent
    .command('report')
    .summary('tables and pages of stored win rates')
    .description('Reports on the deals that a store holds: table, CSV, JSON, Markdown or a page.')
    .argument('<store>', 'the file of the store')
    .argument('[game...]', 'only these games')
    .addOption(form('--html', 'one page with charts, for people', ['md', 'json', 'csv', 'rows']))
    .addOption(form('--md', 'a table in Markdown', ['json', 'csv', 'rows']))
    .addOption(form('--json', 'one JSON object', ['csv', 'rows']))
    .addOption(form('--csv', 'CSV, a line a game', ['rows']))
    .option('--rows', 'CSV, a line a deal')
    .option('-o, --output <file>', 'write there; - for standard output')
    .option('--states <n>', 'positions a deal at most; default: the most stored', countArgument)
    .option('--seed <first>', 'seed of the first deal', seedNumberArgument)
    .option('-n, --deals <n>', 'how many deals from there on', countArgument)
    .addOption(levelOption())
    .addOption(
      new Option(
        '--method <name>',
        'method of the interval (default: clopper-pearson, or anytime after --precision)',
      ).choices(['clopper-pearson', 'wilson', 'anytime'] as const),
    )
    .addHelpText('after', HELP)
    .action(async (store, games, options) => {
      const { runReport } = await import('../report-run.js');
      await runReport(store, games, options);
    });
};
