import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { looseRuns } from '../../src/compile/loose-runs.js';
import { seededPosition } from '../../src/core/seeded.js';
import { coreOf } from '../core-of.js';
import { everyPosition } from '../every-position.js';

/** Small forms of games in which runs are loose: all that can be built and taken back. */
const FORMS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['klondike', { ranks: 4, suits: 3, piles: 3, draw: 3 }],
  ['klondike', { ranks: 5, suits: 2, piles: 3, draw: 2, spaces: 'any', build: 'any' }],
  ['northwest-territory', { ranks: 4, suits: 3, piles: 3, reserve: 6 }],
  ['canfield', { ranks: 5, suits: 3, piles: 2, reserve: 6, draw: 2, redeals: 1 }],
];

describe('positions with one key can all be won or all not', () => {
  it.each(FORMS)('%s %j', (game, set) => {
    const core = coreOf(game, set);
    expect(looseRuns(core).size).toBe(1);
    const compiled = compile(core);
    let alike = 0;
    let lost = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const all = everyPosition(core, seededPosition(core, String(seed)), 1000);
      if (all === undefined) continue;
      const wins = new Map<string, boolean>();
      for (const { position, wins: won } of all) {
        compiled.load(position);
        const key = `${compiled.keyA()} ${compiled.keyB()}`;
        expect(wins.get(key) ?? won, `seed ${seed}`).toBe(won);
        if (wins.has(key)) alike++;
        wins.set(key, won);
        if (!won) lost++;
      }
    }
    expect(alike).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  });
});
