/** Values by what `key` gives for them, in the order in which each key first occurs. */
export const grouped = <T>(values: readonly T[], key: (value: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(key(value), [...(groups.get(key(value)) ?? []), value]);
  return groups;
};
