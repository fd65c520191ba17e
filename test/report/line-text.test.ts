import { describe, expect, it } from 'vitest';
import { parseCard } from '../../src/cards/notation.js';
import type { LineEntry, Step } from '../../src/referee/line.js';
import { lineText, showCard } from '../../src/report/line-text.js';

const step = (entry: LineEntry, turnedUp: Step['turnedUp'] = []): Step => ({ entry, turnedUp });
const move = (cards: string, from: string, to: string) => ({ cards: cards.split(' '), from, to });
const text = (...steps: Step[]) =>
  lineText(steps, new Set(['pack']), new Set(['talon']), showCard(true)).map((line) => line.trim());

describe('a line of play to be followed at a card table', () => {
  it('numbers moves and names cards and piles', () => {
    expect(
      text(step(move('7C', 'circle.3', 'hours.1')), step(move('10S 9H', 'rows.1.2', 'rows.1.10'))),
    ).toEqual(['1. 7C from circle 3 to hours 1', '2. 10S 9H from rows 1 2 to rows 1 10']);
  });

  it('writes turns of the stock in a row as one, up to a redeal', () => {
    const turn = (card: string) => step(move(card, 'pack', 'talon'));
    const redeal = step({ redeal: 2, from: ['talon'], to: 'pack', order: ['4D', '8D'] });
    expect(text(turn('4D'), turn('3C 8D'), redeal, turn('4D'))).toEqual([
      '1. turn 2 times, 8D shows; turn the talon over to be the pack again (redeal 2); turn once, 4D shows',
    ]);
  });

  it('keeps a turn apart that more follows from', () => {
    const turn = { ...move('4D', 'pack', 'talon'), then: [move('5D', 'pack', 'circle.1')] };
    expect(text(step(move('3D', 'pack', 'talon')), step(turn))).toEqual([
      '1. turn once, 3D shows',
      '2. 4D from pack to talon; then 5D from pack to circle 1',
    ]);
  });

  it('tells what follows, pile by pile, and what is turned up', () => {
    const then = [
      move('QH', 'pack', 'circle.3'),
      move('4S', 'pack', 'circle.3'),
      move('2D', 'pack', 'circle.5'),
      move('AS', 'circle.5', 'hours.1'),
    ];
    const turnedUp = [{ pile: 'circle.1', card: parseCard('5H')! }];
    expect(text(step({ ...move('KC', 'circle.1', 'circle.2'), then }, turnedUp))).toEqual([
      '1. KC from circle 1 to circle 2; then QH 4S from pack to circle 3, 2D to circle 5, ' +
        'AS from circle 5 to hours 1; turn up 5H on circle 1',
    ]);
  });
});
