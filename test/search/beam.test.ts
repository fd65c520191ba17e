import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/batch/solver.js';
import { compile } from '../../src/compile/compile.js';
import { seededPosition } from '../../src/core/seeded.js';
import type { Core } from '../../src/core/types.js';
import { weights } from '../../src/core/weights.js';
import { exhaustive } from '../../src/referee/exhaustive.js';
import { beam } from '../../src/search/beam.js';
import { Table } from '../../src/search/table.js';
import { coreOf } from '../core-of.js';
import { MINIATURES } from '../games/miniatures.js';

const GUIDE = weights({ up: 1, blocked: 1, hidden: 2, dug: 1 });
const MEMORY = 2 ** 24;

const run = (core: Core, seed: string, width: number, states = 1e6, game = compile(core)) => {
  game.load(seededPosition(core, seed));
  const before = game.position();
  const options = { width, guide: GUIDE, shake: 0.01, seed: 1 };
  const result = beam(game, new Table(MEMORY), { states, memory: MEMORY }, options);
  expect(game.position()).toEqual(before);
  return { game, ...result };
};

describe('the beam', () => {
  it.each([
    ['free-cell', '1'],
    ['klondike', '4'],
    ['clock', '2'],
  ])('finds a line of %s, deal %s, that wins', (name, seed) => {
    const { game, outcome, path } = run(coreOf(name), seed, 200);
    expect(outcome).toBe('solved');
    for (const move of path) game.play(move);
    expect(game.won()).toBe(true);
  });

  it('is the same each time', () => {
    const core = coreOf('clock');
    const { outcome, path, visited } = run(core, '2', 50);
    const again = run(core, '2', 50);
    expect([again.outcome, again.path, again.visited]).toEqual([outcome, path, visited]);
  });

  it('keeps to the limit of positions and to a stop', () => {
    const core = coreOf('spider');
    expect(run(core, '1', 50, 5000)).toMatchObject({ outcome: 'states', visited: 5000 });
    const game = compile(core);
    game.load(seededPosition(core, '1'));
    const stop = () => 'interrupted' as const;
    const options = { width: 500, guide: GUIDE, shake: 0, seed: 1 };
    const limits = { states: 1e6, memory: MEMORY, stop };
    expect(beam(game, new Table(MEMORY), limits, options).outcome).toBe('interrupted');
  });

  it('exhausts lost deals if wide enough, and never one that can be won', () => {
    const decided = { solved: 0, exhausted: 0 };
    for (const { game, set } of MINIATURES.filter((_, i) => i % 3 === 0)) {
      const core = coreOf(game, set);
      const compiled = compile(core);
      for (let seed = 1; seed <= 4; seed++) {
        const truth = exhaustive(core, seededPosition(core, String(seed)), 1500);
        if (truth === undefined) continue;
        for (const width of [1, 3, 2000]) {
          const { outcome } = run(core, String(seed), width, 20_000, compiled);
          if (truth) expect(outcome).not.toBe('exhausted');
          else expect(outcome).toBe(width === 2000 ? 'exhausted' : outcome);
          if (!truth) expect(outcome).not.toBe('solved');
          if (outcome === 'solved' || outcome === 'exhausted') decided[outcome]++;
        }
      }
    }
    expect(decided.solved).toBeGreaterThan(20);
    expect(decided.exhausted).toBeGreaterThan(20);
  });
});

describe('the default strategy', () => {
  it('gives the same answers in any order of deals', () => {
    const core = coreOf('fairie-queen', { suits: 2, ranks: 9 });
    const limits = { states: 40_000, memory: MEMORY };
    const answers = (seeds: readonly string[]) => {
      const solver = createSolver(core);
      return new Map(seeds.map((seed) => [seed, solver.solve(seededPosition(core, seed), limits)]));
    };
    const seeds = ['1', '2', '3', '4', '5', '6'];
    const forth = answers(seeds);
    const back = answers(seeds.toReversed());
    for (const seed of seeds) expect(back.get(seed)).toEqual(forth.get(seed));
  });
});
