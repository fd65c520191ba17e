import type { Card } from '../../cards/card.js';
import { deckCards } from '../../cards/deck.js';
import { fits } from '../../core/build.js';
import type { CardRef, Cond, Core, Move } from '../../core/types.js';
import { code, numbers } from '../code.js';
import { rowsIn } from '../rows.js';
import { conjuncts, same } from '../walk.js';
import type { Prune } from './prune.js';

/** A row, and how many piles of it at most may be left when the game is won. */
interface Row {
  readonly piles: readonly number[];
  readonly most: number;
}

/** The most piles that the goal leaves to a row; undefined if it sets no such bound. */
const mostLeft = (goal: Cond, piles: readonly number[]): number | undefined => {
  const bounds = conjuncts(goal).flatMap((cond) => {
    if (cond.op !== 'compare' || typeof cond.b !== 'number') return [];
    if (typeof cond.a !== 'object' || cond.a.op !== 'held' || !same(cond.a.piles, piles)) return [];
    if (cond.is === '==' || cond.is === '<=') return [cond.b];
    return cond.is === '<' ? [cond.b - 1] : [];
  });
  return bounds.length === 0 ? undefined : Math.min(...bounds);
};

/** The first such row of a game. */
const rowOf = (core: Core): Row | undefined =>
  rowsIn(core)
    .flatMap((piles) => {
      const most = mostLeft(core.goal, piles);
      return most === undefined ? [] : [{ piles, most }];
    })
    .at(0);

/** Of a condition on two top cards: may it hold, wherever their piles stand? */
const mayHold = (cond: Cond, from: Card, to: Card): boolean => {
  const cardOf = (card: CardRef): Card =>
    card !== 'lead' && card.op === 'top' && card.pile === 'from' ? from : to;
  switch (cond.op) {
    case 'never':
      return false;
    case 'fits':
      return (
        cond.build.base !== undefined || fits(cond.build, cardOf(cond.card), cardOf(cond.on), 0)
      );
    case 'all':
      return cond.of.every((part) => mayHold(part, from, to));
    case 'any':
      return cond.of.some((part) => mayHold(part, from, to));
    default:
      return true;
  }
};

/** For each card of the pack, as bits of two words, those that it may be laid on or that may be laid on it. */
const neighbours = (core: Core, piles: readonly number[]): number[] => {
  const folds = core.moves.filter(({ from }: Move) => same(from, piles));
  const cards = [...new Set(deckCards(core.deck))];
  const words = Array.from({ length: 128 }, () => 0);
  for (const card of cards)
    for (const other of cards)
      if (folds.some(({ when }) => mayHold(when, card, other) || mayHold(when, other, card)))
        words[(card << 1) | (other >> 5)]! |= 1 << (other & 31);
  return words;
};

export const partedRow: Prune = {
  name: 'parted-row',
  about:
    'Where piles of a row are laid on each other by their top cards until few are left, each move takes one ' +
    'top card out of view, laid on by another that it matches. The last of a set of top cards that no other ' +
    'matches can never be laid on, so one of each such set stays in view: with more of these sets than ' +
    'piles may be left the position is lost.',
  dead: ({ core }) => (rowOf(core) === undefined ? undefined : code`parted()`),
  support: ({ core }) => {
    const row = rowOf(core);
    if (row === undefined) return undefined;
    const first = row.piles[0]!;
    return code`const MATES = Int32Array.from(${numbers(neighbours(core, row.piles))});
function parted() {
  let low = 0;
  let high = 0;
  for (let p = ${first}; p < ${first + row.piles.length}; p++) {
    if (L[p] === 0) continue;
    const c = C[(p << S) + L[p]] & 63;
    if (c < 32) low |= 1 << c;
    else high |= 1 << (c & 31);
  }
  for (let sets = 0; (low | high) !== 0; sets++) {
    if (sets === ${row.most}) return true;
    let l = low & -low;
    let h = l === 0 ? high & -high : 0;
    low ^= l;
    high ^= h;
    while ((l | h) !== 0) {
      const c = l !== 0 ? 31 - Math.clz32(l) : 63 - Math.clz32(h);
      if (c < 32) l ^= 1 << c;
      else h ^= 1 << (c & 31);
      const nearLow = MATES[c << 1] & low;
      const nearHigh = MATES[c << 1 | 1] & high;
      low ^= nearLow;
      high ^= nearHigh;
      l |= nearLow;
      h |= nearHigh;
    }
  }
  return false;
}`;
  },
};
