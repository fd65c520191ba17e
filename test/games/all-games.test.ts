import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { PRUNE_NAMES } from '../../src/compile/prune/prunes.js';
import type { Game } from '../../src/core/game.js';
import { plainMove } from '../../src/core/move.js';
import { seededPosition } from '../../src/core/seeded.js';
import { createReferee } from '../../src/referee/referee.js';
import { xorshift } from '../../src/search/order.js';
import { coreOf } from '../core-of.js';
import { GAMES } from './games.js';
import PERFT from './perft.json' with { type: 'json' };

const movesOf = (game: Game): number[] => {
  const buffer = new Int32Array(4096);
  return Array.from(buffer.subarray(0, game.moves(buffer, 0)), plainMove).toSorted((a, b) => a - b);
};

const perft = (game: Game, depth: number): number => {
  if (depth === 0) return 1;
  let count = 0;
  for (const move of movesOf(game)) {
    game.play(move);
    count += perft(game, depth - 1);
    game.undo();
  }
  return count;
};

describe.each(GAMES)('%s', (name) => {
  const core = coreOf(name);
  const deal = (seed: string) => seededPosition(core, seed);

  it('has as many lines of play of each length as written down, by referee and compiled game', () => {
    const rows = PERFT.filter((row) => row.game === name);
    expect(rows.length).toBeGreaterThan(0);
    for (const { seed, counts } of rows)
      for (const game of [createReferee(core), compile(core, PRUNE_NAMES)]) {
        game.load(deal(seed));
        expect(counts.map((_, i) => perft(game, i + 1))).toEqual(counts);
      }
  });

  it('plays at random and back, both engines alike, the key as if made anew', () => {
    const referee = createReferee(core);
    const game = compile(core, PRUNE_NAMES);
    const fresh = compile(core, PRUNE_NAMES);
    for (let seed = 1; seed <= 6; seed++) {
      const random = xorshift(seed);
      referee.load(deal(String(seed)));
      game.load(deal(String(seed)));
      const before: { position: string; a: number; b: number }[] = [];
      for (let step = 0; step < 150; step++) {
        const moves = movesOf(game);
        expect(moves).toEqual(movesOf(referee));
        const position = JSON.stringify(game.position());
        expect(position).toBe(JSON.stringify(referee.position()));
        expect(game.won()).toBe(referee.won());
        fresh.load(referee.position());
        expect([game.keyA(), game.keyB()]).toEqual([fresh.keyA(), fresh.keyB()]);
        if (before.length > 0 && (moves.length === 0 || random() % 4 === 0)) {
          game.undo();
          referee.undo();
          const { position: then, a, b } = before.pop()!;
          expect(JSON.stringify(game.position())).toBe(then);
          expect([game.keyA(), game.keyB()]).toEqual([a, b]);
          continue;
        }
        if (moves.length === 0) break;
        before.push({ position, a: game.keyA(), b: game.keyB() });
        const move = moves[random() % moves.length]!;
        game.play(move);
        referee.play(move);
      }
    }
  });

  it('expands its own moves into moves that the referee takes, to the same position', () => {
    const referee = createReferee(core);
    const game = compile(core);
    const buffer = new Int32Array(4096);
    for (let seed = 1; seed <= 6; seed++) {
      const random = xorshift(seed + 100);
      referee.load(deal(String(seed)));
      game.load(deal(String(seed)));
      for (let step = 0; step < 80; step++) {
        const end = game.moves(buffer, 0);
        if (end === 0) break;
        const move = buffer[random() % end]!;
        for (const plain of game.expand(move)) {
          expect(movesOf(referee)).toContain(plain);
          referee.play(plain);
        }
        game.play(move);
        expect(game.position()).toEqual(referee.position());
      }
    }
  });
});
