import type { Digging } from '../../core/digging.js';
import type { Position } from '../../core/types.js';
import { DEEP_BITS, DEEPEST, MOST_COLUMNS, PLACES } from './places.js';
import { WORD_A, WORD_B } from './words.js';

/**
 * What lies where at first. Kept from deal to deal. A suit is a word of bits: the highest rank is
 * bit 0, the ace the last.
 */
export const suitAt = new Uint8Array(PLACES);
export const bitAt = new Uint8Array(PLACES);
/** How many cards would move together, were the column dug to that depth. */
export const runAt = new Uint8Array(PLACES);
/** What is added to keys when those are dug. */
export const dugA = new Int32Array(PLACES);
export const dugB = new Int32Array(PLACES);
/** By suit and bit, `suit << 4 | bit`: in which column the card lies at first. */
export const columnOf = new Uint8Array(64);
/** Of each column: how many of its lowest cards are a run from the highest rank on. */
export const kingRun = new Uint8Array(MOST_COLUMNS);

/** The word of a whole suit. */
let all = 0;

/** The deal: how many cards lie in each column, how many cells there are. */
export interface Ground {
  readonly depths: readonly number[];
  readonly cells: number;
  /** Of each suit, the cards that lie in no column. */
  readonly taken: readonly number[];
}

/** Whether all cards of a suit are among those. */
export const isWhole = (cards: number): boolean => (cards & all) === all;

/** The bit of the suit's card that is to go up next, those taken before it being up. @param cards not all. */
export const nextUp = (cards: number): number => 31 - Math.clz32(all & ~cards);

/**
 * Notes what lies where.
 * @return undefined if cards lie elsewhere than in columns, cells and in order on foundations, if any
 * is face down, or if there is no room for so many.
 */
export const survey = (position: Position, digging: Digging): Ground | undefined => {
  const { ranks, suits, columnCount: columns } = digging;
  const pilesFrom = (first: number, count: number) => position.piles.slice(first, first + count);
  const tableau = pilesFrom(digging.columns, columns);
  const aside = pilesFrom(digging.cells, digging.cellCount).flat();
  const up = pilesFrom(digging.foundations, suits);
  const known = [...tableau.flat(), ...aside, ...up.flat()];
  if (known.length !== suits * ranks || known.some((card) => card > 63)) return undefined;
  if (columns > MOST_COLUMNS || tableau.some((pile) => pile.length > DEEPEST)) return undefined;
  if (up.some((pile) => pile.some((card, i) => (card & 15) !== i + 1))) return undefined;

  all = (1 << ranks) - 1;
  const taken = [all, all, all, all];
  for (const [column, pile] of tableau.entries()) {
    let run = 0;
    kingRun[column] = 0;
    for (const [i, card] of pile.entries()) {
      const place = (column << DEEP_BITS) | (i + 1);
      const suit = card >> 4;
      const bit = ranks - (card & 15);
      suitAt[place] = suit;
      bitAt[place] = bit;
      columnOf[(suit << 4) | bit] = column;
      run = i > 0 && pile[i - 1] === card + 1 ? run + 1 : 1;
      runAt[place] = run;
      dugA[place] = WORD_A[place - run]! - WORD_A[place]!;
      dugB[place] = WORD_B[place - run]! - WORD_B[place]!;
      if (bit === i && run === i + 1) kingRun[column] = run;
      taken[suit]! &= ~(1 << bit);
    }
  }
  return { depths: tableau.map((pile) => pile.length), cells: digging.cellCount, taken };
};
