import type { Problem } from './faults.js';
import { nameKey } from './names.js';
import type { SpecData } from './spec.js';

/** Names within a file that stand for two games: aliases of the game, its variants, theirs. */
export const nameClashes = ({ aliases, variants }: SpecData): Problem[] => {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  const add = (path: Problem['path'], name: string, game: string) => {
    const other = seen.get(nameKey(name));
    if (other !== undefined)
      problems.push({ path, message: `${name} is a name of ${other} already; take another` });
    else seen.set(nameKey(name), game);
  };
  for (const [i, alias] of aliases.entries()) add(['aliases', i], alias, 'the game');
  for (const id of Object.keys(variants)) add(['variants', id], id, id);
  for (const [id, variant] of Object.entries(variants))
    for (const [i, alias] of variant.aliases.entries())
      add(['variants', id, 'aliases', i], alias, id);
  return problems;
};
