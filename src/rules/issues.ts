import type { z } from 'zod';
import type { Faults, Path } from './faults.js';
import { nearest } from './nearest.js';
import { written } from './options.js';
import type { Raw } from './read-yaml.js';
import { fileSchema, groupSchema, type SpecData, specSchema } from './spec.js';

/** What zod finds wrong in the form of a rule file, in the words of the language. */
export type Issue = z.core.$ZodIssue;

const pathOf = (issue: Issue): Path =>
  issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));

/** Is it only that something of another kind stands there? */
const isOtherKind = ({ code, path }: Issue): boolean =>
  path.length === 0 && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code);

/**
 * Where a word may be said in several ways: what is wrong in the one that was meant, if only one of
 * them is of that kind at all; else that it is none of them.
 */
export const innermost = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue): Issue[] => {
    if (issue.code !== 'invalid_union') return [issue];
    const meant = issue.errors.map(innermost).filter((errors) => !errors.every(isOtherKind));
    const [errors] = meant;
    if (errors === undefined || meant.length > 1) return [issue];
    return errors.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  });

const at = (raw: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (node, key) =>
      node !== null && typeof node === 'object' && Object.hasOwn(node, key)
        ? (node as Raw)[key]
        : undefined,
    raw,
  );

const keysOf = (schema: { shape: object }): string[] => Object.keys(schema.shape);
const WORDS: readonly string[] = [...keysOf(fileSchema), ...keysOf(groupSchema)];

/** Adds a fault, or several, for one issue. @param raw what was checked. */
export const reportIssue = (issue: Issue, raw: unknown, faults: Faults): void => {
  const path = pathOf(issue);
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const near = nearest(key, WORDS);
      const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
      faults.at([...path, key], `${key} is not a word that can stand here${hint}`);
    }
    return;
  }
  const where = path.length > 0 ? `${path.join('.')}: ` : '';
  const value = at(raw, path);
  if (issue.code === 'invalid_key') {
    faults.at(path, `${where}expected ${issue.issues[0]?.message ?? 'another name'}`);
  } else if (value === undefined) {
    const wanted = issue.code === 'invalid_type' ? ` (${KINDS[issue.expected]})` : '';
    faults.at(path, `${where}is missing${wanted}`);
  } else {
    const shown = value !== null && typeof value === 'object' ? '' : `; not ${written(value)}`;
    faults.at(path, `${where}${expectation(issue)}${shown}`);
  }
};

const KINDS: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'words and values',
  record: 'words and values',
};

const expectation = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_value':
      return `expected ${issue.values.map(written).join(', ')}`;
    case 'invalid_type':
      return `expected ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'too_small':
      return `at least ${issue.minimum}${issue.origin === 'array' ? ' in the list' : ''}`;
    default:
      return `expected ${issue.message}`;
  }
};

/** Paths no shorter than this are cut out; what lies above is needed to check anything at all. */
const leastLength = (path: Path): number => (path[0] === 'piles' ? 2 : 1);

/**
 * The rules less what has the wrong form, so that the meaning of the rest can be checked too.
 * @param up how many words further out to cut: a word is no good without one that it needs.
 */
const withoutFaulty = (raw: Raw, issues: readonly Issue[], up: number): Raw => {
  const copy = structuredClone(raw);
  for (const issue of issues) {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys') {
      const node = at(copy, path) as Raw | undefined;
      for (const key of issue.keys) delete node?.[key];
      continue;
    }
    const cut = path.slice(0, Math.max(leastLength(path), path.length - up));
    const last = cut.at(-1);
    const parent = at(copy, cut.slice(0, -1));
    if (last === undefined || parent === null || typeof parent !== 'object') continue;
    if (last === 'role') (parent as Raw)[last] = 'reserve';
    else delete (parent as Raw)[last];
  }
  for (const word of ['name', 'source', 'about']) copy[word] ??= '?';
  copy['piles'] ??= {};
  return copy;
};

/** As much of the rules as has the right form; undefined if nearly nothing has. */
export const soundPart = (raw: Raw, issues: readonly Issue[]): SpecData | undefined => {
  let [rest, left] = [raw, issues];
  for (let up = 0; up < 4; up++) {
    rest = withoutFaulty(rest, left, up);
    const result = specSchema.safeParse(rest);
    if (result.success) return result.data;
    left = innermost(result.error.issues);
  }
  return undefined;
};
