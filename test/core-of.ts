import type { Core } from '../src/core/types.js';
import { findGame, readRuleFile } from '../src/rules/catalogue.js';
import { loadRules } from '../src/rules/load.js';
import { lower } from '../src/rules/lower/lower.js';
import type { Spec } from '../src/rules/spec.js';

/** The rules of a bundled game (or variant) with settings; throws with the faults if there are any. */
export const specOf = (game: string, set: Readonly<Record<string, unknown>> = {}): Spec => {
  const found = findGame(game);
  if ('unknown' in found) throw new Error(found.unknown);
  const read = readRuleFile(found.file);
  if ('problem' in read) throw new Error(read.problem);
  const settings = Object.entries(set).map(([name, value]) => ({ name, value }));
  const result = loadRules(read.text, game, settings, found.variant);
  if ('faults' in result)
    throw new Error(result.faults.map((fault) => `${fault.line}: ${fault.message}`).join('\n'));
  return result.loaded.spec;
};

/** The same as a core. */
export const coreOf = (game: string, set: Readonly<Record<string, unknown>> = {}): Core =>
  lower(specOf(game, set));
