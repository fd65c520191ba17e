/** The page of the bundled games and the README's short table, both made from the rule files. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { About, Entry } from '../src/rules/catalogue.js';
import { knownInterval, knownShare } from '../src/rules/english/known.js';

type Listed = About & { readonly id: string; readonly name: string } & {
  readonly aliases: readonly string[];
};

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** `[title](link)` where a rule file has a link, the title alone where the link is the game's. */
const titleOf = (name: string, link: string): string =>
  link === '' ? name : `[${name}](../${link})`;

const rateOf = ({ known }: About): string => {
  if (known === undefined) return '';
  const interval = knownInterval(known);
  const ends = interval === undefined || known.percent === undefined;
  return `${knownShare(known)}${ends ? '' : ` (${interval.low} to ${interval.high})`}; ${known.source}`;
};

/** A bar within a cell would end it. */
const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const row = (game: Listed, link = ''): string =>
  line([
    `\`${game.id}\``,
    titleOf(game.name, link),
    game.aliases.join(', '),
    game.about,
    rateOf(game),
  ]);

const familiesOf = (games: readonly Entry[]): string[] => [...new Set(games.map((g) => g.family))];

/** `docs/games.md`: every game and variant, a table a family. */
export const gamesPage = (games: readonly Entry[]): string => {
  const variants = games.reduce((sum, game) => sum + game.variants.length, 0);
  const families = familiesOf(games).flatMap((family) => [
    `## ${family}`,
    '',
    line(['name', 'title', 'also', 'in one line', 'can be won (95% interval), all cards known']),
    line(['---', '---', '---', '---', '---']),
    ...games
      .filter((game) => game.family === family)
      .flatMap((game) => [
        row(game, relative(ROOT, game.file).replaceAll('\\', '/')),
        ...game.variants.map((variant) => row(variant)),
      ]),
    '',
  ]);
  return [
    '# The bundled games',
    '',
    `${games.length} games and ${variants} variants of them (without a link; they are in the file above them).`,
    'Win rates in per cent, as published, of deals that can be won when all cards are known.',
    'Made by `npm run games-page` from the rule files; `patience rules NAME` tells the rules in English.',
    '',
    ...families,
  ].join('\n');
};

/** The table by family that the README shows. */
const gamesTable = (games: readonly Entry[]): string =>
  [
    line(['family', 'games and variants']),
    line(['---', '---']),
    ...familiesOf(games).map((family) => {
      const names = games
        .filter((game) => game.family === family)
        .flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]);
      return line([family, names.join(', ')]);
    }),
  ].join('\n');

const [BEGIN, END] = ['<!-- games: npm run games-page -->', '<!-- end of games -->'];

/** The README with its table made anew. @throws if it has no place for it. */
export const withGamesTable = (readme: string, games: readonly Entry[]): string => {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`the README lacks ${BEGIN} or ${END}`);
  return `${before}${BEGIN}\n${gamesTable(games)}\n${END}${after}`;
};
