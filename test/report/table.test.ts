import { describe, expect, it } from 'vitest';
import { seededPosition } from '../../src/core/seeded.js';
import { drawTable, type TableStyle } from '../../src/report/table.js';
import { coreOf } from '../core-of.js';

const STYLE: TableStyle = { width: 80, ascii: true, open: false };

const lines = (game: string, style: Partial<TableStyle> = {}) => {
  const core = coreOf(game);
  const position = seededPosition(core, '7');
  return drawTable(core, position, { ...STYLE, ...style });
};
const text = (game: string, style?: Partial<TableStyle>) =>
  lines(game, style).map((line) =>
    line
      .map((segment) => segment.text)
      .join('')
      .trimEnd(),
  );

describe('the table as lines', () => {
  it('has columns going down, cards face down hidden', () => {
    expect(text('klondike')).toEqual([
      'foundations   --   --   --   --',
      '',
      'tableau',
      '   1    2    3    4    5    6    7',
      '  2C   ##   ##   ##   ##   ##   ##',
      '       2S   ##   ##   ##   ##   ##',
      '           10D   ##   ##   ##   ##',
      '                 4S   ##   ##   ##',
      '                      8D   ##   ##',
      '                           4D   ##',
      '                                7H',
      '',
      'stock         24 cards face down',
      'waste         --',
    ]);
  });

  it('shows everything when asked, and the suit signs', () => {
    const open = text('klondike', { open: true, ascii: false }).join('\n');
    expect(open).not.toContain('##');
    expect(open.match(/[♣♦♥♠]/g)).toHaveLength(52);
  });

  it.each([20, 34, 60, 80])('keeps within %i columns', (width) => {
    for (const game of ['spider', 'clock', 'canfield', 'free-cell'])
      for (const line of text(game, { width, open: true }))
        expect(line.length).toBeLessThanOrEqual(width);
  });

  it('breaks into as many bands as the width asks for', () => {
    const heads = text('spider', { width: 30 }).filter((line) => /^[\s\d]+$/.test(line));
    expect(heads.map((line) => line.trim().split(/\s+/).map(Number))).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ]);
  });

  it('says which cards are red', () => {
    for (const { text: card, style } of lines('free-cell', { open: true }).flat())
      if (/[DHCS]\s*$/.test(card) && /\d|[AJQK]/.test(card))
        expect(style).toBe(/[DH]/.test(card) ? 'red' : 'black');
  });

  it('ends with no empty line', () => {
    for (const game of ['free-cell', 'klondike']) expect(text(game).at(-1)).not.toBe('');
  });
});
