import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/batch/solver.js';
import { deckCards, deckSize } from '../../src/cards/deck.js';
import { formatCard } from '../../src/cards/notation.js';
import { seededPosition } from '../../src/core/seeded.js';
import { pileName } from '../../src/core/setup.js';
import { type LineEntry, stepsOf } from '../../src/referee/line.js';
import { replay } from '../../src/referee/replay.js';
import { lineEntrySchema } from '../../src/report/result.js';
import { coreOf } from '../core-of.js';
import { moveAbout } from './table.js';

const won = (game: string, set: Readonly<Record<string, unknown>>, seed: string) => {
  const core = coreOf(game, set);
  const position = seededPosition(core, seed);
  const verdict = createSolver(core).solve(position, { states: 200_000, memory: 2 ** 24 });
  if (verdict.verdict !== 'solved') throw new Error(`${game} ${seed} is ${verdict.verdict}`);
  const line = stepsOf(core, position, verdict.line).map(({ entry }) => entry);
  return { core, position, line };
};

/** Deals with redeals, runs, cards that follow by themselves, and rows from the stock. */
const DEALS = [
  ['klondike', {}, '7'],
  ['klondike', { draw: 1 }, '2'],
  ['canfield', {}, '3'],
  ['free-cell', {}, '3'],
  ['clock', {}, '42'],
] as const;

describe.each(DEALS)('a line of %s %o, deal %s', (game, set, seed) => {
  const { core, position, line } = won(game, set, seed);
  const at = fc.nat({ max: line.length - 1 });
  const card = fc.constantFrom(...new Set(deckCards(core.deck).map(formatCard)));
  const pile = fc.constantFrom(...position.piles.map((_, i) => pileName(core, i)));
  const changed = (i: number, entry: LineEntry) => line.with(i, entry);

  it('holds, wins, and has the published form', () => {
    expect(replay(core, position, line)).toEqual({ ok: true, moves: line.length, won: true });
    for (const entry of line) lineEntrySchema.parse(entry);
  });

  it('is what cards moved about by hand come to', () => {
    expect(moveAbout(core, position, line)).toBe(deckSize(core.deck));
  });

  it('holds without what follows by itself', () => {
    const short = line.map(({ then: _, ...entry }) => entry);
    expect(replay(core, position, short)).toEqual({ ok: true, moves: line.length, won: true });
  });

  it('does not hold with another card, and the step is named', () => {
    fc.assert(
      fc.property(at, fc.nat(), card, (i, which, other) => {
        const entry = line[i]!;
        const cards = 'redeal' in entry ? entry.order : entry.cards;
        const place = which % cards.length;
        fc.pre(cards[place] !== other);
        const key = 'redeal' in entry ? 'order' : 'cards';
        const damaged = changed(i, { ...entry, [key]: cards.with(place, other) } as LineEntry);
        expect(replay(core, position, damaged)).toMatchObject({ ok: false, step: i + 1 });
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('with another pile does not hold, or can be played and counts the same cards', () => {
    fc.assert(
      fc.property(at, fc.boolean(), pile, (i, source, other) => {
        const entry = line[i]!;
        const end = source ? ('redeal' in entry ? [other] : other) : other;
        const damaged = changed(i, { ...entry, [source ? 'from' : 'to']: end } as LineEntry);
        const result = replay(core, position, damaged);
        if (result.ok)
          expect({ up: moveAbout(core, position, damaged) === deckSize(core.deck) }).toEqual({
            up: result.won,
          });
        else expect(result.step).toBeGreaterThan(i);
      }),
      { seed: 2, numRuns: 40 },
    );
  });

  it('does not hold with a wrong account of what follows by itself', () => {
    const i = line.findIndex(({ then }) => then !== undefined);
    const entry = line[Math.max(i, 0)]!;
    const then = i < 0 ? [{ from: 'a', to: 'b', cards: ['AS'] }] : entry.then!.slice(1);
    expect(replay(core, position, changed(Math.max(i, 0), { ...entry, then }))).toMatchObject({
      ok: false,
      step: Math.max(i, 0) + 1,
      problem: expect.stringContaining('what follows by itself is'),
    });
  });

  it('with moves left out or changed round never crashes, nor wins by less than all cards', () => {
    fc.assert(
      fc.property(at, at, fc.boolean(), (i, j, leaveOut) => {
        const other = leaveOut ? line.toSpliced(i, 1) : line.with(i, line[j]!).with(j, line[i]!);
        const result = replay(core, position, other);
        if (result.ok && result.won) expect(other).toHaveLength(line.length);
        if (!result.ok) expect(result.step).toBeLessThanOrEqual(other.length);
      }),
      { seed: 4, numRuns: 30 },
    );
  });

  it('counts its redeals', () => {
    const i = line.findIndex((entry) => 'redeal' in entry);
    if (i < 0) return;
    const result = replay(core, position, changed(i, { ...line[i], redeal: 9 } as LineEntry));
    expect(result).toMatchObject({ ok: false, step: i + 1 });
  });
});

describe('what is no line', () => {
  const { core, position } = won('klondike', {}, '7');

  it('is refused at its first entry, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (entry) => {
        const result = replay(core, position, [entry]);
        expect(result).toMatchObject({ ok: false, step: 1 });
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('is told what an entry looks like, and what was legal', () => {
    const result = replay(core, position, [{ from: 'stock' }]);
    expect(result).toMatchObject({ problem: expect.stringContaining('{"from", "to", "cards"}') });
    expect(!result.ok && result.legal.length).toBeGreaterThan(0);
  });

  it('wins nothing when it is empty', () => {
    expect(replay(core, position, [])).toEqual({ ok: true, moves: 0, won: false });
  });
});
