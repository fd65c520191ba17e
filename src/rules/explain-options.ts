import { normal, written } from './options.js';
import type { OptionSpec, Spec } from './spec.js';

const choicesEnglish = ({ default: start, values = [], from, to }: OptionSpec): string => {
  const range =
    from === undefined && to === undefined
      ? []
      : [
          to === undefined
            ? `${from} or more`
            : from === undefined
              ? `up to ${to}`
              : `${from} to ${to}`,
        ];
  const choices = [...values.map((value) => written(normal(value))), ...range];
  if (choices.length === 0)
    return typeof normal(start) === 'boolean' ? 'yes, no' : `a ${typeof start}`;
  return choices.join(', ');
};

const settings = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${written(normal(value))}`)
    .join(', ');

/** Lines on options, variants and what is changed, each `name: ..`. */
export const formatOptions = (
  spec: Spec,
  changed: Readonly<Record<string, unknown>>,
): { options: string[]; variants: string[]; changes: string[] } => ({
  options: Object.entries(spec.options).map(([name, option]) => {
    const now = Object.hasOwn(changed, name) ? `; here ${written(changed[name])}` : '';
    const start = written(normal(option.default));
    return `${name}: ${option.about} (${choicesEnglish(option)}; default ${start}${now})`;
  }),
  variants: Object.entries(spec.variants).map(
    ([name, { about, set }]) => `${name}: ${about} (${settings(set)})`,
  ),
  changes: Object.keys(changed).length === 0 ? [] : [settings(changed)],
});
