import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { seededPosition } from '../../src/core/seeded.js';
import { byRank, depthFirst, depthFirstFrom } from '../../src/search/dfs.js';
import { xorshift } from '../../src/search/order.js';
import { Table } from '../../src/search/table.js';
import { coreOf } from '../core-of.js';
import { MINIATURES } from '../games/miniatures.js';

/** The least table there is, so that it grows and forgets. */
const MEMORY = 1;
const MOST = 5000;

describe('a depth-first search that is left off and gone on with', () => {
  it('visits the same positions as in one step, and leaves the game at the start each time', () => {
    const outcomes = { solved: 0, exhausted: 0 };
    for (const { game: name, set } of MINIATURES.filter((_, i) => i % 18 === 0)) {
      const core = coreOf(name, set);
      const game = compile(core, []);
      for (let seed = 1; seed <= 6; seed++) {
        game.load(seededPosition(core, String(seed)));
        const start = [game.keyA(), game.keyB()];
        const whole = depthFirst(game, new Table(MEMORY), { states: MOST, memory: MEMORY }, byRank);
        if (whole.outcome !== 'solved' && whole.outcome !== 'exhausted') continue;
        outcomes[whole.outcome]++;
        const search = depthFirstFrom(game, new Table(MEMORY), byRank);
        const random = xorshift(seed);
        let visited = 0;
        for (;;) {
          const states = 1 + (random() % 200);
          const part = search.step({ states, memory: MEMORY });
          visited += part.visited;
          expect([game.keyA(), game.keyB()]).toEqual(start);
          if (part.outcome === 'states') continue;
          expect({ ...part, visited }).toEqual(whole);
          break;
        }
      }
    }
    expect(outcomes.solved).toBeGreaterThan(10);
    expect(outcomes.exhausted).toBeGreaterThan(10);
  });

  it('leaves nothing out when it was asked to stop', () => {
    const core = coreOf('canfield');
    const game = compile(core, ['out-of-reach']);
    game.load(seededPosition(core, '8'));
    const whole = depthFirst(game, new Table(2 ** 24), { states: 30_000, memory: 2 ** 24 }, byRank);
    const search = depthFirstFrom(game, new Table(2 ** 24), byRank);
    let asked = 0;
    let visited = 0;
    for (;;) {
      const stop = () => (++asked % 2 === 0 ? undefined : ('interrupted' as const));
      const part = search.step({ states: 30_000 - visited, memory: 2 ** 24, stop });
      visited += part.visited;
      if (part.outcome === 'interrupted') continue;
      expect({ ...part, visited }).toEqual(whole);
      break;
    }
    expect(asked).toBeGreaterThan(1);
  });
});
