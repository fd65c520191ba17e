import type { GroupSpec, Spec } from '../spec.js';

/** Words whose values are names of groups. */
const NAMES = [
  ...['to', 'from', 'onto', 'others to', 'for', 'after', 'prefer', 'beside', 'blocked by'],
  ...[
    'groups',
    'empty',
    'lines',
    'grid',
    'exchange',
    'step by',
    'tops of',
    'in pairs with',
    'red',
    'black',
  ],
];

/** Words whose values are by group. */
const BY_GROUP = ['never'];

/**
 * The rules with each group under the name that the rules call it by (`called`), so that what is
 * said of it reads well. Only for English: nothing else knows these names.
 */
export const spoken = (spec: Spec): Spec => {
  const called = new Map(
    Object.entries(spec.piles).map(([name, words]) => [name, words.called ?? name]),
  );
  const named = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(named) : (called.get(value as string) ?? value);
  const walk = (node: unknown): unknown => {
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([word, value]) => {
        if (BY_GROUP.includes(word) && !Array.isArray(value))
          return [
            word,
            Object.fromEntries(
              Object.entries(value ?? {}).map(([k, v]) => [called.get(k) ?? k, v]),
            ),
          ];
        const isName = typeof value === 'string' || Array.isArray(value);
        return [word, NAMES.includes(word) && isName ? named(value) : walk(value)];
      }),
    );
  };
  const piles = Object.fromEntries(
    Object.entries(spec.piles).map(([name, words]) => [
      called.get(name)!,
      walk(words) as GroupSpec,
    ]),
  );
  return { ...spec, piles };
};
