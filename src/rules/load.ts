import { MAX_RULES } from '../core/move.js';
import { checkSpec } from './checks.js';
import type { Fault, Faults } from './faults.js';
import { innermost, reportIssue, soundPart } from './issues.js';
import { lower } from './lower/lower.js';
import { putIn, type Setting } from './options.js';
import { type Raw, readYaml } from './read-yaml.js';
import { choose, withWord } from './settings.js';
import { type Spec, specSchema } from './spec.js';
import { asVariant, type VariantOf } from './variant.js';
import { withLikes } from './words/like.js';
import { withPackOptions } from './words/pack-options.js';

export interface Loaded {
  readonly spec: Spec;
  /**
   * Settings that differ from the file, or from the variant if it is one, by name; what a report
   * must name.
   */
  readonly changed: Readonly<Record<string, unknown>>;
  readonly variant?: VariantOf;
}

/**
 * Reads a rule file: YAML, options put in, form, meaning.
 *
 * @param file how its faults call it.
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
  const { raw: written, faults } = readYaml(text, file);
  if (written === undefined) return { faults: faults.all() };
  const { raw, problems } = withLikes(withPackOptions(written));
  for (const { path, message } of problems) faults.at(path, message);
  const { values, choices, words, changed } = choose(raw, settings, variant, faults);
  const { options, variants, ...rules } = raw;
  const filled = words.reduce(withWord, putIn(rules, values, choices, faults.at) as Raw);
  const spec = checked(
    {
      ...filled,
      ...(options === undefined ? {} : { options }),
      ...(variants === undefined ? {} : { variants }),
    },
    faults,
  );
  if (spec === undefined) return { faults: faults.all() };
  const whole = variant === undefined ? { spec } : asVariant(spec, variant);
  if (Object.keys(changed).length === 0) return { loaded: { ...whole, changed } };
  // What others found out is about the rules as they are, not as changed here.
  const { known: _, ...rest } = whole.spec;
  return { loaded: { ...whole, spec: rest, changed } };
};

/** Checks form, then meaning, of all that has the right form. Makes a Spec if nothing is wrong. */
const checked = (whole: Raw, faults: Faults): Spec | undefined => {
  const result = specSchema.safeParse(whole);
  if (!result.success) {
    const issues = innermost(result.error.issues);
    for (const issue of issues) reportIssue(issue, whole, faults);
    const rest = soundPart(whole, issues);
    if (rest !== undefined)
      for (const { path, message } of checkSpec(rest, false)) faults.at(path, message);
    return undefined;
  }
  for (const { path, message } of checkSpec(result.data, faults.count() === 0))
    faults.at(path, message);
  if (faults.count() > 0) return undefined;
  const spec = result.data as Spec;
  const kinds = lower(spec).moves.length;
  if (kinds <= MAX_RULES) return spec;
  faults.at(
    ['piles'],
    `moves between these groups are of ${kinds} kinds; at most ${MAX_RULES} are possible, so join groups that are alike`,
  );
  return undefined;
};
