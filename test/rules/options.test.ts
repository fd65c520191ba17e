import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckCards } from '../../src/cards/deck.js';
import { layOut } from '../../src/core/setup.js';
import { loadRules } from '../../src/rules/load.js';
import { lower } from '../../src/rules/lower/lower.js';
import type { Setting } from '../../src/rules/options.js';
import { BUNDLED, faultsOf, SMALL, specOf, textOf } from './bundled.js';

/** Every value that a file says its options may have: both ends of a range, all of a list. */
const declared = BUNDLED.flatMap(({ name, text }) =>
  Object.entries(specOf(text).options).flatMap(
    ([option, { values = [], from, to, default: start }]) => {
      const ends = [from, to].filter((end) => end !== undefined);
      const flag = values.length + ends.length === 0 ? [true, false] : [];
      return [...values, ...ends, ...flag, start].map((value) => ({ name, option, value }));
    },
  ),
);

describe('options of the bundled games', () => {
  it.each(declared)('$name is right with $option=$value', ({ name, option, value }) => {
    // One option alone may leave more piles than there are cards for, cards over, or foundations that
    // cannot take the whole pack; nothing else may be wrong.
    for (const fault of faultsOf(textOf(name), [{ name: option, value }]))
      expect(fault).toMatch(
        / \d+ cards are set out and dealt, but the pack has only | cards are dealt nowhere|complete foundations hold /,
      );
  });

  it('refuse values that they do not declare, and say which they do', () => {
    expect(faultsOf(textOf('klondike'), [{ name: 'draw', value: 99 }])).toEqual([
      expect.stringMatching(
        /^x\.yaml:\d+:3: --set: draw may be a whole number from 1 to 13; not 99$/,
      ),
    ]);
    expect(faultsOf(textOf('klondike'), [{ name: 'build', value: [1] }])).toEqual([
      expect.stringContaining('build may be red-black, suit, any; not [1]'),
    ]);
  });

  it('that do not exist get the nearest name', () => {
    expect(faultsOf(textOf('klondike'), [{ name: 'drow', value: 1 }])).toEqual([
      expect.stringMatching(/^x\.yaml: --set: no option is called drow; did you mean draw\?/),
    ]);
  });

  it('are refused when they are names of what every object has', () => {
    for (const name of ['constructor', 'toString', 'tableau.constructor', '__proto__'])
      expect(faultsOf(textOf('klondike'), [{ name, value: 1 }])).toHaveLength(1);
  });

  const extreme = fc.record({
    file: fc.constantFrom(...BUNDLED),
    settings: fc.array(
      fc.record({
        at: fc.nat(30),
        value: fc.constantFrom<unknown>(
          ...[-1, 0, 1, 2, 8, 13, 52, 104, 105, 1e9, 1.5, Number.NaN, Number.POSITIVE_INFINITY],
          ...['', 'x', 'none', 'all', 'K', true, false, null, undefined, [1], [], { each: 9 }],
        ),
      }),
      { maxLength: 5 },
    ),
  });
  it('and words, whatever they are set to, give a game that can be dealt or faults', () => {
    fc.assert(
      fc.property(extreme, ({ file, settings: chosen }) => {
        const spec = specOf(file.text);
        const names = [
          ...Object.keys(spec.options),
          ...['packs', 'ranks', 'suits'],
          ...Object.keys(spec.piles).flatMap((group) =>
            ['count', 'deal', 'set-out', 'keep', 'spaces', 'ends-at'].map(
              (word) => `${group}.${word}`,
            ),
          ),
        ];
        const settings: Setting[] = chosen.map(({ at, value }) => ({
          name: names[at % names.length]!,
          value,
        }));
        const result = loadRules(file.text, 'x.yaml', settings);
        if ('faults' in result) expect(result.faults.length).toBeGreaterThan(0);
        else {
          const core = lower(result.loaded.spec);
          const { piles } = layOut(core, deckCards(core.deck), []);
          expect(piles.flat().length).toBe(deckCards(core.deck).length);
        }
      }),
    );
  });
});

describe('what has been changed', () => {
  const changed = (settings: readonly Setting[], variant?: string) => {
    const result = loadRules(textOf('spider'), 'x.yaml', settings, variant);
    return 'loaded' in result ? result.loaded.changed : undefined;
  };

  it('is named, but not what was set to its default', () => {
    expect(changed([])).toEqual({});
    expect(changed([{ name: 'suits', value: 4 }])).toEqual({});
    expect(
      changed([
        { name: 'suits', value: 2 },
        { name: 'suits', value: 4 },
      ]),
    ).toEqual({});
    expect(changed([{ name: 'fill-first', value: 'yes' }])).toEqual({ 'fill-first': true });
  });

  it('is told from the variant, if it is one', () => {
    expect(changed([], 'spiderette')).toEqual({});
    expect(changed([{ name: 'piles', value: 7 }], 'spiderette')).toEqual({});
    expect(changed([{ name: 'packs', value: 1 }], 'spiderette')).toEqual({});
    expect(changed([{ name: 'piles', value: 6 }], 'spiderette')).toEqual({ piles: 6 });
    expect(changed([{ name: 'packs', value: 2 }], 'spiderette')).toEqual({ packs: 2 });
  });
});

describe('values from options', () => {
  const by = (cases: string) =>
    SMALL.replace('deal: 3', `deal: { by: $piles, ${cases} }`).replace(
      'from: 1, to: 9',
      'values: [3, 4]',
    );

  it('may differ by the value of an option', () => {
    expect(specOf(by('3: 5, 4: 6')).piles['tableau']?.deal).toBe(6);
    expect(specOf(by('3: 5, 4: 6'), [{ name: 'piles', value: 3 }]).piles['tableau']?.deal).toBe(5);
  });

  it('leave a word unsaid where the case is empty', () => {
    for (const nothing of ['3: , 4: 6', '3: ~, 4: 6']) {
      const { tableau } = specOf(by(nothing), [{ name: 'piles', value: 3 }]).piles;
      expect(tableau).not.toHaveProperty('deal');
    }
  });

  it('need a case for each value that the option may have, and no other', () => {
    expect(faultsOf(by('4: 6'))).toEqual(['x.yaml:6:44: says nothing for piles = 3']);
    expect(faultsOf(by('3: 5, 4: 6, 5: 7'))).toEqual(['x.yaml:6:76: piles cannot be 5']);
  });

  it('need an option that is declared', () => {
    expect(faultsOf(SMALL.replace('count: $piles', 'count: $pilse'))).toContain(
      'x.yaml:6:29: no option pilse is declared; declared: piles',
    );
  });

  it('need a default that the option may have', () => {
    expect(faultsOf(SMALL.replace('default: 4', 'default: 10'))).toContain(
      'x.yaml:10:12: piles may be a whole number from 1 to 9; not 10',
    );
  });
});
