/** A value as `--set` reads it: YAML, which JSON is too. */
const written = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value);

/** Settings that differ from the rule file, as `--set` takes them. */
export const settingWords = (options: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(options).map(
    ([name, value]) =>
      `${name}=${typeof value === 'string' && /^[a-z][\w-]*$/i.test(value) ? value : written(value)}`,
  );
