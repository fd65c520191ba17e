import type { CardRef, Cond, Core, Group, Move, Num, PileRef } from '../core/types.js';
import { conjuncts, isTransfer, mentionsIn, mentionsInEffects, same } from './walk.js';

/**
 * Rows that close up: piles that only ever move as they are onto others of the row, where they come
 * to lie being told by counting piles that hold cards, and whether they may by top cards. What lies
 * deeper, and at which places the piles stand, can never matter: positions in which the same top
 * cards stand in the same order are one.
 */
export const rowsIn = (core: Core): readonly (readonly number[])[] =>
  core.groups.map(pilesOf).filter((piles) => isRow(core, piles));

const pilesOf = ({ first, count }: Group): number[] =>
  Array.from({ length: count }, (_, i) => first + i);

const isRow = (core: Core, piles: readonly number[]): boolean => {
  const touches = (some: Iterable<number>) => [...some].some((pile) => piles.includes(pile));
  const folds = core.moves.filter((move) => isFold(move, piles));
  const others = core.moves.filter((move) => !folds.includes(move));
  return (
    folds.length > 0 &&
    !others.some(
      (move) =>
        touches([...move.from, ...move.to]) ||
        touches(mentionsIn(move.when).piles) ||
        touches(mentionsInEffects(move.effects).piles),
    ) &&
    !core.consequences.some(
      (rule) =>
        touches(rule.each) ||
        touches(mentionsIn(rule.when).piles) ||
        touches(mentionsInEffects(rule.effects).piles),
    ) &&
    conjuncts(core.goal).every((cond) => !touches(mentionsIn(cond).piles) || isCountOf(cond, piles))
  );
};

/** A move within the row that asks about places and top cards only. */
const isFold = (move: Move, piles: readonly number[]): boolean =>
  same(move.from, piles) &&
  same(move.to, piles) &&
  move.count.unit === 'pile' &&
  move.count.build === undefined &&
  isTransfer(move) &&
  conjuncts(move.when).some((cond) => cond.op === 'before') &&
  isPlain(move.when, piles);

const isEnd = (pile: PileRef): boolean => pile === 'from' || pile === 'to';
const isTop = (card: CardRef): boolean => card !== 'lead' && card.op === 'top' && isEnd(card.pile);
const isOfTop = (n: Num): boolean =>
  typeof n === 'number' ||
  (typeof n === 'object' && (n.op === 'rank' || n.op === 'suit') && isTop(n.card));

const isPlain = (cond: Cond, piles: readonly number[]): boolean => {
  switch (cond.op) {
    case 'always':
    case 'never':
      return true;
    case 'before':
      return same(cond.row, piles) && isEnd(cond.pile) && isEnd(cond.than);
    case 'fits':
      return isTop(cond.card) && isTop(cond.on);
    case 'compare':
      return isOfTop(cond.a) && isOfTop(cond.b);
    case 'all':
    case 'any':
      return cond.of.every((part) => isPlain(part, piles));
    case 'not':
      return isPlain(cond.of, piles);
    default:
      return false;
  }
};

/** A condition on nothing but how many piles of the row hold cards. */
const isCountOf = (cond: Cond, piles: readonly number[]): boolean =>
  cond.op === 'compare' &&
  typeof cond.a === 'object' &&
  cond.a.op === 'held' &&
  same(cond.a.piles, piles) &&
  typeof cond.b === 'number';
