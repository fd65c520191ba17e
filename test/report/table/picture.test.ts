import { describe, expect, it } from 'vitest';
import { isRed } from '../../../src/cards/card.js';
import { formatCard } from '../../../src/cards/notation.js';
import { seededPosition } from '../../../src/core/seeded.js';
import type { Core, Position } from '../../../src/core/types.js';
import { createReferee } from '../../../src/referee/referee.js';
import { drawTable, type TableStyle } from '../../../src/report/table.js';
import { xorshift } from '../../../src/search/order.js';
import { coreOf } from '../../core-of.js';
import { BUNDLED } from '../../rules/bundled.js';
import { madeCore, madePosition } from './made.js';
import { PLATES } from './plates.js';

const STYLE: TableStyle = { width: 80, ascii: true, open: true };

const text = (core: Core, position: Position, style: Partial<TableStyle> = {}): string =>
  drawTable(core, position, { ...STYLE, ...style })
    .map((line) =>
      line
        .map((segment) => segment.text)
        .join('')
        .trimEnd(),
    )
    .join('\n');

/** Cards that a drawing shows, with their colours, in order of their names. */
const drawn = (core: Core, position: Position, width: number): string[] =>
  drawTable(core, position, { ...STYLE, width })
    .flat()
    .filter(({ style }) => style === 'red' || style === 'black' || style === 'down')
    .map(({ text: card, style }) => `${card.trim()} ${style}`)
    .toSorted();

/** Cards that a drawing must show: of foundations and discards the top, else every one. */
const lying = (core: Core, position: Position): string[] =>
  core.groups
    .flatMap(({ role, first, count }) =>
      position.piles
        .slice(first, first + count)
        .flatMap((pile) => (role === 'foundation' || role === 'discard' ? pile.slice(-1) : pile)),
    )
    .map((card) => {
      const style = card > 63 ? 'down' : isRed(card) ? 'red' : 'black';
      return `${formatCard(card & 63)} ${style}`;
    })
    .toSorted();

const WIDTHS = [80, 30, 47, 60, 72, 100, 160];

describe.each(Object.entries(PLATES))('a table like the plate of the %s', (name, plate) => {
  const { made, picture } = plate;
  const core = madeCore(made, picture);

  it('looks like it', async () => {
    const drawing = text(core, madePosition(core, made, 7), { ascii: false, open: false });
    await expect(`${drawing}\n`).toMatchFileSnapshot(`drawings/${name}.txt`);
  });

  it('shows every card once, within the width, at every width', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const position = madePosition(core, made, seed);
      for (const width of WIDTHS) {
        expect(drawn(core, position, width)).toEqual(lying(core, position));
        for (const line of text(core, position, { width }).split('\n'))
          expect(line.length).toBeLessThanOrEqual(width);
      }
    }
  });

  it('is drawn in rows where the picture does not fit', () => {
    const position = madePosition(core, made, 7);
    expect(text(core, position, { width: 30 })).toBe(text(madeCore(made), position, { width: 30 }));
    expect(text(core, position)).not.toBe(text(madeCore(made), position));
  });
});

describe('in play', () => {
  const pictured = BUNDLED.map(({ name }) => name).filter(
    (name) => coreOf(name).picture !== undefined,
  );

  it.each(pictured)('%s shows every card once at any time', (name) => {
    const core = coreOf(name);
    const game = createReferee(core);
    const buffer = new Int32Array(4096);
    for (let seed = 1; seed <= 3; seed++) {
      const random = xorshift(seed);
      game.load(seededPosition(core, String(seed)));
      for (let step = 0; step < 150; step++) {
        const end = game.moves(buffer, 0);
        if (end === 0) break;
        game.play(buffer[random() % end]!);
        const position = game.position();
        for (const width of step % 10 === 0 ? WIDTHS : [80])
          expect(drawn(core, position, width)).toEqual(lying(core, position));
      }
    }
  });

  it('has fewer places where the options say so', () => {
    for (const [game, set] of [
      ['clock', { packets: 5 }],
      ['clock', { suits: 1, packets: 3 }],
      ['clock', { suits: 2, packets: 1 }],
      ['fairie-queen', { suits: 1 }],
      ['carpet', { suits: 1, rows: 3, columns: 3 }],
      ['shah', { suits: 1 }],
      ['shah', { suits: 2 }],
      ['blockade', { suits: 1, columns: 3 }],
      ['congress', { suits: 1, rivers: 2 }],
      ['fish-bone', { suits: 1, gridiron: 3 }],
      ['terrace', { suits: 2, terrace: 4, choice: 2, valley: 3 }],
    ] as const) {
      const core = coreOf(game, set);
      const position = seededPosition(core, '7');
      expect(drawn(core, position, 80)).toEqual(lying(core, position));
    }
  });

  it.each(pictured)('%s is drawn by its picture as dealt', async (name) => {
    const core = coreOf(name);
    const { picture: _, ...bare } = core;
    const position = seededPosition(core, '7');
    const drawing = text(core, position, { open: false });
    expect(drawing).not.toBe(text(bare, position, { open: false }));
    await expect(`${drawing}\n`).toMatchFileSnapshot(`drawings/${name}-7.txt`);
  });
});
