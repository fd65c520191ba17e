import { existsSync, readFileSync } from 'node:fs';
import type { Core } from '../src/core/types.js';
import { loadRules } from '../src/rules/load.js';
import { lower } from '../src/rules/lower/lower.js';

/** A bundled game with settings, as a core; throws with the faults if there are any. */
export const coreOf = (game: string, set: Readonly<Record<string, unknown>> = {}): Core => {
  const file = ['book', 'classic']
    .map((folder) => new URL(`../rules/${folder}/${game}.yaml`, import.meta.url))
    .find((url) => existsSync(url));
  if (file === undefined) throw new Error(`no rule file for ${game}`);
  const settings = Object.entries(set).map(([name, value]) => ({ name, value }));
  const result = loadRules(readFileSync(file, 'utf8'), game, settings);
  if ('faults' in result)
    throw new Error(result.faults.map((fault) => `${fault.line}: ${fault.message}`).join('\n'));
  return lower(result.loaded.spec);
};
