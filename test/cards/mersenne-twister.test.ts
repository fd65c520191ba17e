import { describe, expect, test } from 'vitest';
import { mersenneTwister } from '../../src/cards/mersenne-twister.js';

describe('mersenneTwister', () => {
  test('gives the first outputs of mt19937ar for its default seed 5489', () => {
    const next = mersenneTwister(5489);
    expect([next(), next(), next()]).toEqual([3499211612, 581869302, 3890346734]);
  });

  test('gives the 10000th output that the C++ standard demands of mt19937', () => {
    const next = mersenneTwister(5489);
    for (let i = 1; i < 10000; i++) next();
    expect(next()).toBe(4123659995);
  });

  test('takes the seed modulo 2^32', () => {
    expect(mersenneTwister(-1)()).toBe(mersenneTwister(2 ** 32 - 1)());
  });
});
