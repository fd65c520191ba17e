import { normal, written } from './options.js';
import type { OptionSpec, Spec } from './spec.js';
import type { VariantOf } from './variant.js';

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

/**
 * Lines on options, variants (of the game itself, not of a variant), what is changed, and what the
 * variant sets that the game is.
 */
export const formatOptions = (
  spec: Spec,
  changed: Readonly<Record<string, unknown>>,
  variant?: VariantOf,
): { options: string[]; variants: string[]; changes: string[]; set: string[] } => {
  const here: Readonly<Record<string, unknown>> = { ...variant?.set, ...changed };
  return {
    options: Object.entries(spec.options).map(([name, option]) => {
      const start = written(normal(option.default));
      const value = Object.hasOwn(here, name) ? written(normal(here[name])) : start;
      const now = value === start ? '' : `; here ${value}`;
      return `${name}: ${option.about} (${choicesEnglish(option)}; default ${start}${now})`;
    }),
    variants:
      variant !== undefined
        ? []
        : Object.entries(spec.variants).map(
            ([name, { about, set }]) => `${name}: ${about} (${settings(set)})`,
          ),
    changes: Object.keys(changed).length === 0 ? [] : [settings(changed)],
    set: variant === undefined ? [] : [settings(variant.set)],
  };
};
