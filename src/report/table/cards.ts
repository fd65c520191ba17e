import { type Card, FACE, isDown, isRed } from '../../cards/card.js';
import { formatCard, formatCardSign } from '../../cards/notation.js';
import { type Core, type Group, isUpRole, type Position } from '../../core/types.js';
import { faint, plain, type Segment, type TableStyle } from './line.js';

/** Columns of a card in rows and columns of cards: a blank, three for the card, a blank. */
export const CELL = 5;

/** In the middle of a cell, a shorter text to the right: `10H` and ` 4S` end alike. */
export const inCell = (text: string): string => text.padStart(CELL - 1).padEnd(CELL);

/** A card alone, `10♥`; `##` for one that lies face down and is not to be shown. */
export const card = (of: Card, { ascii, open }: TableStyle): Segment => {
  if (isDown(of) && !open) return { text: '##', style: 'down' };
  const text = (ascii ? formatCard : formatCardSign)(of & FACE);
  return { text, style: isDown(of) ? 'down' : isRed(of) ? 'red' : 'black' };
};

/** Shows that there is room for a card. */
export const SPACE: Segment = faint('--');

export const cell = ({ text, style }: Segment): Segment => ({ text: inCell(text), style });
export const SPACE_CELL: Segment = cell(SPACE);
export const BLANK_CELL: Segment = plain(' '.repeat(CELL));

/** What shows of a pile, lowest first: of a foundation only the top, else every card. */
const shown = (group: Group, pile: readonly Card[]): readonly Card[] =>
  isUpRole(group.role) || group.role === 'discard' ? pile.slice(-1) : pile;

/** A group that has piles, with what shows of each. */
export interface ShownGroup {
  readonly group: Group;
  readonly piles: readonly (readonly Card[])[];
}

/** A group by name, or undefined when the options leave it without a pile. */
export const groupShown = (
  core: Core,
  { piles }: Position,
  name: string,
): ShownGroup | undefined => {
  const group = core.groups.find((one) => one.name === name);
  if (group === undefined || group.count === 0) return undefined;
  const own = piles.slice(group.first, group.first + group.count);
  return { group, piles: own.map((pile) => shown(group, pile)) };
};
