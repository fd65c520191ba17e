/** Writes games.md beside it and the table in the README: npm run games-page */
import { readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '../src/rules/catalogue.js';
import { gamesPage, withGamesTable } from './games-page.js';

const README = new URL('../README.md', import.meta.url);
const games = catalogue();
writeFileSync(new URL('games.md', import.meta.url), gamesPage(games));
writeFileSync(README, withGamesTable(readFileSync(README, 'utf8'), games));
