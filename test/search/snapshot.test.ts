import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { PRUNE_NAMES } from '../../src/compile/prune/prunes.js';
import type { CompiledGame } from '../../src/core/game.js';
import { seededPosition } from '../../src/core/seeded.js';
import { weights } from '../../src/core/weights.js';
import { xorshift } from '../../src/search/order.js';
import { coreOf } from '../core-of.js';

const GAMES = ['book', 'classic'].flatMap((folder) =>
  readdirSync(new URL(`../../rules/${folder}/`, import.meta.url)).map((file) =>
    file.replace(/\.yaml$/, ''),
  ),
);

const GUIDE = weights({ up: 1, blocked: 2, sorted: 3, hidden: 4, dug: 5, homeless: 6, stock: 7 });

const buffer = new Int32Array(4096);
const seen = (game: CompiledGame) => ({
  position: game.position(),
  key: [game.keyA(), game.keyB()],
  won: game.won(),
  moves: Array.from(buffer.subarray(0, game.moves(buffer, 0))),
  estimate: game.estimate(GUIDE),
});

describe.each(GAMES)('positions of %s', (name) => {
  it.each([
    ['all dominances', []],
    ['none', PRUNE_NAMES],
  ])('are saved and put back in any order, with %s', (_, without) => {
    const core = coreOf(name);
    const game = compile(core, without);
    const random = xorshift(7);
    for (const seed of ['1', '2']) {
      game.load(seededPosition(core, seed));
      const bytes = game.size();
      const saved: { readonly state: Uint8Array; readonly as: ReturnType<typeof seen> }[] = [];
      for (let step = 0; step < 120; step++) {
        const as = seen(game);
        expect(game.size()).toBeLessThanOrEqual(bytes);
        const state = new Uint8Array(bytes);
        game.save(state, 0);
        saved.push({ state, as });
        if (as.moves.length === 0) break;
        game.play(as.moves[random() % as.moves.length]!);
      }
      for (let i = 0; i < 200; i++) {
        const { state, as } = saved[random() % saved.length]!;
        game.restore(state, 0);
        expect(seen(game)).toEqual(as);
        // A step on and back from a position put back is as from one played to.
        if (as.moves.length === 0) continue;
        game.play(as.moves[random() % as.moves.length]!);
        game.undo();
        expect(seen(game)).toEqual(as);
      }
    }
  });
});
