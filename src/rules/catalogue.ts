import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { MAX_RULE_CHARACTERS } from './load.js';
import { nearest } from './nearest.js';

/** What the list of games shows of a bundled rule file; the rules themselves are not read yet. */
export interface Entry {
  /** File name without `.yaml`: what the game is called on the command line. */
  readonly id: string;
  readonly file: string;
  readonly name: string;
  readonly family: string;
  readonly about: string;
  readonly aliases: readonly string[];
  readonly variants: readonly { readonly id: string; readonly about: string }[];
}

const FOLDER = new URL('../../rules/', import.meta.url);

const entryOf = (url: URL): Entry => {
  const file = fileURLToPath(url);
  const raw = parse(readFileSync(url, 'utf8')) as {
    name: string;
    family?: string;
    about: string;
    aliases?: string[];
    variants?: Record<string, { about: string }>;
  };
  return {
    id: url.pathname
      .split('/')
      .at(-1)!
      .replace(/\.yaml$/, ''),
    file,
    name: raw.name,
    family: raw.family ?? 'other',
    about: raw.about,
    aliases: raw.aliases ?? [],
    variants: Object.entries(raw.variants ?? {}).map(([id, { about }]) => ({ id, about })),
  };
};

/** The bundled games, by family and name. */
export const catalogue = (): Entry[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .flatMap((folder) =>
      readdirSync(new URL(`${folder.name}/`, FOLDER))
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => entryOf(new URL(`${folder.name}/${name}`, FOLDER))),
    )
    .toSorted((a, b) => a.family.localeCompare(b.family) || a.id.localeCompare(b.id));

export interface Found {
  readonly file: string;
  /** What to call the game: its id, or the path given. */
  readonly id: string;
  readonly variant?: string;
}

/** Finds a bundled game by id, alias or variant; otherwise names that come near. */
export const findGame = (
  name: string,
): { readonly found: Found } | { readonly near: readonly string[] } => {
  const wanted = name.toLowerCase();
  const entries = catalogue();
  for (const entry of entries) {
    if (entry.id === wanted || entry.aliases.includes(wanted))
      return { found: { file: entry.file, id: entry.id } };
    const variant = entry.variants.find(({ id }) => id === wanted);
    if (variant !== undefined)
      return { found: { file: entry.file, id: entry.id, variant: variant.id } };
  }
  const names = entries.flatMap(({ id, aliases, variants }) => [
    id,
    ...aliases,
    ...variants.map((variant) => variant.id),
  ]);
  return { near: nearest(wanted, names) };
};

export type ReadProblem = 'missing' | 'bad';

/** The text of a rule file, refused unread if it is no plain file or too large for one. */
export const readRuleFile = (
  file: string,
): { readonly text: string } | { readonly kind: ReadProblem; readonly problem: string } => {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) return { kind: 'bad', problem: `${file} is not a plain file` };
    if (stats.size > MAX_RULE_CHARACTERS * 4)
      return {
        kind: 'bad',
        problem: `${file} is too large for a rule file (${stats.size} bytes; at most ${MAX_RULE_CHARACTERS} characters)`,
      };
    const bytes = readFileSync(file);
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    } catch {
      return { kind: 'bad', problem: `${file} is not text in UTF-8` };
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return { kind: 'missing', problem: `there is no file ${file}` };
    return { kind: 'missing', problem: `${file} cannot be read (${code})` };
  }
};
