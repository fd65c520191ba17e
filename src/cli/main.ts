import { Command, CommanderError } from '@commander-js/extra-typings';
import { EXIT, UserError } from './exit.js';
import { err, paintError } from './terminal.js';
import { VERSION } from './version.js';

const EXAMPLES = `
Examples:
  patience solve clock --seed 42        can this deal be won? show me how
  patience deal klondike --seed 7       the table as dealt
  patience rules clock                  the rules in English
  patience winrate klondike --deals 200 what share of deals can be won?
  patience report all.db --html         a page of what was computed
  patience check my-game.yaml           is my rule file right?`;

/** Commands are loaded when they are called: zod and the pool cost a fifth of a second. */
const COMMANDS = [
  'games',
  'rules',
  'deal',
  'solve',
  'verify',
  'check',
  'merge',
  'winrate',
  'bench',
  'report',
] as const;

const program = async (): Promise<Command> => {
  const top = new Command('patience')
    .description('Solves games of patience (solitaire) and estimates how often they can be won.')
    .version(VERSION, '-V, --version')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(paintError.red(text)) })
    .addHelpText('after', EXAMPLES)
    .showSuggestionAfterError()
    .showHelpAfterError('(patience --help shows what there is)');
  for (const name of COMMANDS) {
    const { register } = (await import(`./commands/${name}.js`)) as {
      register: (parent: Command) => void;
    };
    register(top);
  }
  return top;
};

/** Runs the command line and gives the exit status. */
export const main = async (argv: readonly string[]): Promise<number> => {
  try {
    const top = await program();
    if (argv.length === 0) {
      top.outputHelp();
      return EXIT.done;
    }
    await top.parseAsync(argv, { from: 'user' });
    return typeof process.exitCode === 'number' ? process.exitCode : EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    if (error instanceof UserError) {
      err(`${paintError.red('patience:')} ${error.message}`);
      return error.status;
    }
    err(
      `${paintError.red('patience: a bug of ours, please report it:')} ${(error as Error).stack}`,
    );
    return EXIT.bug;
  }
};
