import { describe, expect, it } from 'vitest';
import { type OnTable, onTable } from './on-table.js';

const UP = 'foundation: { role: foundation, build: { rank: up, suit: same } }';
const lying = (table: OnTable, ...names: string[]) => names.map(table.pile);

describe('rows in a grid', () => {
  const rows = (pack: string) =>
    onTable(
      `${UP}
      rows: { role: tableau, rows: 3, columns: 2, deal: { rows: 1 }, blocked by: below, spaces: none, build: { rank: down, suit: same }, keep: { at least: rows, from: pack, when: before turning } }
      pack: { role: stock, goes up: [A], row: { onto: rows } }`,
      pack,
    );
  const all = ['foundation', 'rows.1.1', 'rows.1.2', 'rows.2.1', 'rows.2.2', 'pack'];

  it('let aces go up in the first row, the next card taking the place', () => {
    expect(lying(rows('2C AC 3C 4C 5C'), ...all)).toEqual(['AC', '2C', '3C', '', '', '5C 4C']);
  });

  it('let them go up in a later row, and not before a place asks for a card', () => {
    const table = rows('2C 3C AC 4C 5C');
    expect(table.pile('foundation')).toBe('');
    table.play('pack > rows.1.1');
    expect(lying(table, ...all)).toEqual(['AC', '2C', '3C', '4C', '5C', '']);
  });

  it('leave a place empty when such a card is the last of the pack', () => {
    const table = rows('2C 3C 4C AC');
    table.play('pack > rows.1.1');
    expect(lying(table, ...all)).toEqual(['AC', '2C', '3C', '4C', '', '']);
  });

  it('are filled before the next is dealt, such cards going up then too', () => {
    const table = rows('2C 3C AC 4C 5C 6C');
    table.play('rows.1.1 > rows.1.2');
    expect(table.moves()).toEqual(['pack > rows.1.1']);
    table.play('pack > rows.1.1');
    expect(lying(table, ...all)).toEqual(['AC', '4C', '3C 2C', '', '', '6C 5C']);
  });
});

describe('places filled at once by choice', () => {
  const gridiron = (pack: string) =>
    onTable(
      `foundation: { role: foundation, build: { rank: up, suit: same }, must: [A] }
      places: { role: tableau, count: 2, deal: 1, spaces: none, keep: { at least: 1, from: [waste, pack], choice: yes, never: { pack: [K] } } }
      pack: { role: stock, turn: { to: waste }, to: [foundation] }
      waste: { role: waste }`,
      pack,
    );

  it('are filled from either pile, and nothing else is done before', () => {
    const table = gridiron('3C 5C 2C AC 4C 6C');
    table.play('pack > waste');
    expect(table.moves()).toEqual(['pack > foundation']);
    table.play('pack > foundation', 'waste > foundation', 'places.1 > foundation');
    expect(table.moves()).toEqual(['pack > places.1']);
    table.play('pack > places.1');
    expect(lying(table, 'places.1', 'pack')).toEqual(['4C', '6C']);
  });

  it('are not filled with what never fills them: it is turned, and the place still owed', () => {
    const table = gridiron('AC 5C 6C 4C 3C 2C');
    expect(table.moves()).toEqual(['places.1 > foundation']);
    table.play('places.1 > foundation');
    expect(table.moves()).toEqual(['pack > waste']);
    table.play('pack > waste');
    expect(table.moves()).toEqual(['pack > places.1', 'waste > places.1']);
  });
});

describe('places filled in bouts by choice', () => {
  const star = (pack: string) =>
    onTable(
      `${UP}
      inner: { role: tableau, count: 2, deal: 1, blocked by: [outer], spaces: none, keep: { at least: 1, from: [talon, pack], choice: yes, when: before turning, while rows are dealt: at once } }
      outer: { role: tableau, count: 2, spaces: none, keep: { at least: 1, from: [talon, pack], choice: yes, when: before turning, while rows are dealt: at once, after: [inner] } }
      pack: { role: stock, row: { onto: [outer] }, turn: { to: talon } }
      talon: { role: waste }`,
      pack,
    );

  it('are filled at once from the pack as long as rows are to be dealt', () => {
    const table = star('AC 5C 6C 2C 3C 4C');
    expect(table.moves()).toEqual(['inner.1 > foundation', 'pack > outer.1']);
    table.play('inner.1 > foundation');
    expect(lying(table, 'inner.1', 'pack')).toEqual(['6C', '4C 3C 2C']);
  });

  it('stand open until the player begins; then all are filled in order, and nothing else done', () => {
    const table = star('2C 8C AC 3C 6C 5C 7C 4C');
    table.play('pack > outer.1');
    expect(table.moves()).toEqual(['outer.1 > foundation', 'pack > talon']);
    // The six is turned; the five is in view, and stays so while places fall empty.
    table.play('pack > talon', 'outer.1 > foundation', 'inner.1 > foundation');
    expect(table.moves()).toEqual([
      'outer.2 > foundation',
      'pack > inner.1',
      'pack > talon',
      'talon > inner.1',
    ]);
    table.play('talon > inner.1');
    expect(lying(table, 'inner.1', 'outer.1')).toEqual(['6C', '']);
    expect(table.moves()).toEqual(['pack > inner.1']);
    table.play('pack > inner.1');
    expect(lying(table, 'inner.1', 'outer.1')).toEqual(['6C', '5C']);
    expect(table.moves()).toEqual(['outer.2 > foundation', 'pack > talon']);
  });

  it('let no further card be turned while one is empty', () => {
    const table = star('2C 8C AC 3C 6C 5C 7C 4C');
    table.play('pack > outer.1', 'outer.1 > foundation', 'pack > talon');
    expect(table.moves()).not.toContain('pack > talon');
    expect(table.moves()).toContain('pack > inner.1');
  });
});
