import { basename } from 'node:path';
import { catalogue } from '../rules/catalogue.js';
import { out, paint } from './terminal.js';

/** Lists the bundled games: by family for people, as one JSON array for programs. */
export const runGames = (json: boolean): void => {
  const games = catalogue();
  if (json) {
    out(JSON.stringify(games.map((game) => ({ ...game, file: basename(game.file) }))));
    return;
  }
  const ids = games.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]);
  const width = Math.max(...ids.map((id) => id.length)) + 4;
  for (const family of new Set(games.map((game) => game.family))) {
    out(paint.cyan(family));
    for (const { id, about, aliases, variants } of games.filter((g) => g.family === family)) {
      const also = aliases.length > 0 ? paint.dim(` (also ${aliases.join(', ')})`) : '';
      out(`  ${paint.bold(id.padEnd(width))}${about}${also}`);
      for (const variant of variants) out(`    ${variant.id.padEnd(width - 2)}${variant.about}`);
    }
  }
};
