import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gamesPage, withGamesTable } from '../../docs/games-page.js';
import { catalogue } from '../../src/rules/catalogue.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('what is written of the games (npm run games-page makes it anew)', () => {
  it('is up to date in docs/games.md', () =>
    expect(read('docs/games.md')).toBe(gamesPage(catalogue())));

  it('is up to date in the README', () => {
    const readme = read('README.md');
    expect(readme).toBe(withGamesTable(readme, catalogue()));
  });

  it('needs a place in the README', () =>
    expect(() => withGamesTable('no place', [])).toThrow('the README lacks'));
});
