import { basename } from 'node:path';
import type { Core } from '../core/types.js';
import type { Setting } from '../rules/options.js';
import type { Spec } from '../rules/spec.js';
import type { VariantOf } from '../rules/variant.js';
import { EXIT, UserError } from './exit.js';

/** A game named on the command line, its rules checked and lowered. */
export interface GameArgument {
  readonly spec: Spec;
  readonly core: Core;
  /** Identity of the rules with their options: see `rules/identity.ts`. */
  readonly id: string;
  /** Options and words that differ from the rule file, or from the variant if it is one. */
  readonly changed: Readonly<Record<string, unknown>>;
  readonly variant: VariantOf | undefined;
  /** The name under which it is found again: its id, that of the variant, or the rule file's path. */
  readonly name: string;
  readonly file: string;
  /** The rule file as it is written. */
  readonly text: string;
}

/** A name of an option, or `group.word`; then the value. */
const SETTING = /^\s*([a-z][\w-]*(?:\.[a-z][\w -]*\w)?)\s*=\s*(\S.*)$/is;

/**
 * `name=value` pairs of `--set`; the values are YAML. All bad ones are named at once.
 * @throws UserError (usage)
 */
const parseSettings = async (sets: readonly string[]): Promise<Setting[]> => {
  if (sets.length === 0) return [];
  const { parse } = await import('yaml');
  const problems: string[] = [];
  const settings = sets.flatMap((text) => {
    const [, name, written] = SETTING.exec(text) ?? [];
    if (name === undefined || written === undefined) {
      problems.push(`--set ${text}: expected name=value, such as --set draw=1`);
      return [];
    }
    try {
      const value: unknown = parse(written, { maxAliasCount: 0, logLevel: 'error' });
      return [{ name, value }];
    } catch {
      problems.push(`--set ${text}: the value cannot be read; it is written as in a rule file`);
      return [];
    }
  });
  if (problems.length > 0) throw new UserError(EXIT.usage, problems.join('\n'));
  return settings;
};

/**
 * Loads the game of a command line: a bundled name, an alias, a variant, or a path to a rule file.
 *
 * @param sets what `--set` was given, as written.
 * @throws UserError naming the nearest games (64), what is wrong with `--set` (64), the missing
 * file (66), or every fault of the rules, a line each with its place (65).
 */
export const loadGame = async (
  nameOrPath: string,
  sets: readonly string[] = [],
): Promise<GameArgument> => {
  const settings = await parseSettings(sets);
  const { findGame, readRuleFile } = await import('../rules/catalogue.js');
  const found = findGame(nameOrPath);
  if ('unknown' in found) throw new UserError(EXIT.usage, found.unknown);
  const read = readRuleFile(found.file);
  if ('problem' in read)
    throw new UserError(read.kind === 'missing' ? EXIT.noInput : EXIT.badData, read.problem);
  const [{ loadRules }, { formatFault }, { lower }, { rulesId }] = await Promise.all([
    import('../rules/load.js'),
    import('../rules/faults.js'),
    import('../rules/lower/lower.js'),
    import('../rules/identity.js'),
  ]);
  const result = loadRules(read.text, found.file, settings, found.variant);
  if ('faults' in result)
    throw new UserError(
      EXIT.badData,
      ['the rules cannot be used', ...result.faults.map(formatFault)].join('\n'),
    );
  const { spec, changed, variant } = result.loaded;
  const core = lower(spec);
  return {
    spec,
    core,
    id: rulesId(core),
    changed,
    variant,
    name: found.variant ?? found.id,
    file: found.file,
    text: read.text,
  };
};

/**
 * What a file may call this game: as the user did, its id, its title, its aliases; and the names of
 * the game that it is a variant of, and of the others: deals of one are often deals of another.
 */
export const gameNames = (game: GameArgument, asked: string): string[] => {
  const { spec, variant } = game;
  const family = Object.entries(spec.variants).flatMap(([id, { aliases }]) => [id, ...aliases]);
  const file = basename(game.file, '.yaml');
  const parent = variant === undefined ? [] : [file, variant.of, ...variant.ofAliases];
  return [game.name, asked, spec.name, ...spec.aliases, ...parent, ...family].map((name) =>
    name.toLowerCase(),
  );
};
