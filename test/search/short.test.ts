import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { seededPosition } from '../../src/core/seeded.js';
import { faultOfLine } from '../../src/referee/check-line.js';
import { decide } from '../../src/search/decide.js';
import { improve } from '../../src/search/short/improve.js';
import { plainDepthFirst } from '../../src/search/strategies/depth-first.js';
import { Table } from '../../src/search/table.js';
import { coreOf } from '../core-of.js';

const MEMORY = 2 ** 24;

/** The fewest moves that win, by trying all of them level by level. */
const leastMoves = (name: string, set: Readonly<Record<string, unknown>>, seed: string) => {
  const core = coreOf(name, set);
  const game = compile(core, []);
  const buffer = new Int32Array(4096);
  const key = () => `${game.keyA()} ${game.keyB()}`;
  game.load(seededPosition(core, seed));
  const seen = new Set([key()]);
  const start = new Uint8Array(game.size());
  game.save(start, 0);
  let level: Uint8Array[] = [start];
  for (let moves = 1; level.length > 0; moves++) {
    const next: Uint8Array[] = [];
    for (const state of level) {
      game.restore(state, 0);
      for (const move of buffer.slice(0, game.moves(buffer, 0))) {
        game.play(move);
        if (game.won()) return moves;
        if (!seen.has(key())) {
          seen.add(key());
          const saved = new Uint8Array(start.length);
          game.save(saved, 0);
          next.push(saved);
        }
        game.undo();
      }
    }
    level = next;
  }
  throw new Error('it cannot be won');
};

describe('lines made shorter', () => {
  it.each([
    ['klondike', {}],
    ['free-cell', { ranks: 8 }],
    ['will-o-the-wisp', { ranks: 6 }],
    ['clock', {}],
  ])(
    'win, are shorter than depth-first search leaves them, and are the same each time: %s',
    (name, set) => {
      const core = coreOf(name, set);
      const game = compile(core, []);
      const table = new Table(MEMORY);
      const limits = { states: 50_000, memory: MEMORY };
      let before = 0;
      let after = 0;
      for (let seed = 1; seed <= 4; seed++) {
        const position = seededPosition(core, String(seed));
        const solve = () => {
          game.load(position);
          return decide(game, plainDepthFirst, [table], limits, () => 20_000);
        };
        const verdict = solve();
        if (verdict.shortened === undefined) continue;
        expect(faultOfLine(core, position, verdict.line)).toBeUndefined();
        expect(verdict.line.length).toBeLessThanOrEqual(verdict.shortened.before);
        expect(verdict.shortened.visited).toBeLessThanOrEqual(20_000);
        expect(solve()).toEqual(verdict);
        before += verdict.shortened.before;
        after += verdict.line.length;
      }
      expect(after).toBeLessThan(before);
    },
  );

  it('are as short as can be where all can be tried', () => {
    const set = { ranks: 4, piles: 3, cells: 1 };
    const core = coreOf('free-cell', set);
    const game = compile(core, []);
    const table = new Table(MEMORY);
    let won = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const position = seededPosition(core, String(seed));
      game.load(position);
      const limits = { states: 1e6, memory: MEMORY };
      const { outcome, path } = plainDepthFirst.run(game, [table], limits);
      if (outcome !== 'solved') continue;
      const short = improve(game, table, path, limits);
      // The game stands where it stood, and one more round finds nothing.
      expect(improve(game, table, short.path, limits).path).toEqual(short.path);
      expect(short.path.length).toBe(leastMoves('free-cell', set, String(seed)));
      won++;
    }
    expect(won).toBeGreaterThan(10);
  });

  it('stop at once when asked to', () => {
    const core = coreOf('klondike');
    const game = compile(core, []);
    const table = new Table(MEMORY);
    const stop = () => 'interrupted' as const;
    game.load(seededPosition(core, '7'));
    const { path } = plainDepthFirst.run(game, [table], { states: 1e6, memory: MEMORY });
    expect(improve(game, table, path, { states: 1e6, memory: MEMORY, stop })).toEqual({
      path,
      visited: 0,
    });
  });
});
