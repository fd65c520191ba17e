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

const written = (value: unknown): string =>
  value === true ? 'yes' : value === false ? 'no' : String(value);

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
 * it.
 * @param report called with a path and what is wrong there.
 */
export const putIn = (
  raw: unknown,
  values: ReadonlyMap<string, unknown>,
  report: (path: Path, message: string) => void,
): unknown => {
  const valueOf = (text: string, path: Path): unknown => {
    const name = text.slice(1);
    if (values.has(name)) return values.get(name);
    report(
      path,
      `no option ${name} is declared; declared: ${[...values.keys()].join(', ') || 'none'}`,
    );
    return undefined;
  };
  const walk = (node: unknown, path: Path): unknown => {
    if (typeof node === 'string' && node.startsWith('$')) return valueOf(node, path);
    if (Array.isArray(node)) return node.map((item, i) => walk(item, [...path, i]));
    if (node === null || typeof node !== 'object') return node;
    const entries = Object.entries(node);
    const by = 'by' in node ? node.by : undefined;
    if (typeof by === 'string' && by.startsWith('$')) {
      const value = written(valueOf(by, [...path, 'by']));
      const found = entries.find(([key]) => key === value && key !== 'by');
      if (found !== undefined) return walk(found[1], [...path, found[0]]);
      if (value !== 'undefined') report(path, `says nothing for ${by.slice(1)} = ${value}`);
      return undefined;
    }
    return Object.fromEntries(
      entries
        .map(([key, value]): [string, unknown] => [key, walk(value, [...path, key])])
        .filter(([, value]) => value !== undefined),
    );
  };
  return walk(raw, []);
};
