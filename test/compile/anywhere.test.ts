import { describe, expect, it } from 'vitest';
import { solvitaireList } from '../../src/cards/solvitaire.js';
import { compile } from '../../src/compile/compile.js';
import { seededPosition } from '../../src/core/seeded.js';
import { solvitairePosition } from '../../src/core/solvitaire-layout.js';
import { byRank, depthFirst } from '../../src/search/dfs.js';
import { Table } from '../../src/search/table.js';
import { coreOf } from '../core-of.js';
import { everyPosition } from '../every-position.js';

/** Small forms of games whose stock can be had card by card, or is in the easier game. */
const FORMS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['klondike', { ranks: 6, suits: 2, piles: 2, draw: 1 }],
  ['klondike', { ranks: 5, suits: 2, piles: 2, draw: 2 }],
  ['klondike', { ranks: 5, suits: 2, piles: 2, draw: 1, 'worrying-back': false }],
  ['canfield', { ranks: 5, suits: 3, piles: 2, reserve: 4, draw: 1 }],
  ['canfield', { ranks: 6, suits: 2, piles: 2, reserve: 3, draw: 3 }],
  ['canfield', { ranks: 6, suits: 2, piles: 2, reserve: 2, spaces: 'waste', draw: 3 }],
  [
    'canfield',
    { ranks: 5, suits: 3, piles: 2, reserve: 4, spaces: 'waste', moves: 'whole', draw: 3 },
  ],
];

describe('from every position of small deals dominances change no answer', () => {
  it.each(FORMS)('%s %j', (game, set) => {
    const core = coreOf(game, set);
    const compiled = compile(core);
    const eased = compiled.eased?.();
    const table = new Table(2 ** 20);
    const limits = { states: 1e6, memory: 2 ** 20 };
    let lost = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const all = everyPosition(core, seededPosition(core, String(seed)), 1500);
      for (const [at, { position, wins }] of (all ?? []).entries()) {
        if (at % 2 === 1) continue;
        compiled.load(position);
        table.clear();
        const { outcome } = depthFirst(compiled, table, limits, byRank);
        expect(outcome, `seed ${seed}: ${JSON.stringify(position)}`).toBe(
          wins ? 'solved' : 'exhausted',
        );
        if (!wins) lost++;
        if (eased === undefined || !wins) continue;
        eased.load(position);
        table.clear();
        const easier = depthFirst(eased, table, limits, byRank).outcome;
        expect(easier, `seed ${seed}, eased: ${JSON.stringify(position)}`).toBe('solved');
      }
    }
    expect(lost).toBeGreaterThan(0);
  });
});

it('draws a card for one that comes back, once the one above that has come back', () => {
  const core = coreOf('klondike', { ranks: 7, piles: 4, draw: 1, spaces: 'none' });
  const compiled = compile(core);
  const piles = [
    ...[[17, 18], [33], [1, 2, 3, 4], [], [23, 54], [55, 38, 5], [52, 19, 50]],
    ...[
      [70, 98, 113, 22],
      [101, 103, 117],
      [7, 35, 36, 51, 21, 20],
    ],
  ];
  compiled.load({ piles, counters: [], redeals: [] });
  const table = new Table(2 ** 20);
  const { outcome } = depthFirst(compiled, table, { states: 1e6, memory: 2 ** 20 }, byRank);
  expect(outcome).toBe('solved');
});

it('finds lost deals of small games with a stock of three lost in the easier game', () => {
  const core = coreOf('klondike', { ranks: 7, suits: 2, piles: 3, draw: 3 });
  const compiled = compile(core);
  const table = new Table(2 ** 20);
  const limits = { states: 1e6, memory: 2 ** 20 };
  const lost = (game: typeof compiled, seed: number): boolean => {
    game.load(seededPosition(core, String(seed)));
    table.clear();
    return depthFirst(game, table, limits, byRank).outcome === 'exhausted';
  };
  const seeds = Array.from({ length: 60 }, (_, i) => i + 1);
  const deals = seeds.filter((seed) => lost(compiled, seed));
  const eased = seeds.filter((seed) => lost(compiled.eased!(), seed));
  expect(deals).toEqual(expect.arrayContaining(eased));
  expect(eased.length).toBeGreaterThan(0);
});

it('moves parts of runs over spaces in the easier game where that makes runs loose', () => {
  const core = coreOf('canfield-strict');
  const eased = compile(core).eased!();
  const deal = solvitairePosition(core, solvitaireList(core.deck, 8))!;
  eased.load(deal);
  const { outcome } = depthFirst(
    eased,
    new Table(2 ** 20),
    { states: 5000, memory: 2 ** 20 },
    byRank,
  );
  expect(outcome).toBe('exhausted');
});
