import { STRATEGIES } from '../search/strategies/strategies.js';
import { EXIT, UserError } from './exit.js';
import { type GameArgument, loadGame } from './game-argument.js';
import { searchProblems } from './search-options.js';
import type { WinrateOptions } from './winrate-options.js';

/** One of the two that `--compare` names. */
export interface SideArgument {
  /** `corner=yes`, as given. */
  readonly label: string;
  readonly game: GameArgument;
  readonly strategy: string;
}

/** What `--compare NAME=A,B` asks for, checked. */
export interface CompareArgument {
  readonly measure: 'winnable' | 'decided';
  /** What the option means, where the rule file says so. */
  readonly about?: string | undefined;
  readonly sides: readonly [SideArgument, SideArgument];
}

const WAY_OUT = 'expected option=a,b with two values, such as draw=1,3 or strategy=a,b';

/**
 * `NAME=A,B` taken apart; the values are YAML, so that a list in brackets is one value.
 * @returns undefined if there are not two of them.
 */
const parseCompare = async (
  text: string,
): Promise<{ readonly name: string; readonly values: readonly [string, string] } | undefined> => {
  const at = text.indexOf('=');
  const list = `[${text.slice(at + 1)}]`;
  const { isSeq, isNode, parseDocument } = await import('yaml');
  const { contents, errors } = parseDocument(list, { logLevel: 'silent' });
  if (at < 1 || errors.length > 0 || !isSeq(contents) || contents.items.length !== 2)
    return undefined;
  const [a, b] = contents.items.map((item) =>
    isNode(item) && item.range ? list.slice(item.range[0], item.range[1]).trim() : '',
  );
  return a && b ? { name: text.slice(0, at).trim(), values: [a, b] } : undefined;
};

const fail = (problems: readonly string[]): never => {
  throw new UserError(EXIT.usage, problems.join('\npatience: '));
};

/** Both games, or what is wrong with either of them, once. */
const loadBoth = async (
  given: string,
  sets: readonly [readonly string[], readonly string[]],
): Promise<readonly [GameArgument, GameArgument]> => {
  const [a, b] = await Promise.allSettled([loadGame(given, sets[0]), loadGame(given, sets[1])]);
  if (a.status === 'fulfilled' && b.status === 'fulfilled') return [a.value, b.value];
  const errors = [a, b].flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  const bug = errors.find((error) => !(error instanceof UserError));
  if (bug !== undefined) throw bug;
  const lines = errors.flatMap((error) => error.message.split('\n'));
  throw new UserError((errors[0] as UserError).status, [...new Set(lines)].join('\n'));
};

/**
 * Reads `--compare` and loads the game in both ways.
 *
 * @param given the game, as on the command line. @param text `corner=no,yes` or `strategy=a,b`.
 * @throws UserError if it names no two values, says what another option says too, or if both sides
 * are the same; and as `loadGame`.
 */
export const compareArgument = async (
  given: string,
  text: string,
  options: WinrateOptions,
): Promise<CompareArgument> => {
  const parsed = await parseCompare(text);
  if (parsed === undefined) return fail([`--compare ${text}: ${WAY_OUT}`]);
  const { name, values } = parsed;
  const label = (i: 0 | 1) => `${name}=${values[i]}`;
  if (name === 'strategy') {
    const problems = values.flatMap((value) => searchProblems(value, []));
    const [a, b] = values.map((value) => (value === 'default' ? STRATEGIES[0]!.name : value));
    if (a === b) problems.push(`--compare ${text}: both are the same strategy`);
    if (options.strategy !== 'default')
      problems.push('--strategy: --compare says which strategies; leave one of them out');
    if (problems.length > 0)
      fail(problems.map((one) => one.replace('--strategy: no', '--compare: no')));
    const game = await loadGame(given, options.set);
    const side = (i: 0 | 1) => ({ label: label(i), game, strategy: values[i] });
    return { measure: 'decided', sides: [side(0), side(1)] };
  }
  if (options.set.some((set) => set.split('=', 1)[0]!.trim() === name))
    fail([`--set: --compare says what ${name} is; leave one of them out`]);
  const games = await loadBoth(given, [
    [...options.set, label(0)],
    [...options.set, label(1)],
  ]);
  if (games[0].id === games[1].id)
    fail([`--compare ${text}: both are the same game (rules ${games[0].id}); name two readings`]);
  const side = (i: 0 | 1) => ({ label: label(i), game: games[i], strategy: options.strategy });
  return {
    measure: 'winnable',
    about: games[0].spec.options[name]?.about,
    sides: [side(0), side(1)],
  };
};
