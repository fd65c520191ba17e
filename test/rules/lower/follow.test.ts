import { describe, expect, it } from 'vitest';
import { faultsOf } from '../bundled.js';
import { onTable } from './on-table.js';

const row = (words: string, pack: string) =>
  onTable(
    `row: { role: tableau, rows: 1, columns: 5, deal: 1, follow: { ${words} } }
    aces: { role: discard, lift: { ranks: [A], from: [row] } }`,
    pack,
  );

describe('follow', () => {
  it('lets a card go only to the right of the one that it follows', () => {
    const table = row('suit: same, first: 2', '3C AC 2C 5C 4C');
    expect(table.pile('row.1.2')).toBe('');
    expect(table.pile('aces')).toBe('AC');
    expect(table.moves()).toEqual(['row.1.5 > row.1.2']);
    table.play('row.1.5 > row.1.2');
    expect(table.moves()).toEqual([]);
  });

  it('lets nothing follow a space or the last rank, and begins a row with one rank', () => {
    const table = row('suit: same, first: 2', 'AC 3C 5C 2C 4C');
    expect(table.moves()).toEqual(['row.1.4 > row.1.1']);
    table.play('row.1.4 > row.1.1');
    expect(table.moves()).toEqual([]);
    const after = row('suit: same, first: 2', '2C 5C AC 3C 4C');
    expect(after.moves()).toEqual([]);
  });
});

describe('the faults of follow and lift', () => {
  const faults = (rows: string, aces = 'lift: { ranks: [A], from: [rows] }') =>
    faultsOf(
      `name: T\nsource: a test\nabout: Rows.\npiles:\n  rows: { ${rows} }\n  aces: { role: discard, ${aces} }\n`,
    ).map((fault) => fault.replace(/^x\.yaml:\d+:\d+: /, ''));
  const follow = 'follow: { suit: same, first: 2 }';
  const grid = 'role: tableau, rows: 4, columns: 13';

  it('are none where it is right', () => {
    expect(faults(`${grid}, deal: 1, ${follow}`)).toEqual([]);
  });

  it.each([
    [`role: tableau, count: 52, deal: 1, ${follow}`, undefined, /needs a tableau that is a grid/],
    [`${grid}, deal: 1, spaces: any, ${follow}`, undefined, /follow says what its places take/],
    [
      `role: tableau, rows: 5, columns: 10, deal: 1, ${follow}`,
      undefined,
      /a finished row has 12 cards/,
    ],
    [`${grid}, deal: 1, follow: { first: 2, suits: [C] }`, undefined, /one suit for four rows/],
    [`${grid}, deal: 1, ${follow}`, 'lift: { ranks: [2], from: [row] }', /no piles named row/],
    [
      `${grid}, deal: 1, ${follow}`,
      'lift: { ranks: [A, 3], from: [rows] }',
      /finished rows hold 48 cards/,
    ],
  ])('%s %s', (rows, aces, message) => {
    expect(faults(rows, aces).join('\n')).toMatch(message);
  });
});
