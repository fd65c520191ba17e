import type { Picture } from '../../../src/core/picture.js';
import type { Made } from './made.js';

/** Tables like those of the book's plates, with a picture each. */
export const PLATES: Readonly<Record<string, { made: Made; picture: Picture }>> = {
  carpet: {
    made: {
      aces: { role: 'foundation', count: 4, most: 1 },
      kings: { role: 'foundation', count: 4, most: 1 },
      carpet: { role: 'reserve', count: 64, most: 1 },
      pack: { role: 'stock', count: 1, most: 0 },
      talon: { role: 'waste', count: 1, most: 3 },
    },
    picture: [
      [{ row: 'aces' }, { row: 'kings' }],
      { grid: 'carpet', columns: 8, weave: true, growing: false },
      { row: 'pack' },
      { line: 'talon' },
    ],
  },
  'fish-bone': {
    made: {
      knaves: { role: 'foundation', count: 8, most: 2 },
      kings: { role: 'foundation', count: 8, most: 1 },
      queens: { role: 'foundation', count: 8, most: 1 },
      gridiron: { role: 'tableau', count: 6, most: 4 },
      pack: { role: 'stock', count: 1, most: 0 },
      talon: { role: 'waste', count: 1, most: 9 },
    },
    picture: [
      [
        { grid: 'gridiron', columns: 2, weave: false, growing: false },
        { spine: 'knaves', left: 'kings', right: 'queens' },
      ],
    ],
  },
  congress: {
    made: {
      foundations: { role: 'foundation', count: 8, most: 3 },
      helps: { role: 'tableau', count: 8, most: 3 },
      rivers: { role: 'tableau', count: 8, most: 5 },
      pack: { role: 'stock', count: 1, most: 0 },
    },
    picture: [
      [
        [{ row: 'rivers' }, { row: 'helps' }],
        { grid: 'foundations', columns: 2, weave: false, growing: false },
      ],
    ],
  },
  shah: {
    made: {
      foundations: { role: 'foundation', count: 8, most: 3 },
      shah: { role: 'discard', count: 1, most: 1 },
      discards: { role: 'discard', count: 1, most: 7 },
      inner: { role: 'tableau', count: 8, most: 1 },
      middle: { role: 'tableau', count: 8, most: 1 },
      outer: { role: 'tableau', count: 8, most: 4 },
      pack: { role: 'stock', count: 1, most: 0 },
      talon: { role: 'waste', count: 1, most: 9 },
    },
    picture: [{ star: 'shah', rays: ['foundations', 'inner', 'middle', 'outer'] }],
  },
  blockade: {
    made: {
      foundations: { role: 'foundation', count: 8, most: 3 },
      rows: { role: 'tableau', count: 96, columns: 12, most: 2 },
      pack: { role: 'stock', count: 1, most: 0 },
    },
    picture: [{ row: 'foundations' }, { grid: 'rows', columns: 12, weave: false, growing: true }],
  },
  terrace: {
    made: {
      terrace: { role: 'reserve', count: 1, most: 13 },
      choice: { role: 'reserve', count: 1, most: 3 },
      foundations: { role: 'foundation', count: 8, most: 3 },
      valley: { role: 'tableau', count: 9, most: 3 },
      pack: { role: 'stock', count: 1, most: 0 },
      talon: { role: 'waste', count: 1, most: 9 },
    },
    picture: [{ line: 'terrace' }, { line: 'choice' }, { row: 'foundations' }, { row: 'valley' }],
  },
  clock: {
    made: {
      hours: { role: 'foundation', count: 12, most: 3, least: 1 },
      circle: { role: 'tableau', count: 12, most: 6, least: 1 },
      pack: { role: 'stock', count: 1, most: 0 },
      talon: { role: 'waste', count: 1, most: 5 },
    },
    picture: [{ clock: 'hours', outside: 'circle', middle: false }],
  },
  'fairie-queen': {
    made: {
      foundations: { role: 'foundation', count: 8, most: 3 },
      columns: { role: 'tableau', count: 8, most: 25 },
      pack: { role: 'stock', count: 1, most: 0 },
    },
    picture: [{ row: 'foundations' }, { row: 'columns' }],
  },
  square: {
    made: {
      foundations: { role: 'foundation', count: 2, most: 3 },
      square: { role: 'tableau', count: 4, most: 3 },
      pack: { role: 'stock', count: 1, most: 0 },
    },
    picture: [
      {
        shape: [
          [{ group: 'foundations', number: 1 }],
          [
            undefined,
            { group: 'square', number: 1 },
            { group: 'square', number: 2 },
            { group: 'square', number: 5 },
          ],
          [undefined, { group: 'square', number: 3 }, { group: 'square', number: 4 }],
          [...Array.from({ length: 8 }, () => undefined), { group: 'foundations', number: 2 }],
        ],
      },
    ],
  },
};
