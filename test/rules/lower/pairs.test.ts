import { describe, expect, it } from 'vitest';
import { type OnTable, onTable } from './on-table.js';

/** A red and a black suit of five ranks, twice: red goes down from the king, black up from the ace. */
const table = (when: 'any time' | 'no pair', pack: string): OnTable =>
  onTable(
    `reds: { role: foundation, set out: [5D, 5D], build: { rank: down, suit: same }, in pairs with: blacks }
    blacks: { role: foundation, set out: [AC, AC], build: { rank: up, suit: same } }
    army: { role: tableau, count: 2, keep: { at least: 1, from: [red, pack] }, ties: { from: [navy], when: ${when} }, spaces: none, to: [reds, navy] }
    navy: { role: tableau, count: 2, keep: { at least: 1, from: [black, pack] }, ties: { from: [army], when: ${when} }, spaces: none, to: [blacks, army] }
    pack: { role: stock, sort: { red: red, black: black } }
    red: { role: waste, take: none }
    black: { role: waste, take: none }`,
    `5D 5D AC AC ${pack}`,
    { packs: 2, suits: 2 },
  );
const lying = (t: OnTable, ...names: string[]) => names.map(t.pile);
const TIES = (army: number, navy: number) =>
  [`army.${army} > navy.${navy}`, `navy.${navy} > army.${army}`].toSorted();
const ALL_TIES = [...TIES(1, 1), ...TIES(1, 2), ...TIES(2, 1), ...TIES(2, 2)].toSorted();

describe('a stock sorted by colour', () => {
  const t = () => table('any time', '3C 4C 3C 5C AD 4C 2D 4D 2C 3D 5C 4D 2C 3D AD 2D');

  it('fills the places of each colour as its cards turn up, and lays the others on their waste', () => {
    expect(lying(t(), 'army.1', 'army.2', 'navy.1', 'navy.2', 'red', 'black')).toEqual([
      'AD',
      '2D',
      '3C',
      '4C',
      '',
      '3C 5C 4C',
    ]);
  });

  it('is turned card by card, each onto its own waste', () => {
    const one = t();
    one.play('pack > red', 'pack > black', 'pack > red');
    expect(lying(one, 'red', 'black')).toEqual(['4D 3D', '3C 5C 4C 2C']);
    expect(one.moves()).toEqual([...ALL_TIES, 'pack > black']);
  });

  it('is turned for a vacancy of which the waste has no card; a waste that has one gives its top', () => {
    const one = t();
    one.play('navy.1 > army.1');
    expect(lying(one, 'army.1', 'navy.1', 'black')).toEqual(['AD 3C', '4C', '3C 5C']);
    one.play('army.2 > navy.2');
    expect(lying(one, 'army.2', 'navy.2', 'red')).toEqual(['4D', '4C 2D', '']);
    one.play('army.2 > navy.1');
    expect(lying(one, 'army.2', 'navy.1', 'red', 'black')).toEqual(['3D', '4C 4D', '', '3C 5C 2C']);
  });
});

describe('cards played in pairs', () => {
  const first = '4D 2C 3D 3C 2D AD 4C 5C 4D 2C 3D 3C 2D AD 4C 5C';

  it('go up one right after the other, and nothing else is done between', () => {
    const t = table('any time', first);
    expect(t.moves()).toEqual(
      [...ALL_TIES, 'army.1 > reds.1', 'army.1 > reds.2', 'pack > red'].toSorted(),
    );
    t.play('army.1 > reds.1');
    expect(t.pile('army.1')).toBe('');
    expect(t.moves()).toEqual(['navy.1 > blacks.1', 'navy.1 > blacks.2']);
    t.play('navy.1 > blacks.2');
    expect(lying(t, 'army.1', 'navy.1', 'reds.1', 'blacks.2', 'red')).toEqual([
      '2D',
      '4C',
      '5D 4D',
      'AC 2C',
      'AD',
    ]);
  });

  it('do not go up while no card of the other colour can', () => {
    const t = table('any time', '4D 3C 3D 3C 2D AD 4C 5C 4D 2C 3D 2C 2D AD 4C 5C');
    expect(t.moves()).toEqual([...ALL_TIES, 'pack > red'].toSorted());
  });

  it('are never parted once tied, take no third card, and go up together', () => {
    const t = table('any time', first);
    t.play('army.1 > navy.1');
    expect(lying(t, 'army.1', 'navy.1')).toEqual(['2D', '2C 4D']);
    expect(t.moves()).toEqual(
      [...TIES(1, 2), ...TIES(2, 2), 'navy.1 > reds.1', 'navy.1 > reds.2', 'pack > red'].toSorted(),
    );
    t.play('navy.1 > reds.2');
    expect(t.pile('navy.1')).toBe('2C');
    expect(t.moves()).toEqual(['navy.1 > blacks.1', 'navy.1 > blacks.2']);
    t.play('navy.1 > blacks.1');
    expect(lying(t, 'navy.1', 'reds.2', 'blacks.1')).toEqual(['4C', '5D 4D', 'AC 2C']);
  });

  it('wait for each other when tied, whatever else could go up', () => {
    const t = table('any time', first);
    t.play('army.1 > navy.2');
    expect(t.pile('navy.2')).toBe('3C 4D');
    expect(t.moves().filter((move) => move.includes('reds'))).toEqual([]);
    expect(t.moves().filter((move) => move.includes('blacks'))).toEqual([]);
  });

  it('are tied only when no two can be played, where the rules say so', () => {
    expect(table('no pair', first).moves()).toEqual([
      'army.1 > reds.1',
      'army.1 > reds.2',
      'pack > red',
    ]);
    const none = table('no pair', '4D 3C 3D 3C 2D AD 4C 5C 4D 2C 3D 2C 2D AD 4C 5C');
    expect(none.moves()).toEqual([...ALL_TIES, 'pack > red'].toSorted());
  });
});
