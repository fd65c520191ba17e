import { describe, expect, it } from 'vitest';
import { onTable } from './on-table.js';

const UP = 'foundation: { role: foundation, build: { rank: up, suit: same } }';

describe('choose', () => {
  const table = () =>
    onTable(
      `foundations: { role: foundation, count: 1, start: base, build: { rank: up, suit: same } }
      choice: { role: reserve, deal: 3, choose: { for: foundations, others to: valley } }
      valley: { role: tableau, count: 3, spaces: none, keep: { at least: 1, from: pack } }
      pack: { role: stock, turn: { to: talon } }
      talon: { role: waste }`,
      '3C 5C AC 2C 4C',
    );

  it('comes before all else, and no place is filled before', () => {
    const start = table();
    expect(start.moves()).toEqual(Array(3).fill('choice > foundations'));
    expect(start.pile('valley.1')).toBe('');
  });

  it('begins the foundation, sends the others where they go, and fills the rest', () => {
    const start = table();
    // The first of the moves takes the card on top, the last one dealt.
    start.play('choice > foundations');
    expect(['foundations', 'valley.1', 'valley.2', 'valley.3', 'pack'].map(start.pile)).toEqual([
      'AC',
      '3C',
      '5C',
      '2C',
      '4C',
    ]);
    expect(start.moves()).toEqual(['pack > talon', 'valley.3 > foundations']);
  });
});

describe('prefer', () => {
  it('keeps other cards from a foundation only while a preferred one could go there', () => {
    const table = onTable(
      `foundation: { role: foundation, count: 2, build: { rank: up, suit: any }, prefer: [terrace] }
      terrace: { role: reserve, deal: 2, to: [foundation] }
      others: { role: reserve, count: 2, deal: 1, to: [foundation] }
      pack: { role: stock, turn: { to: talon } }
      talon: { role: waste }`,
      '2C AC AC 2C 3C 3C',
      { packs: 2 },
    );
    const ace = ['terrace > foundation.1', 'terrace > foundation.2'];
    expect(table.moves()).toEqual(['pack > talon', ...ace]);
    table.play('terrace > foundation.1');
    expect(table.moves()).toEqual([
      'others.1 > foundation.2',
      'pack > talon',
      'terrace > foundation.1',
    ]);
  });
});

describe('must', () => {
  it('is done before anything else, whatever pile the card lies on', () => {
    const table = onTable(
      `foundation: { role: foundation, build: { rank: up, suit: same }, must: [A, 2] }
      hands: { role: reserve, count: 3, deal: 1 }
      pack: { role: stock, turn: { to: talon }, to: [foundation] }
      talon: { role: waste }`,
      'AC 3C 4C 2C 5C',
    );
    expect(table.moves()).toEqual(['hands.1 > foundation']);
    table.play('hands.1 > foundation');
    expect(table.moves()).toEqual(['pack > foundation']);
    table.play('pack > foundation');
    expect(table.moves()).toEqual(['hands.2 > foundation', 'pack > talon']);
  });
});

describe('a row when stuck', () => {
  it('is dealt only when no other move is left', () => {
    const table = onTable(
      `${UP}
      rivers: { role: tableau, count: 2, deal: 1, build: { rank: down, suit: same }, spaces: none }
      pack: { role: stock, row: { onto: rivers, when: stuck } }`,
      'AC 3C 2C 4C',
    );
    expect(table.moves()).toEqual(['rivers.1 > foundation']);
    table.play('rivers.1 > foundation');
    expect(table.moves()).toEqual(['pack > rivers.1']);
  });
});

describe('a shuffled redeal', () => {
  it('takes the first place of a card of which the other is not gathered', () => {
    const table = onTable(
      `foundation: { role: foundation, count: 2, build: { rank: up, suit: same } }
      pack: { role: stock, turn: { to: talon }, to: [foundation], redeal: { times: 1, from: [talon], shuffled: yes } }
      talon: { role: waste }`,
      'AC 2C 3C AC 2C 3C',
      { packs: 2, redeals: ['3C AC 2C AC 2C 3C'] },
    );
    table.play('pack > foundation.1', ...Array<string>(5).fill('pack > talon'));
    expect(table.pile('talon')).toBe('2C 3C AC 2C 3C');
    table.play('talon > pack');
    // Five cards: one ace is on the foundation, so the other lies where the first ace of the order is.
    expect(table.pile('pack')).toBe('3C 2C 2C AC 3C');
    table.play(...Array<string>(5).fill('pack > talon'));
    expect(table.moves()).not.toContain('talon > pack');
  });
});
