import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/batch/solver.js';
import { seededPosition } from '../../src/core/seeded.js';
import { isSettled, roundLimits } from '../../src/search/rounds.js';
import { STRATEGIES } from '../../src/search/strategies/strategies.js';
import { coreOf } from '../core-of.js';

describe('rounds', () => {
  it('grow tenfold up to the limit', () => {
    expect(roundLimits(5_000_000)).toEqual([10_000, 100_000, 1_000_000, 5_000_000]);
    expect(roundLimits(100_000)).toEqual([10_000, 100_000]);
    expect(roundLimits(7)).toEqual([7]);
  });

  it('end for a deal with its answer, or when a steady search runs out of memory', () => {
    expect(isSettled({ verdict: 'unsolvable', visited: 7, limit: 9 }, 'restarts')).toBe(true);
    expect(
      isSettled({ verdict: 'undecided', reason: 'memory', visited: 7, limit: 9 }, 'depth-first'),
    ).toBe(true);
    expect(
      isSettled({ verdict: 'undecided', reason: 'memory', visited: 7, limit: 9 }, 'restarts'),
    ).toBe(false);
    expect(
      isSettled({ verdict: 'undecided', reason: 'states', visited: 9, limit: 9 }, 'depth-first'),
    ).toBe(false);
  });
});

// The store takes an answer of such a strategy within one limit for the answer within another.
describe.each(STRATEGIES.filter(({ steady }) => steady))('$name is steady', ({ name }) => {
  it.each([
    ['klondike', { ranks: 8, piles: 5 }, 2 ** 24],
    ['free-cell', { ranks: 7 }, 2 ** 24],
    ['spider', { packs: 1, ranks: 6, piles: 4, dealt: 12 }, 2 ** 17],
  ] as const)('%s %j within %d bytes', (game, settings, memory) => {
    const core = coreOf(game, settings);
    const solver = createSolver(core, { strategy: name, without: [] });
    const decided: string[] = [];
    for (let seed = 1; seed <= 6; seed++) {
      const position = seededPosition(core, String(seed));
      const solve = (states: number) => solver.solve(position, { states, memory });
      const answer = solve(30_000);
      if (!isSettled({ ...answer, visited: answer.states.visited, limit: 30_000 }, name)) continue;
      decided.push(answer.verdict);
      const { visited } = answer.states;
      for (const states of [visited, visited + 1, 50_000]) expect(solve(states)).toEqual(answer);
      if (visited > 500) expect(solve(Math.floor(visited * 0.9)).verdict).toBe('undecided');
    }
    expect(decided.length).toBeGreaterThan(2);
  });
});
