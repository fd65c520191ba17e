import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { seededPosition } from '../../src/core/seeded.js';
import { faultOfLine } from '../../src/referee/check-line.js';
import { decide, type Shortening, tablesFor } from '../../src/search/decide.js';
import { strategyNamed } from '../../src/search/strategies/strategies.js';
import { coreOf } from '../core-of.js';

const LIMITS = { states: 20_000, memory: 2 ** 24 };

describe('lines that are left as they were found', () => {
  it('come of the same search, win, and are never shorter than those without detours', () => {
    const strategy = strategyNamed('default')!;
    const tables = tablesFor(strategy, LIMITS.memory);
    let shorter = 0;
    for (const name of ['free-cell', 'klondike', 'congress']) {
      const core = coreOf(name);
      const game = compile(core);
      for (let seed = 1; seed <= 8; seed++) {
        const position = seededPosition(core, String(seed));
        const found = (shortening: Shortening) => {
          game.load(position);
          return decide(game, strategy, tables, LIMITS, shortening);
        };
        const [left, short] = [found('left'), found('short')];
        expect({ ...left, line: [] }).toEqual({ ...short, line: [] });
        if (left.verdict !== 'solved') continue;
        expect(faultOfLine(core, position, left.line)).toBeUndefined();
        expect(left.line.length).toBeGreaterThanOrEqual(short.line.length);
        if (left.line.length > short.line.length) shorter++;
      }
    }
    expect(shorter).toBeGreaterThan(0);
  });
});
