import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/batch/solver.js';
import { coreOf } from '../core-of.js';
import { BOOK_GAMES, type BookRow, bookPosition, reachable } from './book.js';

const LIMITS = { states: 300_000, memory: 2 ** 26 };

const rowsOf = (game: string): BookRow[] =>
  readFileSync(new URL(`book/${game}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as BookRow);

describe("verdicts of an independent program on the book's games", () => {
  for (const game of BOOK_GAMES)
    it(game, () => {
      const core = coreOf(game);
      const solver = createSolver(core);
      const rows = rowsOf(game);
      const ours = rows.map((row) => solver.solve(bookPosition(core, row), LIMITS).verdict);
      const decided = rows.filter((_, i) => ours[i] !== 'undecided');
      expect(ours.filter((verdict) => verdict !== 'undecided')).toEqual(
        decided.map((row) => row.verdict),
      );
      expect(decided.length * 2).toBeGreaterThan(rows.length);
    });
});

describe('as many positions can be reached as an independent program counted', () => {
  // The Shah is left out: that program tells apart whether a card in view was looked at yet.
  for (const game of BOOK_GAMES.filter((name) => name !== 'shah'))
    for (const row of rowsOf(game).filter((r) => r.verdict === 'unsolvable' && r.states < 25_000))
      it(`${game} ${row.made}`, () => {
        const core = coreOf(game);
        expect(reachable(core, bookPosition(core, row), 30_000)).toBe(row.states);
      });
});
