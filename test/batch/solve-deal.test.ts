import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solveDeal } from '../../src/batch/solve-deal.js';
import { seededPosition } from '../../src/core/seeded.js';
import { loadRules } from '../../src/rules/load.js';
import { lower } from '../../src/rules/lower/lower.js';

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
