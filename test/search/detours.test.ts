import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { plainMove } from '../../src/core/move.js';
import { seededPosition } from '../../src/core/seeded.js';
import { traits } from '../../src/core/traits.js';
import { exhaustive } from '../../src/referee/exhaustive.js';
import { createReferee } from '../../src/referee/referee.js';
import { detours } from '../../src/search/detours.js';
import { xorshift } from '../../src/search/order.js';
import { Table } from '../../src/search/table.js';
import { coreOf } from '../core-of.js';
import { MINIATURES } from '../games/miniatures.js';

const GUIDE = traits({
  rank1: 50,
  store: -20,
  lay: 10,
  breaks: -20,
  digs: 5,
  bury: -5,
  noise: 9,
  seed: 3,
});
const MEMORY = 2 ** 24;
const buffer = new Int32Array(4096);

describe('options', () => {
  it.each([
    ['free-cell', {}],
    ['free-cell', { cells: 2, piles: 9 }],
    ['seahaven-towers', {}],
    ['eight-off', {}],
    ['fore-cell', { cells: 6 }],
  ])('of %s %j stand for moves that the referee allows and that lead there', (name, set) => {
    const core = coreOf(name, set);
    const game = compile(core);
    const other = compile(core);
    const random = xorshift(7);
    let carried = 0;
    for (let seed = 1; seed <= 2; seed++) {
      game.load(seededPosition(core, String(seed)));
      for (let step = 0; step < 60; step++) {
        const end = game.options(buffer, 0);
        if (end === 0) break;
        const options = [...buffer.subarray(0, end)];
        const chosen = buffer.subarray(0, game.choices(buffer, 0, GUIDE));
        expect([...chosen].toSorted()).toEqual(options.toSorted());
        // Carried ones more often: they are what is new here.
        const several = options.filter((move) => game.expand(move).length > 1);
        const from = several.length > 0 && random() % 3 > 0 ? several : [...chosen.subarray(0, 2)];
        const move = from[random() % from.length]!;
        const referee = createReferee(core);
        referee.load(game.position());
        const line = game.expand(move);
        if (line.length > 1) carried++;
        game.play(move);
        for (const single of line) {
          expect(referee.allows(plainMove(single))).toBe(true);
          referee.play(plainMove(single));
        }
        other.load(referee.position());
        expect([other.keyA(), other.keyB()]).toEqual([game.keyA(), game.keyB()]);
      }
    }
    expect(carried).toBeGreaterThan(0);
  });
});

describe('what is forced', () => {
  it.each([
    ['free-cell', {}],
    ['free-cell', { ranks: 5, suits: 2, cells: 2, piles: 3 }],
    ['seahaven-towers', {}],
    ['bakers-game', {}],
  ])('in %s %j goes with the move before it, all of it', (name, set) => {
    const game = compile(coreOf(name, set));
    const random = xorshift(11);
    let went = 0;
    for (let seed = 1; seed <= 20; seed++) {
      game.load(seededPosition(coreOf(name, set), String(seed)));
      for (let step = 0; step < 80; step++) {
        const end = game.options(buffer, 0);
        if (end === 0) break;
        const up = game.up();
        game.advance(buffer[random() % end]!);
        if (game.up() > up + 1) went++;
        expect(game.forced()).toBe(-1);
      }
    }
    expect(went).toBeGreaterThan(0);
  });
});

describe('detours', () => {
  it('decide small deals as plain exhaustive search does', () => {
    const decided = { solved: 0, exhausted: 0 };
    for (const { game: name, set } of MINIATURES.filter((_, i) => i % 7 === 0)) {
      const core = coreOf(name, set);
      const game = compile(core);
      for (let seed = 1; seed <= 6; seed++) {
        const position = seededPosition(core, String(seed));
        const truth = exhaustive(core, position, 1500);
        if (truth === undefined) continue;
        game.load(position);
        const before = game.position();
        const limits = { states: 1e6, memory: MEMORY };
        const { outcome, path } = detours(game, new Table(MEMORY), limits, GUIDE);
        expect(outcome).toBe(truth ? 'solved' : 'exhausted');
        decided[outcome as keyof typeof decided]++;
        expect(game.position()).toEqual(before);
        for (const move of path) game.play(move);
        expect(game.won()).toBe(truth);
      }
    }
    expect(decided.solved).toBeGreaterThan(30);
    expect(decided.exhausted).toBeGreaterThan(20);
  });

  it('keep to the limit of positions and to a stop', () => {
    const core = coreOf('spider');
    const game = compile(core);
    game.load(seededPosition(core, '1'));
    const limits = { states: 1000, memory: MEMORY };
    expect(detours(game, new Table(MEMORY), limits, GUIDE)).toMatchObject({
      outcome: 'states',
      visited: 1000,
    });
    const stop = () => 'interrupted' as const;
    const stopped = detours(game, new Table(MEMORY), { states: 1e6, memory: MEMORY, stop }, GUIDE);
    expect(stopped.outcome).toBe('interrupted');
  });
});
