import { basename } from 'node:path';
import { catalogue, type Entry } from '../rules/catalogue.js';
import { nameKey } from '../rules/names.js';
import { nearest } from '../rules/nearest.js';
import { EXIT, UserError } from './exit.js';
import { gameRows, rateSources } from './games-rows.js';
import { out, paint } from './terminal.js';

/** @throws UserError naming the families that there are, for one that there is not. */
const ofFamilies = (games: readonly Entry[], asked: readonly string[]): readonly Entry[] => {
  const families = [...new Set(games.map(({ family }) => family))];
  const problems = asked
    .filter((name) => !families.some((family) => nameKey(family) === nameKey(name)))
    .map((name) => {
      const near = nearest(name, families);
      const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : '';
      return `no family of games is called ${JSON.stringify(name)}; ${hint || `there is ${families.join(', ')}`}`;
    });
  if (problems.length > 0) throw new UserError(EXIT.usage, problems.join('\npatience: '));
  const wanted = asked.map(nameKey);
  return wanted.length === 0
    ? games
    : games.filter(({ family }) => wanted.includes(nameKey(family)));
};

/**
 * Lists the bundled games: by family for people, as one JSON array for programs.
 * @param families only these; all if there are none. @throws UserError if one is not known.
 */
export const runGames = (families: readonly string[], json: boolean): void => {
  const games = ofFamilies(catalogue(), families);
  if (json) {
    out(JSON.stringify(games.map((game) => ({ ...game, file: basename(game.file) }))));
    return;
  }
  // Nothing is cut where no terminal would break the line.
  const rows = gameRows(games, process.stdout.columns || Number.POSITIVE_INFINITY);
  for (const [i, { family, indent, id, rate, about, also }] of rows.entries()) {
    if (family !== rows[i - 1]?.family) out(paint.cyan(family));
    const name = indent.length > 2 ? id : paint.bold(id);
    const parts = [`${indent}${name}`, paint.green(rate), `${about}${paint.dim(also)}`];
    out(parts.filter((part) => part !== '').join('  '));
  }
  const sources = rateSources(games);
  if (sources.length > 0)
    out('\nShare of deals that can be won with all cards known, as published:');
  for (const [i, source] of sources.entries()) out(`  [${i + 1}] ${source}`);
};
