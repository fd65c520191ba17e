import type { Card } from '../../cards/card.js';
import { BLANK_CELL, CELL, card, cell, inCell, type ShownGroup, SPACE_CELL } from './cards.js';
import { type Block, label, plain, type TableStyle } from './line.js';

/** A column deeper than this goes on in another beside it, if there is room. */
const DEEP = 16;

interface Strip {
  readonly head: string;
  readonly cards: readonly Card[];
}

/** Columns of at most `depth` cards; what is deeper goes on at the right. */
const strips = (group: ShownGroup, depth: number, { ascii }: TableStyle): Strip[] =>
  group.piles.flatMap((pile, i) =>
    Array.from({ length: Math.max(1, Math.ceil(pile.length / depth)) }, (_, part): Strip => {
      const head = group.group.count === 1 ? '' : String(i + 1);
      return {
        head: part === 0 ? head : `${head}${ascii ? '+' : '…'}`,
        cards: pile.slice(part * depth, (part + 1) * depth),
      };
    }),
  );

/** The least depth, but no less than `DEEP`, at which the columns fit the terminal. */
const fold = (group: ShownGroup, style: TableStyle): Strip[] => {
  const deepest = Math.max(1, ...group.piles.map((pile) => pile.length));
  for (let depth = DEEP; depth < deepest; depth++) {
    const folded = strips(group, depth, style);
    if (folded.length * CELL <= style.width) return folded;
  }
  return strips(group, deepest, style);
};

/** Piles side by side under their numbers, their cards going down. */
export const drawRow = (group: ShownGroup, style: TableStyle): Block => {
  const columns = fold(group, style);
  const deepest = Math.max(1, ...columns.map(({ cards }) => cards.length));
  return [
    [label(group.group.name)],
    ...(group.group.count === 1 ? [] : [columns.map(({ head }) => label(inCell(head)))]),
    ...Array.from({ length: deepest }, (_, y) =>
      columns.map(({ cards }) => {
        const one = cards[y];
        if (one !== undefined) return cell(card(one, style));
        return y === 0 ? SPACE_CELL : BLANK_CELL;
      }),
    ),
  ];
};

/**
 * Piles one below the other with their numbers, their cards going to the right, lowest first; or to
 * the left, the numbers then standing at their right.
 */
export const drawLine = (group: ShownGroup, leftwards: boolean, style: TableStyle): Block => {
  const lines = group.piles.map((pile, i) => ({
    number: group.group.count === 1 ? [] : [label(String(i + 1).padStart(2))],
    cards: pile.length === 0 ? [SPACE_CELL] : pile.map((one) => cell(card(one, style))),
  }));
  if (!leftwards)
    return [[label(group.group.name)], ...lines.map(({ number, cards }) => [...number, ...cards])];
  const longest = Math.max(...lines.map(({ cards }) => cards.length));
  return [
    [label(group.group.name)],
    ...lines.map(({ number, cards }) => [
      plain(' '.repeat(CELL * (longest - cards.length))),
      ...cards.toReversed(),
      ...number,
    ]),
  ];
};
