import { z } from 'zod';
import type { Cond, Consequence, Move, PileRef } from '../../core/types.js';
import { all, any, holdsCards, not } from '../lower/conds.js';
import { groupName } from '../terms.js';

/**
 * `sort`, of a stock: its cards are turned up one at a time, when the player likes, each onto the waste
 * of its colour (the Empress of India). Piles kept filled from such a waste and then from the stock are
 * filled with cards of that colour alone: when the waste has none the stock is turned until one comes,
 * and cards of the other colour that come before it go to their own waste.
 */
export const sortSchema = z
  .strictObject({ red: groupName, black: groupName })
  .describe('cards are turned up one at a time, each onto the waste of its colour');
export type SortSpec = z.output<typeof sortSchema>;

/** Diamonds and hearts. */
const RED = [1, 2];

/** Is the top card of a pile red? */
const isRed = (pile: PileRef): Cond =>
  any(
    ...RED.map(
      (b): Cond => ({
        op: 'compare',
        a: { op: 'suit', card: { op: 'top', pile } },
        is: '==',
        b,
      }),
    ),
  );

/** The wastes and which cards go there. */
const ways = ({ red, black }: SortSpec, pile: PileRef): [string, Cond][] => [
  [red, isRed(pile)],
  [black, not(isRed(pile))],
];

/** The wastes of a sorting stock. */
export const sortedTo = (spec: SortSpec | undefined): readonly string[] =>
  spec === undefined ? [] : [spec.red, spec.black];

/** @param wastes the pile of each colour by the name of its group. */
export const lowerSort = (
  spec: SortSpec,
  stock: number,
  wastes: (name: string) => number,
): Move[] =>
  ways(spec, 'from').map(([name, when]) => ({
    name: `turn to ${name}`,
    stage: 'turn',
    from: [stock],
    to: [wastes(name)],
    count: { unit: 'card' },
    when,
    effects: [{ do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'up' }],
  }));

/** The stock is turned by itself as long as places wait for a card of it. @param waiting when they do. */
export const sortForPlaces = (
  spec: SortSpec,
  stock: number,
  wastes: (name: string) => number,
  waiting: Cond,
): Consequence[] =>
  ways(spec, 'it').map(([name, when]) => ({
    name: `turned to ${name} for a place`,
    each: [stock],
    when: all(holdsCards('it'), waiting, when),
    effects: [{ do: 'move', n: 1, from: 'it', to: wastes(name), turned: false, face: 'up' }],
  }));

export const sortEnglish = (name: string, { red, black }: SortSpec): string[] => [
  `cards of the ${name} are turned up one at a time, when the player likes: red ones onto the ${red}, black ones onto the ${black}`,
  `when a place waits for a card and the ${red} or the ${black} has none for it, the ${name} is turned until one comes; cards of the other colour that come before it go where they go`,
];
