import { isMapping, type Raw } from '../read-yaml.js';

/**
 * Options that have the name of a word of the pack, `suits` or `ranks`. They set that word, which
 * then need not be written, and say by themselves what they decide: `suits: [1, 2, 4]` among the
 * options is a whole option. Nearly every file has one, for the small games of the tests.
 */
const DEFAULTS = { suits: 4, ranks: 13 } as const;

/** What editors know of them: JSON Schema of their short form, by name. */
export const packOptionsJson = Object.fromEntries(
  Object.keys(DEFAULTS).map((name) => [
    name,
    {
      anyOf: [{ type: 'array', items: { type: 'integer' }, minItems: 1 }, { type: 'object' }],
      description: `what ${name} may be; sets that word of the pack`,
    },
  ]),
);

/** The game with such options, and the words that they set, written out. */
export const withPackOptions = (raw: Raw): Raw => {
  const { options, packs } = raw;
  if (!isMapping(options)) return raw;
  const pack = packs === undefined || packs === 1 ? 'pack' : 'packs';
  const found = Object.entries(DEFAULTS).flatMap(([name, start]) => {
    const given = options[name];
    const words = Array.isArray(given) ? { values: given } : given;
    if (!Object.hasOwn(options, name) || !isMapping(words)) return [];
    const about = `${name} in the ${pack} (fewer make a smaller game)`;
    return [{ name, option: { default: start, about, ...words } }];
  });
  const set = found.filter(({ name }) => !Object.hasOwn(raw, name));
  return {
    ...raw,
    ...Object.fromEntries(set.map(({ name }) => [name, `$${name}`])),
    options: {
      ...options,
      ...Object.fromEntries(found.map(({ name, option }) => [name, option])),
    },
  };
};
