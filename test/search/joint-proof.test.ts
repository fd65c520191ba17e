import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/batch/solver.js';
import { compile } from '../../src/compile/compile.js';
import type { CompiledGame } from '../../src/core/game.js';
import { seededPosition } from '../../src/core/seeded.js';
import type { Core, Position } from '../../src/core/types.js';
import { faultOfLine } from '../../src/referee/check-line.js';
import { exhaustive } from '../../src/referee/exhaustive.js';
import { plainLine } from '../../src/search/decide.js';
import { joinIn, jointMemory } from '../../src/search/joint.js';
import { jointProof } from '../../src/search/joint-proof.js';
import { shaken, xorshift } from '../../src/search/order.js';
import { Table } from '../../src/search/table.js';
import { coreOf } from '../core-of.js';
import { MINIATURES } from '../games/miniatures.js';

const THREADS = 3;
/** Words of a table of 256 buckets, the least that tells keys apart: 2048 positions. */
const TINY = 256 * 16;

const copiesOf = (core: Core): CompiledGame[] =>
  Array.from({ length: THREADS }, () => compile(core, []));

/**
 * Several parts of a proof by turns in one thread, by chance, a few positions each: what threads may
 * do at worst, and the same each time.
 * @returns whether it is won, and how often a part was done before the proof was.
 */
const interleaved = (
  core: Core,
  games: readonly CompiledGame[],
  position: Position,
  seed: number,
  { most = 30, words: size = TINY } = {},
) => {
  const words = new Int32Array(new SharedArrayBuffer(4 * size));
  const memory = { ...jointMemory(THREADS, 1), table: words };
  const parts = games.map((game, part) => {
    game.load(position);
    const joint = joinIn(memory, part);
    return jointProof(game, new Table(0, words), joint, shaken(part + 1, 4));
  });
  const random = xorshift(seed);
  let idle = 0;
  for (let turn = 0; turn < 2_000_000; turn++) {
    const part = random() % THREADS;
    const { outcome, path } = parts[part]!.step({ states: 1 + (random() % most), memory: 0 });
    if (parts[part]!.idle) idle++;
    if (outcome === 'exhausted') return { won: false, idle };
    if (outcome !== 'solved') continue;
    expect(faultOfLine(core, position, plainLine(games[part]!, path))).toBeUndefined();
    return { won: true, idle };
  }
  throw new Error('the proof does not end');
};

describe('a proof by several threads', () => {
  it('agrees with plain exhaustive search, however the threads take turns', () => {
    const counts = { won: 0, lost: 0, idle: 0 };
    for (const { game, set } of MINIATURES.filter((_, i) => i % 8 === 0)) {
      const core = coreOf(game, set);
      const games = copiesOf(core);
      for (let seed = 1; seed <= 16; seed++) {
        const position = seededPosition(core, String(seed));
        const truth = exhaustive(core, position, 500);
        if (truth === undefined) continue;
        for (const chance of [1, 2]) {
          const { won, idle } = interleaved(core, games, position, 100 * seed + chance);
          expect(won, `${game} ${JSON.stringify(set)}, deal ${seed}`).toBe(truth);
          counts[won ? 'won' : 'lost']++;
          counts.idle += idle;
        }
      }
    }
    expect(counts.won).toBeGreaterThan(100);
    expect(counts.lost).toBeGreaterThan(100);
    expect(counts.idle).toBeGreaterThan(100);
  }, 300_000);

  it('agrees with one thread where the table forgets', () => {
    const core = coreOf('free-cell', { ranks: 6, piles: 5, cells: 1 });
    const games = copiesOf(core);
    const solver = createSolver(core, { strategy: 'depth-first', without: [] });
    const lost: number[] = [];
    for (let seed = 8; seed <= 20; seed++) {
      const position = seededPosition(core, String(seed));
      const { verdict, states } = solver.solve(position, { states: 300_000, memory: 2 ** 26 });
      if (verdict === 'undecided') continue;
      expect(interleaved(core, games, position, seed, { most: 1000, words: 8 * TINY }).won).toBe(
        verdict === 'solved',
      );
      if (verdict === 'unsolvable') lost.push(states.stored);
    }
    expect(Math.max(...lost)).toBeGreaterThan(16_384);
  }, 300_000);

  it('is none if a part of it is stopped', () => {
    const core = coreOf('free-cell', { ranks: 4, piles: 4, cells: 0 });
    const games = copiesOf(core);
    const solver = createSolver(core);
    let stopped = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const position = seededPosition(core, String(seed));
      const limits = { states: 1e6, memory: 2 ** 20 };
      if (solver.solve(position, limits).verdict !== 'unsolvable') continue;
      const memory = jointMemory(THREADS, 1);
      const parts = games.map((game, part) => {
        game.load(position);
        return jointProof(game, new Table(0, memory.table), joinIn(memory, part), shaken(part, 4));
      });
      // The first enters a few positions and never comes back.
      const [first, ...others] = parts;
      if (first!.step({ states: 3, memory: 0 }).outcome !== 'states' || first!.idle) continue;
      stopped++;
      for (let turn = 0; turn < 50; turn++)
        for (const part of others)
          expect(part.step({ states: 1e6, memory: 0 }).outcome).toBe('states');
    }
    expect(stopped).toBeGreaterThan(5);
  });
});
