import { describe, expect, it } from 'vitest';
import { findCarry, isCrowded, isSuited } from '../../src/compile/carry.js';
import { coreOf } from '../core-of.js';

describe('carrying by way of cells', () => {
  it.each([
    ['free-cell', {}, 'any', false],
    ['bakers-game', {}, 'any', false],
    ['fore-cell', {}, 13, false],
    ['eight-off', {}, 13, true],
    ['seahaven-towers', {}, 13, true],
    ['seahaven-towers', { ranks: 7, suits: 2 }, 7, true],
    ['bakers-dozen', { cells: 1, kings: 'dealt' }, 0, false],
  ] as const)('is found in %s %j', (name, set, fills, suited) => {
    const core = coreOf(name, set);
    const carry = findCarry(core);
    expect(carry?.fills).toBe(fills);
    expect(isSuited(core, carry!)).toBe(suited);
  });

  it.each([
    ['free-cell', { cells: 0 }],
    ['klondike', {}],
    ['canfield', {}],
    ['spider', {}],
  ])('is not in %s %j', (name, set) => {
    expect(findCarry(coreOf(name, set))).toBeUndefined();
  });

  it.each([
    ['free-cell', {}, false],
    ['free-cell', { piles: 6 }, false],
    ['free-cell', { piles: 5 }, true],
    ['free-cell', { piles: 4 }, true],
    ['free-cell', { cells: 1 }, true],
    ['bakers-game', {}, false],
    ['stronghold', {}, false],
    ['free-cell', { cells: 0 }, true],
    ['american-canister', {}, true],
    ['beleaguered-castle', {}, false],
    ['king-albert', {}, false],
    ['klondike', {}, false],
  ])('%s %j is crowded: %s', (name, set, crowded) => {
    const core = coreOf(name, set);
    expect(isCrowded(core, findCarry(core))).toBe(crowded);
  });

  it('is not suited with two packs, where a card can lie on two', () => {
    const core = coreOf('seahaven-towers', { packs: 2, ranks: 5 });
    expect(isSuited(core, findCarry(core)!)).toBe(false);
  });
});
