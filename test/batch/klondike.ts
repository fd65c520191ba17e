import { readFileSync } from 'node:fs';
import type { BatchRequest, Side } from '../../src/batch/request.js';
import type { DealRow } from '../../src/batch/row.js';
import { DEFAULT_SOLVER } from '../../src/batch/solver.js';
import { loadRules } from '../../src/rules/load.js';
import type { Spec } from '../../src/rules/spec.js';

const specOf = (file: string, settings: Record<string, unknown>): Spec => {
  const text = readFileSync(new URL(`../../rules/${file}`, import.meta.url), 'utf8');
  const result = loadRules(
    text,
    file,
    Object.entries(settings).map(([name, value]) => ({ name, value })),
  );
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.loaded.spec;
};

/** Klondike with some settings, by a strategy. */
export const klondike = (settings: Record<string, unknown>, strategy = 'default'): Side => ({
  spec: specOf('classic/klondike.yaml', settings),
  solver: { ...DEFAULT_SOLVER, strategy },
});

/** Deals of a small Klondike, some still open after both rounds. */
export const SMALL: BatchRequest = {
  sides: [klondike({ ranks: 10, piles: 6 })],
  deals: { first: 5, count: 40 },
  limits: { states: 20_000, memory: 2 ** 22 },
  threads: 1,
};

/** What does not depend on the machine. */
export const untimed = (rows: readonly (readonly DealRow[])[]) =>
  rows.map((sides) => sides.map(({ milliseconds: _, ...row }) => row));
