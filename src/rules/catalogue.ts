import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { MAX_RULE_CHARACTERS } from './limits.js';
import { byName, type Named, type NamedVariant, suggestions } from './names.js';
import { variantTitle } from './variant.js';
import type { KnownSpec } from './words/known.js';

/** Beside both `src` and `dist`, in a checkout as in an installed package. */
const BUNDLED = new URL('../../rules/', import.meta.url);

/** A rule file that comes with the program, and what it says of itself. */
export interface Entry extends Named, About {
  readonly file: string;
  readonly family: string;
  readonly source: string;
  readonly variants: readonly VariantEntry[];
}

/** A variant, and what its file says of it. */
export interface VariantEntry extends NamedVariant, About {
  readonly set: Readonly<Record<string, unknown>>;
  /** Where its rules come from, if not from the same place as those of the game. */
  readonly source?: string;
}

/** What the heads of games and variants have in common. */
export interface About {
  /** The game, or how a variant differs, in one line. */
  readonly about: string;
  readonly known?: KnownSpec;
}

interface Bundled {
  readonly id: string;
  readonly file: string;
  /** The folder it lies in: its family, if it does not say another. */
  readonly folder: string;
}

const bundledFiles = (): Bundled[] =>
  readdirSync(BUNDLED, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => ({
      id: path.replace(/^.*\//, '').replace(/\.yaml$/, ''),
      file: fileURLToPath(new URL(path, BUNDLED)),
      folder: path.split('/').at(-2) ?? 'other',
    }));

const HEAD_WORDS = /^(name|aliases|unlike|family|about|source|known|variants):/;

interface Head extends About {
  readonly name?: string;
  readonly aliases?: readonly string[];
}

/**
 * The words about the game; the others, which are most of the file, are not even parsed. Bundled
 * files have the right form (they are tested), so zod need not be loaded for a list of names.
 */
const entryOf = ({ id, file, folder }: Bundled): Entry => {
  const read = readRuleFile(file);
  if ('problem' in read) throw new Error(`bundled rule file: ${read.problem}`);
  const blocks = read.text.split(/^(?=\S)/m).filter((block) => HEAD_WORDS.test(block));
  const head = parse(blocks.join('')) as Head & {
    readonly name: string;
    readonly family?: string;
    readonly source: string;
    readonly unlike?: readonly string[];
    readonly variants?: Readonly<Record<string, Head & Pick<VariantEntry, 'set' | 'source'>>>;
  };
  const about = ({ about, aliases = [], known }: Head) => ({
    about,
    aliases,
    ...(known === undefined ? {} : { known }),
  });
  const variants = Object.entries(head.variants ?? {}).map(([key, variant]) => ({
    id: key,
    name: variantTitle(key, variant.name),
    ...about(variant),
    set: variant.set,
    ...(variant.source === undefined ? {} : { source: variant.source }),
  }));
  const { name, family = folder, source, unlike = [] } = head;
  return { id, file, name, family, source, unlike, ...about(head), variants };
};

/** The bundled games, by family and name. */
export const catalogue = (): Entry[] =>
  bundledFiles()
    .map(entryOf)
    .toSorted((a, b) => (a.family === b.family ? order(a.id, b.id) : order(a.family, b.family)));

const order = (a: string, b: string): number => (a < b ? -1 : 1);

/** A rule file asked for. */
export interface Found {
  readonly file: string;
  /** What to call the game: its id, or the path given. */
  readonly id: string;
  readonly variant?: string;
}

const isPath = (text: string): boolean => /[\\/]|\.ya?ml$/i.test(text);

/**
 * What a game's name on the command line stands for: a path (it has a slash or ends in .yaml or
 * .yml), a bundled file, an alias, a title, or a variant.
 * @returns the file, or a sentence that says which names come near.
 */
export const findGame = (asked: string): Found | { readonly unknown: string } => {
  if (isPath(asked)) return { id: asked, file: asked };
  const file = bundledFiles().find(({ id }) => id === asked);
  if (file !== undefined) return file;
  const entries = catalogue();
  const found = byName(entries, asked);
  if (found === undefined) return { unknown: suggestions(entries, asked) };
  const { entry, variant } = found;
  return { id: entry.id, file: entry.file, ...(variant === undefined ? {} : { variant }) };
};

/** `missing`: there is nothing to be read; `bad`: what is there is no rule file. */
export type ReadProblem = 'missing' | 'bad';

/** Three bytes are the most that a character of UTF-16 takes in UTF-8. */
const MAX_RULE_BYTES = 3 * MAX_RULE_CHARACTERS;

/**
 * The text of a rule file, refused unread if it is no plain file or too large for one.
 * @returns its text, or a sentence that begins with the file and says what is wrong.
 */
export const readRuleFile = (
  file: string,
): { readonly text: string } | { readonly kind: ReadProblem; readonly problem: string } => {
  const bad = (problem: string) => ({ kind: 'bad', problem: `${file}: ${problem}` }) as const;
  try {
    // Asked before it is opened: to open a pipe is to wait for whoever writes to it.
    const stats = statSync(file);
    if (stats.isDirectory()) return bad('is a folder, not a rule file');
    if (!stats.isFile()) return bad('is not a plain file, as a rule file must be');
    if (stats.size > MAX_RULE_BYTES) return bad(`too long for a rule file (${stats.size} bytes)`);
    const content = readBounded(file);
    if (content === undefined) return bad('changed or grew while it was read');
    if (isUtf8(content)) return { text: content.toString('utf8').replace(/^\uFEFF/, '') };
    return { kind: 'bad', problem: `${file}:${badLine(content)}:1: is not text in UTF-8` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ERR_INVALID_ARG_VALUE')
      return { kind: 'missing', problem: `there is no file ${file}` };
    return { kind: 'missing', problem: `${file} cannot be read (${code})` };
  }
};

/** What is in a plain file; undefined if it is none, or longer than a rule file may be. */
const readBounded = (path: string): Buffer | undefined => {
  const bytes = Buffer.alloc(MAX_RULE_BYTES + 1);
  const file = openSync(path, 'r');
  try {
    if (!fstatSync(file).isFile()) return undefined;
    let length = 0;
    for (let n = 1; n > 0 && length < bytes.length; length += n)
      n = readSync(file, bytes, length, bytes.length - length, null);
    return length > MAX_RULE_BYTES ? undefined : bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
};

/** The first line, from 1, that is not UTF-8. */
const badLine = (content: Buffer): number => {
  let line = 1;
  for (let start = 0; start < content.length; line++) {
    const newline = content.indexOf(10, start);
    const end = newline < 0 ? content.length : newline + 1;
    if (!isUtf8(content.subarray(start, end))) return line;
    start = end;
  }
  return line;
};
