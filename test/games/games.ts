import { readdirSync } from 'node:fs';

/** Variants whose words their file's own game does not use. */
const VARIANTS = [
  ...['canfield-strict', 'american-toad', 'fortunes-favor', 'rank-and-file', 'thirtysix'],
  ...['trigon', 'klondike-reserve'],
];

/** The bundled games that are played through in tests: every file, and variants unlike their file's. */
export const GAMES: readonly string[] = [
  ...['book', 'classic'].flatMap((folder) =>
    readdirSync(new URL(`../../rules/${folder}/`, import.meta.url)).map((file) =>
      file.replace(/\.yaml$/, ''),
    ),
  ),
  ...VARIANTS,
];
