import { nearest } from './nearest.js';

/** The names that a game answers to. */
export interface Named {
  /** File name without `.yaml`: what the game is called on the command line. */
  readonly id: string;
  /** Its title. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly variants: readonly NamedVariant[];
  /** Other games that go by much the same name. */
  readonly unlike: readonly string[];
}

/** The names of a variant. */
export interface NamedVariant {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

const APOSTROPHES_AND_ACCENTS = /'|’|\p{M}/gu;

/** A name or title as ids are written: `Spenser's Fairie Queen` is `spensers-fairie-queen`. */
const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(APOSTROPHES_AND_ACCENTS, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** What two spellings of one name have in common. */
export const nameKey = (name: string): string => slug(name).replace(/^the-/, '');

/** The game of this name, alias, title or variant, however written. */
export const byName = <T extends Named>(
  games: readonly T[],
  asked: string,
): { readonly entry: T; readonly variant?: string } | undefined => {
  const wanted = nameKey(asked);
  const isOneOf = (names: readonly string[]) => names.some((name) => nameKey(name) === wanted);
  for (const entry of games)
    if (isOneOf([entry.id, ...entry.aliases, entry.name])) return { entry };
  for (const entry of games) {
    const variant = entry.variants.find(({ id, aliases, name }) => isOneOf([id, ...aliases, name]));
    if (variant !== undefined) return { entry, variant: variant.id };
  }
  return undefined;
};

/** Shorter words (of, the) say nothing about a game. */
const SHORTEST_WORD = 4;

const wordsOf = (name: string): string[] =>
  name.split('-').filter((word) => word.length >= SHORTEST_WORD);

/** Names that share a word with the text, or have one written much like it. */
const sharingWords = (text: string, names: readonly string[]): string[] =>
  names.filter((name) =>
    wordsOf(name).some((word) => wordsOf(text).some((other) => nearest(other, [word]).length > 0)),
  );

const MOST_SUGGESTIONS = 6;
const LONGEST_NAME = 60;

/** A sentence for a name that no game has, with the names that come near, one for each game. */
export const suggestions = (games: readonly Named[], asked: string): string => {
  const unknown = `no game is called ${JSON.stringify(asked.slice(0, LONGEST_NAME))}`;
  /** Each name, and the game or variant that it stands for. */
  const names = new Map<string, string>();
  for (const { id, aliases, variants } of games) {
    for (const alias of aliases) names.set(alias, id);
    for (const variant of variants)
      for (const name of [...variant.aliases, variant.id]) names.set(name, variant.id);
  }
  for (const { id } of games) names.set(id, id);
  const wanted = slug(asked.slice(0, LONGEST_NAME));
  const all = [...names.keys()];
  const near = wanted === '' ? [] : [...nearest(wanted, all), ...sharingWords(wanted, all)];
  const firsts = near
    .filter((name, i) => near.findIndex((other) => names.get(other) === names.get(name)) === i)
    .slice(0, MOST_SUGGESTIONS);
  // Whoever means one of several games of much the same name is told of all.
  const alike = games.filter(({ id }) => firsts.some((name) => names.get(name) === id));
  const known = firsts.map((name) => names.get(name));
  const others = alike.flatMap(({ unlike }) => unlike).filter((id) => !known.includes(id));
  const found = [...firsts, ...new Set(others)];
  if (found.length === 1) return `${unknown}; did you mean ${found[0]}?`;
  if (found.length > 1) return `${unknown}; did you mean one of these: ${found.join(', ')}?`;
  return `${unknown}; patience games lists them (a rule file of your own ends in .yaml)`;
};
