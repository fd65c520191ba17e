import { describe, expect, it } from 'vitest';
import { onTable } from './on-table.js';

const UP = 'foundation: { role: foundation, build: { rank: up, suit: same } }';

describe('blocked by: below', () => {
  const rows = (build: string, pack: string) =>
    onTable(
      `${UP}
      rows: { role: tableau, rows: 2, columns: 2, deal: 1, blocked by: below, build: { ${build} }, spaces: none }
      pack: { role: stock, turn: { to: waste } }
      waste: { role: waste }`,
      pack,
    );

  it('neither lets a covered card go nor takes one upon it, until the card below has gone', () => {
    const covered = rows('rank: down, suit: same', 'AC 5C 4C 2C 3C 6C');
    expect(covered.moves()).toEqual(['pack > waste']);
    const open = rows('rank: down, suit: same', 'AC 5C 3C 4C 2C 6C');
    expect(open.moves()).toEqual(['pack > waste', 'rows.2.1 > rows.2.2']);
    open.play('rows.2.1 > rows.2.2');
    expect(open.moves()).toEqual(['pack > waste', 'rows.1.1 > foundation']);
  });

  it('takes cards on covered ones where they may be laid', () => {
    const table = rows('rank: down, suit: same, on blocked: yes', 'AC 5C 4C 2C 3C 6C');
    expect(table.moves()).toEqual(['pack > waste', 'rows.2.1 > rows.1.2']);
    table.play('rows.2.1 > rows.1.2');
    expect(table.pile('rows.1.2')).toBe('5C 4C');
    expect(table.moves()).toContain('rows.1.1 > foundation');
  });

  it('opens a column at its top alone, and only when all of it is empty', () => {
    const table = onTable(
      `${UP}
      rows: { role: tableau, rows: 2, columns: 2, deal: 1, blocked by: below, spaces: { from: [rows], top row: yes } }`,
      '2C 3C AC 4C',
    );
    expect(table.moves()).toEqual(['rows.2.1 > foundation']);
    table.play('rows.2.1 > foundation');
    expect(table.moves()).toEqual(['rows.1.1 > foundation']);
    table.play('rows.1.1 > foundation');
    expect(table.moves()).toEqual(['rows.2.2 > rows.1.1']);
  });
});

describe('blocked by: narrow ends', () => {
  const carpet = (way: string) =>
    onTable(
      `${UP}
      carpet: { role: reserve, rows: 4, columns: 2, grid names: no, deal: 1, blocked by: { narrow ends: ${way} } }`,
      '8C 7C AC 6C 2C 5C 4C 3C',
    );

  it('lane: frees a card when all places up to the edge are empty', () => {
    const table = carpet('lane');
    expect(table.moves()).toEqual(['carpet.3 > foundation']);
    table.play('carpet.3 > foundation');
    expect(table.moves()).toEqual([]);
  });

  it('adjacent: frees a card when the next place is empty', () => {
    const table = carpet('adjacent');
    table.play('carpet.3 > foundation');
    expect(table.moves()).toEqual(['carpet.5 > foundation']);
  });
});

describe('places of the same number', () => {
  it('block each other, and are filled together when a space was filled', () => {
    const table = onTable(
      `${UP}
      inner: { role: tableau, count: 2, deal: 1, blocked by: [outer], spaces: { from: [outer], then fill: { groups: [outer], from: [waste, pack] } } }
      outer: { role: tableau, count: 2, deal: 1, spaces: none, build: { rank: down, suit: same } }
      pack: { role: stock, turn: { to: waste } }
      waste: { role: waste }`,
      '2C 4C AC 3C 5C 6C',
    );
    expect(table.moves()).toEqual(['outer.1 > foundation', 'pack > waste']);
    table.play('outer.1 > foundation');
    expect(table.moves()).toContain('inner.1 > foundation');
    table.play('inner.1 > foundation', 'pack > waste', 'outer.2 > inner.1');
    expect(['inner.1', 'outer.1', 'outer.2', 'waste'].map(table.pile)).toEqual([
      '3C',
      '5C',
      '',
      '',
    ]);
  });

  it('take the waste first, then the pack, then nothing', () => {
    const table = onTable(
      `${UP}
      inner: { role: tableau, count: 1, blocked by: [outer, far], spaces: { from: [row], then fill: { groups: [outer, far], from: [waste, pack] } } }
      outer: { role: tableau, count: 1, spaces: none }
      far: { role: tableau, count: 1, spaces: none }
      row: { role: tableau, count: 1, deal: 1, spaces: none }
      pack: { role: stock, turn: { to: waste } }
      waste: { role: waste }`,
      '2C 3C 4C',
    );
    table.play('pack > waste', 'row > inner');
    expect(['inner', 'outer', 'far', 'pack'].map(table.pile)).toEqual(['2C', '3C', '4C', '']);
  });

  it('stand beside each other, in suit, once the first is begun', () => {
    const table = onTable(
      `knaves: { role: foundation, count: 2, start: J, build: { rank: down, suit: same }, ends at: A, in order: yes }
      kings: { role: foundation, count: 2, start: K, ends at: K, beside: knaves }
      queens: { role: foundation, count: 2, start: Q, ends at: Q, beside: knaves }
      hands: { role: reserve, count: 8, deal: 1 }`,
      '4C 3C 2C AC 4C 3C 2C AC',
      { packs: 2 },
    );
    expect(table.moves()).toEqual(['hands.3 > knaves.1', 'hands.7 > knaves.1']);
    table.play('hands.3 > knaves.1');
    const after = ['hands.1 > kings.1', 'hands.2 > queens.1', 'hands.4 > knaves.1'];
    expect(table.moves()).toEqual(expect.arrayContaining([...after, 'hands.7 > knaves.2']));
    expect(table.moves()).not.toContain('hands.1 > kings.2');
    table.play('hands.1 > kings.1');
    expect(table.moves()).not.toContain('hands.5 > kings.1');
  });
});

describe('a run that may not turn back', () => {
  const talon = (oneWay: string) => {
    const table = onTable(
      `${UP}
      help: { role: reserve, count: 3, deal: 1, to: [talon] }
      pack: { role: stock, turn: { to: talon } }
      talon: { role: waste, build: { rank: either, suit: same, from: [help], one way: ${oneWay} } }`,
      '3C 4C 2C 2C 3C 4C AC AC',
      { packs: 2 },
    );
    table.play('pack > talon', 'help.1 > talon');
    return table;
  };

  it('goes on as it began, and no other way', () => {
    const table = talon('yes');
    expect(table.pile('talon')).toBe('2C 3C');
    expect(table.moves()).toContain('help.2 > talon');
    expect(table.moves()).not.toContain('help.3 > talon');
  });

  it('may turn back where that is not forbidden', () => {
    expect(talon('no').moves()).toEqual(
      expect.arrayContaining(['help.2 > talon', 'help.3 > talon']),
    );
  });
});
