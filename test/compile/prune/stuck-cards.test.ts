import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../src/cards/notation.js';
import { compile } from '../../../src/compile/compile.js';
import { PRUNE_NAMES } from '../../../src/compile/prune/prunes.js';
import { stuckCards } from '../../../src/compile/prune/stuck-cards.js';
import { seededPosition } from '../../../src/core/seeded.js';
import type { Core } from '../../../src/core/types.js';
import { exhaustive } from '../../../src/referee/exhaustive.js';
import { coreOf } from '../../core-of.js';
import { everyPosition } from '../../every-position.js';

const others = PRUNE_NAMES.filter((name) => name !== stuckCards.name);
const buffer = new Int32Array(4096);

/** Tells whether the dominance alone turns away a position in which the rules allow moves. */
const turnsAway = (core: Core) => {
  const bare = compile(core, PRUNE_NAMES);
  const alone = compile(core, others);
  return (position: Parameters<typeof alone.load>[0]): boolean => {
    bare.load(position);
    alone.load(position);
    return bare.moves(buffer, 0) > 0 && alone.moves(buffer, 0) === 0;
  };
};

const cards = (text: string): number[] => {
  const parsed = parseCards(text);
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.cards;
};

/** Fan with two suits of four cards in three fans, four foundations before and the hand after them. */
const smallFan = coreOf('fan', { ranks: 4, suits: 2, fans: 3 });
const fans = (...texts: string[]) => ({
  piles: smallFan.groups.flatMap(({ role, count }) =>
    role === 'tableau' ? texts.map(cards) : Array.from({ length: count }, () => []),
  ),
  counters: smallFan.counters.map(({ initial }) => initial),
  redeals: [],
});

describe('stuck cards', () => {
  it('tells cards that wait for each other in a fan', () => {
    // The 3C waits for the 2C, or the 4C; the 3D over that for the 2D, or the 4D: each under the other.
    const dead = fans('2C 4C 3D', '2D 4D 3C', 'AD AC');
    expect(turnsAway(smallFan)(dead)).toBe(true);
    expect(exhaustive(smallFan, dead, 10_000)).toBe(false);
  });

  it('does not where each could be laid on the next', () => {
    const open = fans('2C 3C 4C', '2D 3D 4D', 'AD AC');
    expect(turnsAway(smallFan)(open)).toBe(false);
    expect(exhaustive(smallFan, open, 10_000)).toBe(true);
  });

  it.each([
    ['fan', { ranks: 4, suits: 2, fans: 3 }],
    ['fan', { ranks: 3, fans: 4, build: 'red-black', spaces: 'none' }],
    ['free-cell', { ranks: 4, piles: 3, cells: 1 }],
    ['la-belle-lucie', { ranks: 6, suits: 2, packets: 4, redeals: 0 }],
    ['king-albert', { ranks: 5, suits: 2, piles: 3, reserve: 2 }],
  ] as const)('turns away lost positions of %s %j alone, and some', (game, set) => {
    const core = coreOf(game, set);
    const away = turnsAway(core);
    let found = 0;
    for (let seed = 1; seed <= 12; seed++)
      for (const { position, wins } of everyPosition(
        core,
        seededPosition(core, String(seed)),
        1500,
      ) ?? [])
        if (away(position)) {
          found++;
          expect(wins, `seed ${seed}: ${JSON.stringify(position)}`).toBe(false);
        }
    expect(found).toBeGreaterThan(0);
  });
});
