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

/** What an engine says of where it stands. */
const told = (game: Game): string => JSON.stringify([movesOf(game), game.position(), game.won()]);

/** How many lines of play there are of each length up to `most`. */
const perft = (game: Game, most: number): number[] => {
  const counts = Array.from({ length: most }, () => 0);
  const walk = (depth: number): void => {
    if (depth === most) return;
    for (const move of movesOf(game)) {
      counts[depth]!++;
      game.play(move);
      walk(depth + 1);
      game.undo();
    }
  };
  walk(0);
  return counts;
};

describe.each(GAMES)('%s', (name) => {
  const core = coreOf(name);
  const deal = (seed: number | string) => seededPosition(core, String(seed));
  const referee = createReferee(core);
  const plain = compile(core, PRUNE_NAMES);

  it('has as many lines of play of each length as written down, by referee and compiled game', () => {
    const rows = PERFT.filter((row) => row.game === name);
    expect(rows.length).toBeGreaterThan(0);
    for (const { seed, counts } of rows)
      for (const game of [referee, plain]) {
        game.load(deal(seed));
        expect(perft(game, counts.length)).toEqual(counts);
      }
  });

  it('plays at random and back, both engines alike, the key as if made anew', () => {
    const game = plain;
    const fresh = compile(core, PRUNE_NAMES);
    for (let seed = 1; seed <= 6; seed++) {
      const random = xorshift(seed);
      referee.load(deal(seed));
      game.load(deal(seed));
      const before: { all: string; keys: number[] }[] = [];
      for (let step = 0; step < 150; step++) {
        const all = told(game);
        expect(all).toBe(told(referee));
        fresh.load(game.position());
        const keys = [game.keyA(), game.keyB()];
        expect([fresh.keyA(), fresh.keyB()]).toEqual(keys);
        const moves = movesOf(game);
        if (before.length > 0 && (moves.length === 0 || random() % 4 === 0)) {
          game.undo();
          referee.undo();
          const then = before.pop()!;
          expect(told(game)).toBe(then.all);
          expect([game.keyA(), game.keyB()]).toEqual(then.keys);
          continue;
        }
        if (moves.length === 0) break;
        before.push({ all, keys });
        const move = moves[random() % moves.length]!;
        expect(referee.allows(move)).toBe(true);
        game.play(move);
        referee.play(move);
      }
    }
  });

  it('expands its own moves into moves that the referee takes, to the same position', () => {
    const game = compile(core);
    const buffer = new Int32Array(4096);
    for (let seed = 1; seed <= 6; seed++) {
      const random = xorshift(seed + 100);
      referee.load(deal(seed));
      game.load(deal(seed));
      for (let step = 0; step < 80; step++) {
        const end = game.moves(buffer, 0);
        if (end === 0) break;
        const move = buffer[random() % end]!;
        for (const one of game.expand(move)) {
          expect(referee.allows(one)).toBe(true);
          referee.play(one);
        }
        game.play(move);
        expect(JSON.stringify(game.position())).toBe(JSON.stringify(referee.position()));
      }
    }
  });
});
