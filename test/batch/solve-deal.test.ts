import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solveDeal } from '../../src/batch/solve-deal.js';
import { createSolver } from '../../src/batch/solver.js';
import { seededPosition } from '../../src/core/seeded.js';
import { loadRules } from '../../src/rules/load.js';
import { lower } from '../../src/rules/lower/lower.js';
import { specOf } from '../core-of.js';

const text = readFileSync(new URL('../../rules/classic/spider.yaml', import.meta.url), 'utf8');
const rules = loadRules(text, 'spider.yaml');
if ('faults' in rules) throw new Error('the rules of spider cannot be read');
const { spec } = rules.loaded;
const core = lower(spec);

/** Never decided within the life of a test. */
const task = {
  spec,
  position: seededPosition(core, '1'),
  solver: { strategy: 'default', without: [] },
  limits: { states: 1e12, memory: 2 ** 24 },
};

describe('a search on a thread of its own', () => {
  it('stops when asked to', async () => {
    const controller = new AbortController();
    const verdict = solveDeal(task, controller.signal);
    controller.abort();
    expect(await verdict).toMatchObject({ verdict: 'undecided', reason: 'interrupted' });
  });

  it('stops when it was asked to before it began', async () => {
    const verdict = await solveDeal(task, AbortSignal.abort());
    expect(verdict).toMatchObject({ verdict: 'undecided', reason: 'interrupted' });
  });

  it('stops when the time is up', async () => {
    const verdict = await solveDeal({ ...task, time: 1 }, new AbortController().signal);
    expect(verdict).toMatchObject({ verdict: 'undecided', reason: 'time' });
  });

  it('passes a bug on', async () => {
    const solver = { strategy: 'no such strategy', without: [] };
    await expect(solveDeal({ ...task, solver }, new AbortController().signal)).rejects.toThrow(
      'no such strategy',
    );
  });
});

describe('several threads that work on one deal', () => {
  const limits = { states: 200_000, memory: 2 ** 24 };
  const signal = new AbortController().signal;
  const small = { ranks: 6, piles: 5, cells: 1 };
  const solveAll = async (strategy: string, seeds: readonly number[]) => {
    const smallSpec = specOf('free-cell', small);
    const smallCore = lower(smallSpec);
    const solver = { strategy, without: [] };
    const one = createSolver(smallCore, solver);
    for (const seed of seeds) {
      const position = seededPosition(smallCore, String(seed));
      const joint = { spec: smallSpec, position, solver, limits };
      const verdict = await solveDeal(joint, signal, 2);
      expect(verdict.verdict, `deal ${seed}`).toBe(one.solve(position, limits).verdict);
      expect(verdict.states.visited).toBeLessThan(limits.states + 10);
    }
  };

  it('come to the verdict of one', async () => {
    await solveAll('default', [1, 14]);
    await solveAll('depth-first', [10]);
  }, 120_000);

  it('keep the limit of positions together, and stop when asked to', async () => {
    const few = { ...task, limits: { states: 30_000, memory: 2 ** 24 } };
    const verdict = await solveDeal(few, signal, 2);
    expect(verdict).toMatchObject({ verdict: 'undecided', reason: 'states' });
    expect(verdict.states.visited).toBeGreaterThan(29_000);
    expect(verdict.states.visited).toBeLessThan(30_010);
    const controller = new AbortController();
    const stopped = solveDeal(task, controller.signal, 2);
    controller.abort();
    expect(await stopped).toMatchObject({ verdict: 'undecided', reason: 'interrupted' });
    const late = await solveDeal({ ...task, time: 1 }, signal, 2);
    expect(late).toMatchObject({ verdict: 'undecided', reason: 'time' });
  }, 120_000);

  it('pass a bug on', async () => {
    const solver = { strategy: 'restarts', without: [] };
    await expect(solveDeal({ ...task, solver }, signal, 2)).rejects.toThrow('several threads');
  });
});
