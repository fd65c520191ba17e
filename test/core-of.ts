import type { Core } from '../src/core/types.js';
import { findGame, readRuleFile } from '../src/rules/catalogue.js';
import { loadRules } from '../src/rules/load.js';
import { lower } from '../src/rules/lower/lower.js';

/** A bundled game (or variant) with settings, as a core; throws with the faults if there are any. */
export const coreOf = (game: string, set: Readonly<Record<string, unknown>> = {}): Core => {
  const found = findGame(game);
  if ('unknown' in found) throw new Error(found.unknown);
  const read = readRuleFile(found.file);
  if ('problem' in read) throw new Error(read.problem);
  const settings = Object.entries(set).map(([name, value]) => ({ name, value }));
  const result = loadRules(read.text, game, settings, found.variant);
  if ('faults' in result)
    throw new Error(result.faults.map((fault) => `${fault.line}: ${fault.message}`).join('\n'));
  return lower(result.loaded.spec);
};
