import type { z } from 'zod';
import type { Faults } from './faults.js';
import { nearest } from './nearest.js';
import { normal, optionProblem, type Setting } from './options.js';
import { isMapping, type Raw } from './read-yaml.js';
import { optionSchema, type VariantSpec, variantSchema } from './spec.js';

/** Entries of the right form; the others are reported when the whole is checked. */
const entriesOf = <T>(schema: z.ZodType<T>, raw: unknown): Map<string, T> => {
  const entries = new Map<string, T>();
  if (raw === null || typeof raw !== 'object') return entries;
  for (const [name, value] of Object.entries(raw)) {
    const one = schema.safeParse(value);
    if (one.success) entries.set(name, one.data);
  }
  return entries;
};

/** Words of the whole game that may be set from outside. */
const SETTABLE = ['packs', 'ranks', 'suits'];

/** The group and word of `tableau.at-least`, if the file has such a group. */
const groupWord = (raw: Raw, name: string): { group: string; word: string } | undefined => {
  const [group, word, ...more] = name.split('.');
  const { piles } = raw as { piles?: unknown };
  if (group === undefined || word === undefined || word === '' || more.length > 0) return undefined;
  if (!isMapping(piles) || !Object.hasOwn(piles, group) || !isMapping(piles[group]))
    return undefined;
  return { group, word: word.replaceAll('-', ' ') };
};

/** The game with `packs=2` or `tableau.count=3`, a word of the file set from outside, put in. */
export const withWord = (raw: Raw, { name, value }: Setting): Raw => {
  if (SETTABLE.includes(name)) return { ...raw, [name]: value };
  const found = groupWord(raw, name);
  if (found === undefined) return raw;
  const piles = raw['piles'] as Record<string, Raw>;
  const group = { ...piles[found.group], [found.word]: value };
  return { ...raw, piles: { ...piles, [found.group]: group } };
};

/** What an option may be, spelt out, where that is a short list. */
export type Choices = ReadonlyMap<string, readonly unknown[] | undefined>;

const LONGEST_RANGE = 60;

const choicesOf = (option: z.output<typeof optionSchema>): readonly unknown[] | undefined => {
  const { values, from, to } = option;
  if (values === undefined && from === undefined && to === undefined)
    return typeof option.default === 'boolean' || typeof normal(option.default) === 'boolean'
      ? [true, false]
      : undefined;
  const listed = (values ?? []).map(normal);
  if (from === undefined && to === undefined) return listed;
  if (from === undefined || to === undefined || !(to - from <= LONGEST_RANGE)) return undefined;
  return [...listed, ...Array.from({ length: Math.floor(to - from) + 1 }, (_, i) => from + i)];
};

/** Options and variants as a game is asked for with some of them. */
export interface Chosen {
  readonly values: ReadonlyMap<string, unknown>;
  readonly choices: Choices;
  /** Words of the file to be set once the options are put in. */
  readonly words: readonly Setting[];
  /** What `--set` changed: all that differs from the file, or from the variant asked for. */
  readonly changed: Readonly<Record<string, unknown>>;
}

/** Chooses a value for each option; reports options, variants and settings that cannot be. */
export const choose = (
  raw: Raw,
  settings: readonly Setting[],
  variant: string | undefined,
  faults: Faults,
): Chosen => {
  const options = entriesOf(optionSchema, raw['options']);
  const variants = entriesOf(variantSchema, raw['variants']);
  const defaults = new Map([...options].map(([name, option]) => [name, normal(option.default)]));
  for (const [name, option] of options) {
    const problem = optionProblem(name, option, defaults.get(name));
    if (problem !== undefined) faults.at(['options', name, 'default'], problem);
  }

  const start = () => ({
    values: new Map(defaults),
    words: new Map<string, unknown>(),
  });
  type State = ReturnType<typeof start>;
  type Report = (message: string, option?: string) => void;
  const set = ({ values, words }: State, given: Setting, report: Report): void => {
    const { name } = given;
    const value = normal(given.value);
    const option = options.get(name);
    const problem = option === undefined ? undefined : optionProblem(name, option, value);
    if (option === undefined && !SETTABLE.includes(name) && groupWord(raw, name) === undefined)
      report(unknownOption(name, [...options.keys()]));
    else if (problem !== undefined) report(problem, name);
    else {
      (option === undefined ? words : values).set(name, value);
    }
  };
  const setVariant = (state: State, name: string, preset: VariantSpec['set']): void => {
    for (const [key, value] of Object.entries(preset))
      set(state, { name: key, value }, (message) =>
        faults.at(['variants', name, 'set', key], message),
      );
  };

  const [state, before] = [start(), start()];
  for (const [name, spec] of variants) {
    if (name === variant) setVariant(before, name, spec.set);
    setVariant(name === variant ? state : start(), name, spec.set);
  }
  for (const setting of settings)
    set(state, setting, (message, option) =>
      option === undefined
        ? faults.outside(`--set: ${message}`)
        : faults.at(['options', option], `--set: ${message}`),
    );
  return {
    values: state.values,
    choices: new Map([...options].map(([name, option]) => [name, choicesOf(option)])),
    words: [...state.words].map(([name, value]) => ({ name, value })),
    changed: Object.fromEntries([
      ...[...state.values].filter(([name, value]) => value !== before.values.get(name)),
      ...[...state.words].filter(([name, value]) => value !== before.words.get(name)),
    ]),
  };
};

const unknownOption = (name: string, declared: readonly string[]): string => {
  const near = nearest(name, [...declared, ...SETTABLE]);
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : '';
  const there = declared.length > 0 ? `there is ${declared.join(', ')}` : 'the game has none';
  return (
    `no option is called ${name}; ${hint || there} ` +
    '(words of the file are set as packs, ranks, suits, or GROUP.WORD such as tableau.count)'
  );
};
