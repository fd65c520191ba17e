import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.js';
import { looseRuns } from '../../src/compile/loose-runs.js';
import { seededPosition } from '../../src/core/seeded.js';
import type { Core, Position } from '../../src/core/types.js';
import { createReferee } from '../../src/referee/referee.js';
import { coreOf } from '../core-of.js';

/** Every position that can be reached, and whether it can be won, by the referee alone. */
const everyPosition = (core: Core, deal: Position, most: number) => {
  const referee = createReferee(core);
  referee.load(deal);
  const buffer = new Int32Array(4096);
  const number = new Map<string, number>();
  const positions: Position[] = [];
  const before: number[][] = [];
  const won: number[] = [];
  const enter = (from: number | undefined): boolean => {
    const known = number.get(referee.text());
    const at = known ?? positions.length;
    if (from !== undefined) before[at] = [...(before[at] ?? []), from];
    if (known !== undefined) return false;
    number.set(referee.text(), at);
    positions.push(referee.position());
    before[at] ??= [];
    if (referee.won()) won.push(at);
    return true;
  };
  const walk = (): void => {
    const at = number.get(referee.text())!;
    const moves = Array.from(buffer.subarray(0, referee.moves(buffer, 0)));
    for (const move of moves) {
      if (positions.length > most) return;
      referee.play(move);
      if (enter(at)) walk();
      referee.undo();
    }
  };
  enter(undefined);
  walk();
  if (positions.length > most) return undefined;
  const winnable = new Set(won);
  for (const at of winnable) for (const from of before[at]!) winnable.add(from);
  return positions.map((position, at) => ({ position, wins: winnable.has(at) }));
};

/** Small forms of games in which runs are loose: all that can be built and taken back. */
const FORMS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['klondike', { ranks: 4, suits: 3, piles: 3, draw: 3 }],
  ['klondike', { ranks: 5, suits: 2, piles: 3, draw: 2, spaces: 'any', build: 'any' }],
  ['northwest-territory', { ranks: 4, suits: 3, piles: 3, reserve: 6 }],
  ['canfield', { ranks: 5, suits: 3, piles: 2, reserve: 6, draw: 2, redeals: 1 }],
];

describe('positions with one key can all be won or all not', () => {
  it.each(FORMS)('%s %j', (game, set) => {
    const core = coreOf(game, set);
    expect(looseRuns(core).size).toBe(1);
    const compiled = compile(core);
    let alike = 0;
    let lost = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const all = everyPosition(core, seededPosition(core, String(seed)), 1000);
      if (all === undefined) continue;
      const wins = new Map<string, boolean>();
      for (const { position, wins: won } of all) {
        compiled.load(position);
        const key = `${compiled.keyA()} ${compiled.keyB()}`;
        expect(wins.get(key) ?? won, `seed ${seed}`).toBe(won);
        if (wins.has(key)) alike++;
        wins.set(key, won);
        if (!won) lost++;
      }
    }
    expect(alike).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  });
});
