import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { readDeal } from '../../src/core/deal.js';
import { type WeightName, weights } from '../../src/core/weights.js';
import { coreOf } from '../core-of.js';

/** Spiderette with four ranks: three piles with cards, one space, four cards in the stock. */
const core = coreOf('spider', { ranks: 4, packs: 1, piles: 4, dealt: 12 });
const game = compile(core);
const deal = readDeal(core, {
  piles: {
    tableau: [['4S', '3S', '2H', 'AH', '3D'], ['4H', '3C', '2C'], ['4D', '2D', '3H'], []],
    stock: ['4C', 'AS', 'AD', 'AC', '2S'],
  },
  faceDown: { tableau: [1, 0, 0, 0] },
});
if ('problems' in deal) throw new Error(deal.problems.join('\n'));
game.load(deal.position);

const only = (name: WeightName): number => game.estimate(weights({ [name]: 1 }));

describe('what an estimate counts', () => {
  it('spaces against the sum', () => expect(only('spaces')).toBe(-1));
  it('pairs of runs in a pile: 4S 3S, 2H AH, 3D; 4H, 3C 2C; 4D, 2D, 3H', () =>
    expect(only('heaped')).toBe(3 + 1 + 3));
  it('cards on one below that they move with', () => expect(only('sorted')).toBe(-3));
  it('cards face down', () => expect(only('hidden')).toBe(1));
  it('cards of the stock', () => expect(only('stock')).toBe(5));
  it('nothing due before another where whole suits go up', () => {
    expect(game.singly).toBe(false);
    expect(only('blocked')).toBe(0);
    expect(compile(coreOf('klondike')).singly).toBe(true);
  });
});
