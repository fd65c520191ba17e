/**
 * A move as one number of 31 bits:
 *
 *     30..27 rank   how late to try it, 0 first (only compiled games set it)
 *     26..21 rule   index into `core.moves`
 *     20..14 from   pile
 *     13..7  to     pile
 *     6..0   n      cards; in a compiled draw-through move what `compile/stock.ts` says
 */
export const MAX_RULES = 64;
export const MAX_PILES = 128;
/** The most cards that a move can count. */
export const MAX_CARDS = 127;
/** The most cards of a pile: a saved position and the journal of a compiled game give it a byte. */
export const MAX_STOCK = 255;

export const makeMove = (rule: number, from: number, to: number, n: number): number =>
  (rule << 21) | (from << 14) | (to << 7) | n;

export const ruleOf = (move: number): number => (move >> 21) & 63;
export const fromOf = (move: number): number => (move >> 14) & 127;
export const toOf = (move: number): number => (move >> 7) & 127;
export const countOf = (move: number): number => move & 127;
/** How late to try a move, 0 first; 0 for moves of the referee. */
export const rankOfMove = (move: number): number => move >> 27;
/** The move without its rank: two moves that do the same are equal. */
export const plainMove = (move: number): number => move & ((1 << 27) - 1);
