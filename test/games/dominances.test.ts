import { describe, expect, it } from 'vitest';
import { PRUNE_NAMES } from '../../src/compile/prune/prunes.js';
import { coreOf } from '../core-of.js';
import { MINIATURES } from './miniatures.js';
import { prove } from './prove.js';

/** Each dominance is left out in a share of the forms, another share for each. */
const SHARE = 8;
const MOST = 1200;

describe('the answers are the same with each dominance off', () => {
  it.each(PRUNE_NAMES.map((name, nth) => ({ name, nth })))('without $name', ({ name, nth }) => {
    for (const { game, set } of MINIATURES.filter((_, i) => i % SHARE === nth % SHARE))
      expect(prove(coreOf(game, set), 1, 8, MOST, [name]).wrong).toEqual([]);
  });
});
