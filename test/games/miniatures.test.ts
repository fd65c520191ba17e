import { describe, expect, it } from 'vitest';
import { coreOf } from '../core-of.js';
import { MINIATURES } from './miniatures.js';
import { prove } from './prove.js';

/** Deals a form here; `npm run prove` does tens of thousands. */
const DEALS = 24;
const MOST = 1200;

describe('on miniature games the solver and plain exhaustive search agree', () => {
  const won = new Map<string, number>();
  const lost = new Map<string, number>();
  for (const { game, set } of MINIATURES)
    it(`${game} ${JSON.stringify(set)}`, () => {
      const proof = prove(coreOf(game, set), 1, DEALS, MOST);
      expect(proof.wrong).toEqual([]);
      expect(proof.won + proof.lost).toBeGreaterThan(0);
      won.set(game, (won.get(game) ?? 0) + proof.won);
      lost.set(game, (lost.get(game) ?? 0) + proof.lost);
    });

  it('with both won and lost deals in every game', () => {
    for (const game of new Set(MINIATURES.map((form) => form.game))) {
      expect(won.get(game), game).toBeGreaterThan(0);
      expect(lost.get(game), game).toBeGreaterThan(0);
    }
  });
});
