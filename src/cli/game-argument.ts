import type { Core } from '../core/types.js';
import type { Setting } from '../rules/options.js';
import type { Spec } from '../rules/spec.js';
import { EXIT, UserError } from './exit.js';

/** A game named on the command line, ready to be played. */
export interface GameArgument {
  readonly spec: Spec;
  readonly core: Core;
  /** Identity of the rules with their options: see `rules/identity.ts`. */
  readonly id: string;
  /** Options and words that differ from the rule file. */
  readonly changed: Readonly<Record<string, unknown>>;
  /** The name under which the game is found again: its id, or the path of its rule file. */
  readonly name: string;
  readonly file: string;
}

/** `name=value` pairs of `--set`; the values are YAML. All bad ones are named at once. */
const parseSets = async (sets: readonly string[]): Promise<Setting[]> => {
  const { parse } = await import('yaml');
  const problems: string[] = [];
  const settings = sets.flatMap((text) => {
    const at = text.indexOf('=');
    if (at < 1 || at === text.length - 1) {
      problems.push(`--set ${text}: expected name=value, such as --set draw=1`);
      return [];
    }
    try {
      return [{ name: text.slice(0, at), value: parse(text.slice(at + 1), { maxAliasCount: 0 }) }];
    } catch {
      problems.push(`--set ${text}: the value cannot be read`);
      return [];
    }
  });
  if (problems.length > 0) throw new UserError(EXIT.usage, problems.join('\n'));
  return settings;
};

const isPath = (name: string): boolean => /[/\\]|\.ya?ml$/.test(name);

/**
 * Loads the game of a command line: a bundled name, an alias, a variant, or a path to a rule file.
 * @throws UserError naming the nearest games, the missing file, or every fault of the rules.
 */
export const loadGame = async (
  nameOrPath: string,
  sets: readonly string[] = [],
): Promise<GameArgument> => {
  const { findGame, readRuleFile } = await import('../rules/catalogue.js');
  const settings = await parseSets(sets);
  const search = isPath(nameOrPath)
    ? { found: { file: nameOrPath, id: nameOrPath } }
    : findGame(nameOrPath);
  if ('near' in search) {
    const hint =
      search.near.length > 0
        ? `did you mean ${search.near.join(' or ')}?`
        : 'patience games lists them; a rule file of your own is given as a path, such as ./my-game.yaml';
    throw new UserError(EXIT.usage, `no game is called ${nameOrPath}; ${hint}`);
  }
  const { found } = search;
  const variant = 'variant' in found ? found.variant : undefined;
  const read = readRuleFile(found.file);
  if ('problem' in read)
    throw new UserError(read.kind === 'missing' ? EXIT.noInput : EXIT.badData, read.problem);
  const [{ loadRules }, { formatFault }, { lower }, { rulesId }] = await Promise.all([
    import('../rules/load.js'),
    import('../rules/faults.js'),
    import('../rules/lower.js'),
    import('../rules/identity.js'),
  ]);
  const shown = isPath(nameOrPath) ? found.file : `${found.id}.yaml`;
  const result = loadRules(read.text, shown, settings, variant);
  if ('faults' in result)
    throw new UserError(
      EXIT.badData,
      `the rules cannot be used\n${result.faults.map(formatFault).join('\n')}`,
    );
  const { spec, changed } = result.loaded;
  return {
    spec,
    core: lower(spec),
    id: rulesId(spec),
    changed,
    name: found.id,
    file: found.file,
  };
};
