import { describe, expect, it } from 'vitest';
import { parseCard } from '../../../src/cards/notation.js';
import { shuffledPack } from '../../../src/cards/shuffle.js';
import { compile } from '../../../src/compile/compile.js';
import { layOut } from '../../../src/core/setup.js';
import type { Core, Position } from '../../../src/core/types.js';
import { coreOf } from '../../core-of.js';
import { everyPosition } from '../../every-position.js';

const row = (core: Core, cards: string): Position => {
  const piles = core.groups.flatMap(({ count }) =>
    Array.from({ length: count }, (): number[] => []),
  );
  cards.split(' ').forEach((card, i) => {
    piles[i] = [parseCard(card)!];
  });
  return { piles, counters: [], redeals: [] };
};

const movesOf = (core: Core, position: Position, without: readonly string[]): number => {
  const game = compile(core, without);
  game.load(position);
  return game.moves(new Int32Array(4096), 0);
};

describe('sets of top cards that match nothing else', () => {
  const core = coreOf('accordion', { cards: 6 });

  it('two of them: no move is looked at', () => {
    const position = row(core, '2S 3S 5H 6H 9H KS');
    expect(movesOf(core, position, ['parted-row'])).toBeGreaterThan(0);
    expect(movesOf(core, position, [])).toBe(0);
  });

  it('one, held together by a card of a rank: the moves are those of the rules', () => {
    const position = row(core, '2S 3S 5H 3H 9H KS');
    const all = movesOf(core, position, ['parted-row']);
    expect(all).toBeGreaterThan(0);
    expect(movesOf(core, position, [])).toBe(all);
  });

  it('every position of small rows: none that is passed over can be won, and some are', () => {
    const small = coreOf('accordion', { cards: 9 });
    const [pruned, plain] = [compile(small), compile(small, ['parted-row'])];
    const buffer = new Int32Array(4096);
    let passed = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const deal = layOut(small, shuffledPack(small.deck, String(seed)), []);
      for (const { position, wins } of everyPosition(small, deal, 20_000) ?? []) {
        pruned.load(position);
        plain.load(position);
        const left = pruned.moves(buffer, 0);
        if (left === plain.moves(buffer, 0)) continue;
        passed++;
        expect({ left, wins }).toEqual({ left: 0, wins: false });
      }
    }
    expect(passed).toBeGreaterThan(100);
  });
});
