import { Document, isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { checkSpec } from './checks.js';
import { type Fault, faultsIn, type Path } from './faults.js';
import { MAX_RULE_CHARACTERS } from './limits.js';
import { nearest } from './nearest.js';
import { normal, optionProblem, putIn, type Setting } from './options.js';
import { type OptionSpec, optionSchema, type Spec, specSchema, variantSchema } from './spec.js';

export interface Loaded {
  readonly spec: Spec;
  /** Settings that differ from the defaults of the file, by name; what a report must name. */
  readonly changed: Readonly<Record<string, unknown>>;
}

type Raw = Record<string, unknown>;

/**
 * Reads a rule file: YAML, options put in, form, meaning.
 * @param variant the name of a variant declared in the file, if one was asked for.
 * @param settings options or words of the file (`cells`, `ranks`, `tableau.count`) set from outside.
 * @returns the checked rules, or every fault found, in the order of the file.
 */
export const loadRules = (
  text: string,
  file: string,
  settings: readonly Setting[] = [],
  variant?: string,
): { readonly loaded: Loaded } | { readonly faults: readonly Fault[] } => {
  if (text.length > MAX_RULE_CHARACTERS)
    return {
      faults: [
        {
          file,
          line: 1,
          column: 1,
          message: `too long for a rule file: over ${MAX_RULE_CHARACTERS} characters`,
        },
      ],
    };
  const lines = new LineCounter();
  const read = readYaml(text, lines);
  const fault = faultsIn(file, read.doc, lines);
  if (read.raw === undefined)
    return {
      faults: read.problems.map(({ at, message }) => {
        const { line, col } = lines.linePos(at);
        return { file, line: Math.max(line, 1), column: Math.max(col, 1), message };
      }),
    };

  const faults: Fault[] = [];
  const report = (path: Path, message: string) => faults.push(fault(path, message));
  const { values, words, changed } = choose(read.raw, settings, variant, report);
  const { options, variants, ...rest } = read.raw;
  const filled = putIn(rest, values, report) as Raw;
  for (const { name, value } of words) setWord(filled, name, value, report);
  const whole = {
    ...filled,
    ...(options === undefined ? {} : { options }),
    ...(variants === undefined ? {} : { variants }),
  };
  const result = specSchema.safeParse(whole);
  if (result.success) {
    for (const { path, message } of checkSpec(result.data, faults.length === 0))
      report(path, message);
    if (faults.length === 0) return { loaded: { spec: result.data as Spec, changed } };
  } else {
    for (const issue of result.error.issues) reportIssue(issue, whole, report);
    const rest = withoutFaulty(whole, result.error.issues);
    const again = specSchema.safeParse(rest);
    if (again.success)
      for (const { path, message } of checkSpec(again.data, false)) report(path, message);
  }
  return { faults: inOrder(faults) };
};

const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults
    .filter((f, i) => faults.findIndex((g) => g.line === f.line && g.message === f.message) === i)
    .toSorted((a, b) => a.line - b.line || a.column - b.column);

const readYaml = (text: string, lines: LineCounter) => {
  const problems: { at: number; message: string }[] = [];
  try {
    const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: false });
    for (const error of doc.errors) problems.push({ at: error.pos[0], message: error.message });
    if (problems.length > 0) return { doc, raw: undefined, problems };
    if (!isMap(doc.contents))
      return {
        doc,
        raw: undefined,
        problems: [
          { at: 0, message: 'a rule file is a list of words and values, such as name: My Game' },
        ],
      };
    return { doc, raw: doc.toJS({ maxAliasCount: 20 }) as Raw, problems };
  } catch (error) {
    const deep = error instanceof RangeError;
    const message = deep ? 'nested too deeply' : `cannot be read: ${(error as Error).message}`;
    return { doc: new Document(), raw: undefined, problems: [{ at: 0, message }] };
  }
};

