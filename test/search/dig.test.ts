import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { seededPosition } from '../../src/core/seeded.js';
import { faultOfLine } from '../../src/referee/check-line.js';
import { plainLine } from '../../src/search/decide.js';
import { dig } from '../../src/search/dig/dig.js';
import { Table } from '../../src/search/table.js';
import { coreOf } from '../core-of.js';
import { everyPosition } from '../every-position.js';

const suited = { build: 'suit', spaces: 'kings' };
/** Small forms, with many kings, many empty columns or many cells. */
const FORMS = [
  { ...suited, ranks: 3, suits: 3, piles: 3, cells: 2, filled: 1 },
  { ...suited, ranks: 3, suits: 3, piles: 2, cells: 3, filled: 2 },
  { ...suited, ranks: 3, piles: 5, cells: 1 },
  { ...suited, ranks: 4, suits: 3, piles: 3, cells: 1, filled: 1 },
  { ...suited, ranks: 6, suits: 2, piles: 2, cells: 2, filled: 1 },
  { ...suited, ranks: 12, suits: 1, piles: 3, cells: 1 },
];
const MOST = 2500;
const LIMITS = { states: 1e6, memory: 2 ** 20 };

describe('digging', () => {
  it('answers as plain search does from every position that can be reached', () => {
    const answers = { solved: 0, exhausted: 0 };
    for (const set of FORMS) {
      const core = coreOf('free-cell', set);
      const game = compile(core);
      const table = new Table(LIMITS.memory);
      const deals = ['1', '2', '3'].map((seed) => seededPosition(core, seed));
      for (const { position, wins } of deals.flatMap(
        (deal) => everyPosition(core, deal, MOST) ?? [],
      )) {
        game.load(position);
        table.clear();
        const found = dig(game, table, LIMITS);
        const outcome = wins ? 'solved' : 'exhausted';
        if (found?.outcome !== outcome) expect.fail(`${found?.outcome}, not ${outcome}`);
        answers[outcome]++;
        const line = plainLine(game, found.path);
        if (wins) expect(faultOfLine(core, position, line)).toBeUndefined();
      }
    }
    expect(answers).toEqual({ solved: 1955, exhausted: 139 });
  });

  it('is for tables on which only the highest cards fill empty columns', () => {
    const diggingIn = (set: Readonly<Record<string, unknown>>, without: readonly string[] = []) =>
      compile(coreOf('free-cell', set), without).digging;
    expect(diggingIn(suited)).toMatchObject({ columnCount: 8, cellCount: 4, ranks: 13 });
    expect(diggingIn(suited, ['depths-alone'])).toBeUndefined();
    expect(diggingIn({ build: 'suit' })).toBeUndefined();
    expect(diggingIn({ spaces: 'kings' })).toBeUndefined();
    expect(diggingIn({ ...suited, packs: 2 })).toBeUndefined();
  });

  it('visits no more than it may', () => {
    const core = coreOf('seahaven-towers');
    const game = compile(core);
    game.load(seededPosition(core, '1'));
    expect(dig(game, new Table(2 ** 20), { ...LIMITS, states: 20 })).toEqual({
      outcome: 'states',
      path: [],
      visited: 20,
    });
  });
});
