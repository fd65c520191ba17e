import { describe, expect, it } from 'vitest';
import { explain } from '../../src/rules/explain.js';
import { loadRules } from '../../src/rules/load.js';
import type { Setting } from '../../src/rules/options.js';
import { variantTitle } from '../../src/rules/variant.js';
import { faultsOf, SMALL } from './bundled.js';

const WITH = (variant: string, head = ''): string =>
  `${head}${SMALL}variants:\n  small-of-the-five: { about: more of it, set: { piles: 5 }${variant} }\n`;

const load = (text: string, settings: readonly Setting[] = [], variant = 'small-of-the-five') => {
  const result = loadRules(text, 'x.yaml', settings, variant);
  if ('faults' in result) throw new Error(result.faults[0]?.message);
  return result.loaded;
};

const RATE = 'known: { percent: 50, half width: 1, deals: 100, source: a book }';

describe('a variant', () => {
  it('has a head of its own', () => {
    const own = ', name: Five, aliases: [cinq], source: elsewhere, notes: [Much wider.]';
    const { spec, variant } = load(WITH(own, 'aliases: [tiny]\nnotes: [Narrow.]\n'));
    expect(spec).toMatchObject({
      name: 'Five',
      aliases: ['cinq'],
      about: 'more of it',
      source: 'elsewhere',
      notes: ['Narrow.', 'Much wider.'],
    });
    expect(variant).toMatchObject({ of: 'Small', ofAliases: ['tiny'], set: { piles: 5 } });
  });

  it('takes what it does not say from the game, and its title from its key', () => {
    const { spec } = load(WITH('', 'aliases: [tiny]\n'));
    expect(spec).toMatchObject({ name: 'Small of the Five', aliases: [], source: 'a test' });
    expect(variantTitle('the-fan', undefined)).toBe('The Fan');
  });

  it('says of what it is a variant and what it sets', () => {
    const { spec, changed, variant } = load(WITH(''), [{ name: 'piles', value: 6 }]);
    const sections = explain(spec, changed, variant);
    const lines = (title: string) => sections.find((one) => one.title === title)?.lines;
    expect(lines('Variant of Small')).toEqual(['piles=5']);
    expect(lines('Changed here')).toEqual(['piles=6']);
    expect(lines('Variants')).toBeUndefined();
  });
});

describe('a known win rate', () => {
  it('is that of the rules as they are, not of others', () => {
    const text = WITH('', `${RATE}\n`);
    expect(loadRules(text, 'x.yaml')).toHaveProperty('loaded.spec.known.percent', 50);
    const changed = loadRules(text, 'x.yaml', [{ name: 'piles', value: 6 }]);
    expect(changed).not.toHaveProperty('loaded.spec.known');
    const unchanged = loadRules(text, 'x.yaml', [{ name: 'piles', value: 4 }]);
    expect(unchanged).toHaveProperty('loaded.spec.known.percent', 50);
    expect(load(text).spec).not.toHaveProperty('known');
    expect(load(WITH(`, ${RATE}`)).spec.known).toMatchObject({ percent: 50 });
  });

  it('is told with interval, deals and source', () => {
    const { spec } = load(WITH(`, ${RATE}`));
    expect(explain(spec).find(({ title }) => title === 'Known win rate')?.lines).toEqual([
      '50% can be won with all cards known (95% interval 49 to 51%, 100 deals); a book.',
    ]);
    const ends = load(WITH(', known: { low: 87.5, high: 88, source: a book }')).spec;
    expect(explain(ends).find(({ title }) => title === 'Known win rate')?.lines).toEqual([
      '87.5 to 88% can be won with all cards known; a book.',
    ]);
  });
});

describe('faults of heads are shown with their place', () => {
  it.each([
    [', aliases: [small-of-the-five]', 'is a name of small-of-the-five already; take another'],
    [', aliases: [big], known: { source: x }', 'how often? say percent, or low and high'],
    [', known: { low: 5, source: x }', 'low needs high'],
    [', known: { high: 5, source: x }', 'high needs low'],
    [', known: { half width: 5, low: 1, high: 2, source: x }', 'half width needs percent'],
    [', known: { percent: 1, half width: 5, low: 1, high: 2, source: x }', 'take one out'],
    [', known: { percent: 9, low: 1, high: 2, source: x }', 'must not be in another order'],
    [', known: { percent: 9 }', 'source: is missing (a text)'],
    [', known: { percent: 109, source: x }', 'percent: at most 100'],
  ])('%s', (variant, message) => {
    const faults = faultsOf(WITH(variant));
    expect(faults.join('\n')).toContain(message);
    for (const fault of faults) expect(fault).toMatch(/^x\.yaml:12:\d+: /);
  });

  it('in the game itself too', () => {
    const text = WITH('', 'aliases: [small-of-the-five]\nknown: { low: 3, high: 2, source: x }\n');
    expect(faultsOf(text)).toEqual([
      'x.yaml:2:10: low, percent and high must not be in another order',
      expect.stringMatching(/^x\.yaml:14:3: small-of-the-five is a name of the game already/),
    ]);
  });
});
