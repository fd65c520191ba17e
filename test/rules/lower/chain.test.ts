import { describe, expect, it } from 'vitest';
import { createSolver } from '../../../src/batch/solver.js';
import { rankOf } from '../../../src/cards/card.js';
import { seededPosition } from '../../../src/core/seeded.js';
import { coreOf } from '../../core-of.js';
import { faultsOf } from '../bundled.js';

/** How many cards are turned up, played by hand: a card's rank names the packet of the next. */
const turnedUp = (packets: readonly (readonly number[])[]): number => {
  const left = packets.map((packet) => [...packet]);
  let turned = 0;
  for (let next = 13; ; turned++) {
    const card = left[next - 1]!.pop();
    if (card === undefined) return turned;
    next = rankOf(card);
  }
};

describe('chain', () => {
  it('goes from packet to packet as the cards say, and wins when all are turned up', () => {
    const core = coreOf('clock-patience');
    const solver = createSolver(core);
    let won = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const position = seededPosition(core, String(seed));
      const turned = turnedUp(position.piles.slice(0, 13));
      const { verdict, states } = solver.solve(position, { states: 1000, memory: 2 ** 20 });
      expect(verdict).toBe(turned === 52 ? 'solved' : 'unsolvable');
      expect(states.visited).toBe(turned + 1);
      if (turned === 52) won++;
    }
    expect(won).toBe(28);
  });

  it('needs a packet for each rank', () => {
    const faults = faultsOf(
      `name: T\nsource: a test\nabout: A chain.\npiles:
  packets: { role: reserve, count: 12, deal: { cards: 52 }, face: down, chain: { from: K } }
  hours: { role: foundation, count: 13, start: [A, 2, 3], build: { rank: equal } }\n`,
    );
    expect(faults.map((fault) => fault.replace(/^x\.yaml:\d+:\d+: /, ''))).toEqual([
      'needs a pile for each of the 13 ranks',
      'three ranks for 13 piles',
    ]);
  });
});
