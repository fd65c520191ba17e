import { describe, expect, it } from 'vitest';
import { rulesId } from '../../src/rules/identity.js';
import { lower } from '../../src/rules/lower/lower.js';
import { faultsOf, specOf } from './bundled.js';

/** A game with two packs that says all at length. Only its numbers add up: kings wait for queens. */
const LONG = `name: Long
source: a test
about: A game that says all at length.
packs: 2
suits: $suits
piles:
  aces: { role: foundation, count: $suits, different suits: yes, ends at: J, build: { rank: up, suit: same } }
  kings:
    role: foundation
    count: $suits
    different suits: yes
    start: K
    build: { rank: down, suit: same }
  queens: { role: discard, count: { by: $suits, 4: 8, 2: 4, 1: 2 }, set out: { rank: Q } }
  rows:
    role: tableau
    count: 5
    deal: 2
    build: { rank: either, suit: any }
    unit: part of run
    run: { rank: down, suit: same }
    spaces: { from: [rows] }
  more:
    role: tableau
    count: 3
    deal: 2
    build: { rank: either, suit: any }
    run: { rank: down, suit: same }
    spaces: { from: [rows] }
  pack: { role: stock, turn: { cards: 1, to: talon }, redeal: { times: 1, from: [talon] } }
  talon: { role: waste }
options:
  suits: { default: 4, values: [1, 2, 4], about: suits in the packs (fewer make a smaller game) }
  more: { default: few, values: [few, many], about: nothing }
`;

const shortened = (...pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, LONG);

const idOf = (text: string, suits = 4): string =>
  rulesId(lower(specOf(text, [{ name: 'suits', value: suits }])));

describe('a short form is the same game as what it stands for', () => {
  it.each([
    ['build: { rank: up, suit: same }', 'build: up in suit'],
    ['build: { rank: either, suit: any }', 'build: up or down in any suit'],
    ['run: { rank: down, suit: same }', 'run: down in suit'],
    ['set out: { rank: Q }', 'set out: Q'],
    ['turn: { cards: 1, to: talon }', 'turn: talon'],
    ['from: [talon]', 'from: talon'],
    ['count: $suits, different suits: yes', 'count: one of each suit'],
    ['count: { by: $suits, 4: 8, 2: 4, 1: 2 }', 'count: two for each suit'],
    ['suits: $suits\n', ''],
    ['default: few, ', ''],
    [
      '{ default: 4, values: [1, 2, 4], about: suits in the packs (fewer make a smaller game) }',
      '[1, 2, 4]',
    ],
    [
      'more:\n    role: tableau\n    count: 3\n    deal: 2\n    build: { rank: either, suit: any }\n    run: { rank: down, suit: same }\n    spaces: { from: [rows] }',
      'more: { like: rows, count: 3, unit: ~ }',
    ],
  ])('%s as %s', (from, to) => {
    expect(to).not.toBe(from);
    expect(specOf(shortened([from, to])).options).toEqual(specOf(LONG).options);
    for (const suits of [1, 2, 4])
      expect(idOf(shortened([from, to]), suits)).toBe(idOf(LONG, suits));
  });
});

describe('a short form that says what cannot be', () => {
  it.each([
    [
      'like: rows',
      'like: rosw',
      'like needs the name of a group further up: aces, kings, queens, rows',
    ],
    ['like: rows', 'like: more', 'like needs the name of a group further up'],
    ['suits: [1, 2, 4]', 'suits: [1, 2]', 'suits may be 1, 2; not 4'],
    ['values: [few, many], about', 'about', 'options.more.default: is missing'],
    [
      'build: up in suit',
      'build: up in siut',
      'words such as down in suit, up or down in any suit',
    ],
    ['one of each suit', 'one of each siut', 'a number of piles, or one of each suit'],
  ])('%s as %s is told of at its place', (from, to, message) => {
    const text = shortened(
      ['more:\n    role: tableau', 'more:\n    like: rows'],
      [
        '{ default: 4, values: [1, 2, 4], about: suits in the packs (fewer make a smaller game) }',
        '[1, 2, 4]',
      ],
      ['default: few, ', ''],
      ['build: { rank: up, suit: same }', 'build: up in suit'],
      ['count: $suits, different suits: yes', 'count: one of each suit'],
    );
    expect(faultsOf(text)).toEqual([]);
    const line = text.slice(0, text.indexOf(from)).split('\n').length;
    const [fault, ...more] = faultsOf(text.replace(from, to));
    expect(more).toEqual([]);
    expect(fault).toContain(message);
    expect(fault).toMatch(new RegExp(`^x\\.yaml:${line}:`));
  });
});
