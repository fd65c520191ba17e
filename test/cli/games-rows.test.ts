import { describe, expect, it } from 'vitest';
import { gameRows } from '../../src/cli/games-rows.js';
import { catalogue } from '../../src/rules/catalogue.js';

const games = catalogue();
const text = (width: number): string[] =>
  gameRows(games, width).map(({ indent, id, rate, about, also }) =>
    [`${indent}${id}`, rate, `${about}${also}`].filter((part) => part !== '').join('  '),
  );

describe('rows of the list of games', () => {
  it('are cut to the width of the terminal, and not elsewhere', () => {
    for (const width of [80, 120])
      for (const line of text(width)) expect(line.length).toBeLessThanOrEqual(width);
    expect(text(80).some((line) => line.endsWith('…'))).toBe(true);
    expect(text(Number.POSITIVE_INFINITY).join('')).not.toContain('…');
  });

  it('have the points of the win rates below each other', () => {
    const rows = gameRows(games, 120);
    const rated = rows.filter(({ rate }) => rate.trim() !== '');
    expect(new Set(rated.map(({ rate }) => rate.search(/[.%]/))).size).toBe(1);
    const begins = rows.map(({ indent, id, rate }) => (indent + id + rate).length);
    expect(new Set(begins).size).toBe(1);
  });

  it('that have long names on narrow terminals take what spaces there are', () => {
    const long = gameRows(games, 80).find(({ id }) => id === 'eight-off-any-card-spaces')!;
    const [short] = gameRows(games, 80);
    const length = ({ indent, id, rate }: typeof long) => (indent + id + rate).length;
    expect(length(long)).toBe(length(short!));
  });
});