/** Option values for this run, and words set from outside that are not options. */
const choose = (
  raw: Raw,
  settings: readonly Setting[],
  variant: string | undefined,
  report: (path: Path, message: string) => void,
) => {
  const options = parsed(z.record(z.string(), optionSchema), raw['options'] ?? {});
  const variants = parsed(z.record(z.string(), variantSchema), raw['variants'] ?? {});
  const values = new Map<string, unknown>();
  for (const [name, option] of Object.entries(options)) values.set(name, normal(option.default));
  const words: Setting[] = [];
  const changed: Record<string, unknown> = {};
  const preset = Object.entries(variant === undefined ? {} : (variants[variant]?.set ?? {}));
  for (const [name, value] of preset)
    if (options[name] === undefined)
      report(['variants', variant!, 'set', name], `no option ${name} is declared`);
  const asked = [...preset.map(([name, value]) => ({ name, value })), ...settings];
  for (const { name, value: given } of asked) {
    const value = normal(given);
    const option: OptionSpec | undefined = options[name];
    if (option === undefined) {
      words.push({ name, value });
      changed[name] = value;
      continue;
    }
    const problem = optionProblem(name, option, value);
    if (problem !== undefined) report(['options', name], `--set: ${problem}`);
    else {
      values.set(name, value);
      delete changed[name];
      if (value !== normal(option.default)) changed[name] = value;
    }
  }
  for (const [name, option] of Object.entries(options)) {
    const problem = optionProblem(name, option, normal(option.default));
    if (problem !== undefined) report(['options', name, 'default'], problem);
  }
  return { values, words, changed };
};

/** Entries of the right form; the others are reported when the whole is checked. */
const parsed = <T>(schema: z.ZodType<Record<string, T>>, raw: unknown): Record<string, T> => {
  if (raw === null || typeof raw !== 'object') return {};
  const result: Record<string, T> = {};
  for (const [name, value] of Object.entries(raw)) {
    const one = schema.safeParse({ [name]: value });
    if (one.success) result[name] = one.data[name]!;
  }
  return result;
};

const SETTABLE = ['packs', 'ranks', 'suits'];

/** `ranks=4` or `tableau.count=3`: a word of the file set from outside. */
const setWord = (
  raw: Raw,
  name: string,
  value: unknown,
  report: (path: Path, message: string) => void,
): void => {
  const declared = Object.keys((raw['options'] as Raw | undefined) ?? {});
  const piles = raw['piles'] as Raw | undefined;
  const [group, word, ...more] = name.split('.');
  if (SETTABLE.includes(name)) raw[name] = value;
  else if (word !== undefined && more.length === 0 && piles?.[group!] !== undefined)
    piles[group!] = { ...(piles[group!] as Raw), [word.replaceAll('-', ' ')]: value };
  else {
    const known = [...declared, ...SETTABLE];
    const near = nearest(name, known);
    report(
      [],
      `--set: no option ${name}${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : ''} ` +
        `(see patience rules; words of the piles are set as GROUP.WORD=value)`,
    );
  }
};

type Issue = z.core.$ZodIssue;

const reportIssue = (issue: Issue, raw: unknown, report: (path: Path, message: string) => void) => {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const near = nearest(key, WORDS);
      const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
      report([...path, key], `${key} is not a word that can stand here${hint}`);
    }
    return;
  }
  const value = path.reduce<unknown>((node, key) => (node as Raw | undefined)?.[key], raw);
  const where = path.length > 0 ? `${path.join('.')}: ` : '';
  if (value === undefined)
    report(
      path,
      `${where}is missing${issue.code === 'invalid_type' ? ` (${issue.expected})` : ''}`,
    );
  else {
    const shown =
      typeof value === 'object'
        ? ''
        : `; not ${String(normal(value) === true ? 'yes' : normal(value) === false ? 'no' : value)}`;
    report(path, `${where}${expectation(issue)}${shown}`);
  }
};

const expectation = (issue: Issue): string => {
  if (issue.code === 'invalid_value') return `expected ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  return issue.code === 'invalid_union' || issue.code === 'custom'
    ? `expected ${issue.message}`
    : issue.message;
};

const keysOf = (schema: { shape: object }): string[] => Object.keys(schema.shape);
const WORDS: readonly string[] = [
  ...keysOf(specSchema),
  ...keysOf(specSchema.shape.piles.valueType),
];

/** The rules less what has the wrong form, so that the meaning of the rest can be checked too. */
const withoutFaulty = (raw: unknown, issues: readonly Issue[]): unknown => {
  const copy = structuredClone(raw) as Raw;
  for (const issue of issues) {
    const path = issue.path.map(String);
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((node, key) => (node as Raw | undefined)?.[key], copy) as Raw | undefined;
    const last = path[path.length - 1];
    if (issue.code === 'unrecognized_keys') {
      const node = path.reduce<unknown>((n, key) => (n as Raw | undefined)?.[key], copy) as Raw;
      for (const key of issue.keys) delete node[key];
    } else if (last === 'role' && parent !== undefined) parent['role'] = 'reserve';
    else if (last !== undefined && parent !== undefined) delete parent[last];
    for (const word of ['name', 'source', 'about']) copy[word] ??= '?';
    copy['piles'] ??= {};
  }
  return copy;
};
