import type { CardRef, Cond, Core, Num, PileRef } from '../core/types.js';
import { conditionsIn, effectsIn, rulesOf } from './walk.js';

/**
 * Piles whose lower cards can never matter again: no card leaves them and no rule looks deeper than
 * the top card and the size (a hole). Positions that differ in nothing but the cards buried there
 * are one: they offer the same moves now, and after the same move again.
 *
 * Foundations on which a card can lie in one way only are left out: what is buried in them is known
 * by the top card and the size.
 */
export const sunkPiles = (core: Core): ReadonlySet<number> => {
  const conds = [
    core.goal,
    ...rulesOf(core).flatMap((rule) => [
      rule.when,
      ...effectsIn(rule.effects).flatMap((e): Cond[] => {
        if (e.do === 'if' || e.do === 'each') return [e.when];
        if (e.do === 'set') return [{ op: 'compare', a: e.to, is: '==', b: 0 }];
        return (e.do === 'move' || e.do === 'pick') &&
          typeof e.to === 'object' &&
          e.to.op === 'first'
          ? [e.to.where]
          : [];
      }),
    ]),
  ].flatMap(conditionsIn);
  if (conds.some(looksDeep)) return new Set();
  const given = new Set([
    ...core.moves.flatMap((move) => move.from),
    ...rulesOf(core).flatMap((rule) =>
      effectsIn(rule.effects).flatMap((e): readonly number[] => {
        if (e.do === 'gather') return [e.from];
        if (e.do !== 'move' && e.do !== 'pick') return [];
        return givers(e.from) ?? everyPile(core);
      }),
    ),
  ]);
  const loose = new Set(
    core.moves.flatMap((move) =>
      conditionsIn(move.when).some((c) => c.op === 'fits' && c.build.steps.length > 1)
        ? move.to
        : [],
    ),
  );
  return new Set([...loose].filter((pile) => !given.has(pile)));
};

const everyPile = (core: Core): readonly number[] =>
  core.groups.flatMap(({ first, count }) => Array.from({ length: count }, (_, i) => first + i));

/** The piles that an effect may take cards from, beside those of the move; undefined if not plain. */
const givers = (pile: PileRef): readonly number[] | undefined => {
  if (typeof pile === 'number') return [pile];
  return pile === 'from' ? [] : undefined;
};

const isDeep = (card: CardRef): boolean => card !== 'lead' && card.op !== 'top';

const numIsDeep = (n: Num): boolean =>
  typeof n === 'object' &&
  (((n.op === 'rank' || n.op === 'suit') && isDeep(n.card)) ||
    (n.op === 'at' && numIsDeep(n.index)) ||
    (n.op === 'plus' && (numIsDeep(n.a) || numIsDeep(n.b))));

/** Does a condition look under the top card of any pile? (What moves leaves other piles.) */
const looksDeep = (c: Cond): boolean =>
  (c.op === 'fits' && (isDeep(c.card) || isDeep(c.on))) ||
  (c.op === 'compare' && (numIsDeep(c.a) || numIsDeep(c.b))) ||
  (c.op === 'faceDown' && isDeep(c.card));
