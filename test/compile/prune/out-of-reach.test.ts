import { describe, expect, it } from 'vitest';
import { compile, generatedSource } from '../../../src/compile/compile.js';
import { outOfReach } from '../../../src/compile/prune/out-of-reach.js';
import { DRAW_THROUGH, PRUNE_NAMES } from '../../../src/compile/prune/prunes.js';
import { seededPosition } from '../../../src/core/seeded.js';
import { coreOf } from '../../core-of.js';
import { everyPosition } from '../../every-position.js';

/** The dominance alone; it needs the row of stock and waste. */
const others = PRUNE_NAMES.filter((name) => name !== outOfReach.name && name !== DRAW_THROUGH);

describe('cards out of reach', () => {
  it.each([
    ['canfield', { ranks: 4, piles: 2, reserve: 4 }],
    ['canfield', { ranks: 4, piles: 2, reserve: 3, draw: 2, moves: 'whole', spaces: 'waste' }],
    ['klondike', { ranks: 4, suits: 3, piles: 3, draw: 3 }],
    ['klondike', { ranks: 5, suits: 2, piles: 3, draw: 2, 'worrying-back': 'no' }],
    ['klondike', { ranks: 5, suits: 2, piles: 2, draw: 2, redeals: 'none' }],
  ] as const)('are found in lost positions of %s %j alone, and in some', (game, set) => {
    const core = coreOf(game, set);
    const alone = compile(core, others);
    let found = 0;
    for (let seed = 1; seed <= 10; seed++)
      for (const { position, wins } of everyPosition(
        core,
        seededPosition(core, String(seed)),
        1500,
      ) ?? []) {
        alone.load(position);
        if (!alone.lost()) continue;
        found++;
        expect(wins, `seed ${seed}: ${JSON.stringify(position)}`).toBe(false);
      }
    expect(found).toBeGreaterThan(0);
  });

  it('are not looked for where other piles give cards', () => {
    expect(generatedSource(coreOf('klondike'))).toContain('outOfReach()');
    expect(generatedSource(coreOf('spider'))).not.toContain('outOfReach()');
  });
});
