import type { Path } from './faults.js';
import type { OptionSpec } from './spec.js';

/** `name=value` as given with `--set`; the value already read as YAML. */
export interface Setting {
  readonly name: string;
  readonly value: unknown;
}

export type Scalar = string | number | boolean;

/** `yes` and `no` are flags in rule files, whatever YAML makes of them. */
export const normal = (value: unknown): unknown =>
  value === 'yes' ? true : value === 'no' ? false : value;

const LONGEST_SHOWN = 40;

/** A value as it stands in a rule file, not too much of it. */
export const written = (value: unknown): string => {
  if (value === true || value === false) return value ? 'yes' : 'no';
  const text = value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}..` : text;
};

/** Checks a value against what an option may be; a problem in words, or undefined. */
export const optionProblem = (
  name: string,
  option: OptionSpec,
  value: unknown,
): string | undefined => {
  const start = normal(option.default);
  const allowed = option.values?.map(normal);
  if (allowed?.includes(value as Scalar)) return undefined;
  const ranged = option.from !== undefined || option.to !== undefined;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = option;
  if (ranged && Number.isInteger(value) && Number(value) >= from && Number(value) <= to)
    return undefined;
  if (allowed === undefined && !ranged && typeof value === typeof start) return undefined;
  const choices = [
    ...(ranged ? [`a whole number from ${option.from ?? '..'} to ${option.to ?? '..'}`] : []),
    ...(allowed ?? []).map(written),
    ...(allowed === undefined && !ranged
      ? [typeof start === 'boolean' ? 'yes or no' : `a ${typeof start}`]
      : []),
  ];
  return `${name} may be ${choices.join(', ')}; not ${written(value)}`;
};

/**
 * Puts option values in: `$name` becomes the value, `{ by: $name, yes: .., no: .. }` the entry for
 * it; where that entry is left empty (`no:`, or `no: ~`) the word is not said at all.
 * @param choices what each option may be, if that can be listed: a `by` must have each.
 * @param report called with a path and what is wrong there.
 */
export const putIn = (
  raw: unknown,
  values: ReadonlyMap<string, unknown>,
  choices: ReadonlyMap<string, readonly unknown[] | undefined>,
  report: (path: Path, message: string) => void,
): unknown => {
  const declared = (text: string, path: Path): string | undefined => {
    const name = text.slice(1);
    if (values.has(name)) return name;
    const there = [...values.keys()].join(', ') || 'none';
    report(path, `no option ${name} is declared; declared: ${there}`);
    return undefined;
  };
  const chosen = (by: string, cases: Readonly<Record<string, unknown>>, path: Path): unknown => {
    const name = declared(by, [...path, 'by']);
    if (name === undefined) return undefined;
    const value = written(values.get(name));
    const needed = new Set([value, ...(choices.get(name) ?? []).map(written)]);
    const lacking = [...needed].filter((one) => !Object.hasOwn(cases, one));
    if (lacking.length > 0)
      report(path, `says nothing for ${lacking.map((one) => `${name} = ${one}`).join(', ')}`);
    if (choices.get(name) !== undefined)
      for (const key of Object.keys(cases))
        if (!needed.has(key)) report([...path, key], `${name} cannot be ${key}`);
    const entry = Object.hasOwn(cases, value) ? cases[value] : undefined;
    return entry === null ? undefined : walk(entry, [...path, value]);
  };
  const walk = (node: unknown, path: Path): unknown => {
    if (typeof node === 'string' && node.startsWith('$')) {
      const name = declared(node, path);
      return name === undefined ? undefined : values.get(name);
    }
    if (Array.isArray(node)) return node.map((item, i) => walk(item, [...path, i]));
    if (node === null || typeof node !== 'object') return node;
    const { by, ...cases } = node as Record<string, unknown>;
    if (typeof by === 'string' && by.startsWith('$')) return chosen(by, cases, path);
    return Object.fromEntries(
      Object.entries(node)
        .map(([key, value]): [string, unknown] => [key, walk(value, [...path, key])])
        .filter(([, value]) => value !== undefined),
    );
  };
  return walk(raw, []);
};
