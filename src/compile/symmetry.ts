import type {
  CardRef,
  Cond,
  Consequence,
  Core,
  Effect,
  Group,
  Move,
  Num,
  PileRef,
} from '../core/types.js';
import {
  conditionsIn,
  conjuncts,
  effectsIn,
  mentionsIn,
  mentionsInEffects,
  rulesOf,
} from './walk.js';

/**
 * Whether the piles of a group may be swapped without anything changing that matters: `always`,
 * `never`, or once a given pile is `empty` (Spider's columns when the stock is out). They may when
 * every rule that can still apply speaks of all of them in the same way.
 */
export type Alike =
  | { readonly when: 'always' }
  | { readonly when: 'never' }
  | { readonly when: 'empty'; readonly pile: number };

const touches = (piles: Iterable<number>, group: Group): number =>
  [...piles].filter((p) => p >= group.first && p < group.first + group.count).length;

const partly = (piles: readonly number[], group: Group): boolean => {
  const n = touches(piles, group);
  return n > 0 && n < group.count;
};

/** A condition that names a pile of the group alone, or only some of its piles. */
const condBreaks = (cond: Cond, group: Group): boolean =>
  conditionsIn(cond).some((c) => {
    if (c.op === 'some' || c.op === 'every') return partly(c.piles, group);
    if (c.op === 'all' || c.op === 'any' || c.op === 'not') return false;
    if (c.op === 'possible') return c.of.some((move) => moveBreaks(move, group));
    return touches(mentionsIn(c).piles, group) > 0;
  });

/** Constants that differ from pile to pile. */
const constantsBreak = (cond: Cond, group: Group): boolean =>
  conditionsIn(cond).some(
    (c) =>
      c.op === 'compare' &&
      [c.a, c.b].some(
        (n) =>
          typeof n === 'object' &&
          n.op === 'per' &&
          new Set(n.values.filter((_, i) => touches([n.first + i], group) > 0)).size > 1,
      ),
  );

const speaksOfEmpty = (cond: Cond): boolean =>
  conjuncts(cond).some(
    (c) =>
      (c.op === 'empty' && c.pile === 'it') ||
      (c.op === 'compare' &&
        c.is === '<' &&
        c.b === 1 &&
        typeof c.a === 'object' &&
        c.a.op === 'size' &&
        c.a.pile === 'it'),
  );

/** Cards given to several piles in turn: who gets which depends on the order of the piles. */
const dealsInTurn = (effects: readonly Effect[], group: Group): boolean =>
  effectsIn(effects).some(
    (e) =>
      (e.do === 'each' &&
        touches(e.piles, group) > 0 &&
        // Empty piles that get a card each do not differ, so neither does what comes out.
        !(speaksOfEmpty(e.when) && !e.repeat && !partly(e.piles, group)) &&
        effectsIn(e.then).some((inner) => inner.do === 'move')) ||
      (e.do === 'move' && (namesFirst(e.from, group) || namesFirst(e.to, group))),
  );

/** The first of some piles depends on their order, but for the first that is empty. */
const namesFirst = (pile: PileRef, group: Group): boolean =>
  typeof pile === 'object' &&
  pile.op === 'first' &&
  touches(pile.piles, group) > 0 &&
  (partly(pile.piles, group) || pile.where.op !== 'empty');

/** By how many piles further on a condition looks. */
const steps = (cond: Cond): number[] => {
  const ofPile = (pile: PileRef): number[] =>
    typeof pile === 'object' && pile.op === 'next' ? [pile.by, ...ofPile(pile.pile)] : [];
  const ofNum = (n: Num): number[] => {
    if (typeof n !== 'object') return [];
    if (n.op === 'size' || n.op === 'per') return ofPile(n.pile);
    if (n.op === 'rank' || n.op === 'suit') return n.card === 'lead' ? [] : ofPile(n.card.pile);
    if (n.op === 'at') return ofNum(n.index);
    return n.op === 'plus' ? [...ofNum(n.a), ...ofNum(n.b)] : [];
  };
  const ofCard = (card: CardRef): number[] => (card === 'lead' ? [] : ofPile(card.pile));
  return conditionsIn(cond).flatMap((c) => {
    if (c.op === 'empty' || c.op === 'free') return ofPile(c.pile);
    if (c.op === 'compare') return [...ofNum(c.a), ...ofNum(c.b)];
    if (c.op === 'fits') return [...ofCard(c.card), ...ofCard(c.on)];
    return c.op === 'faceDown' ? ofCard(c.card) : [];
  });
};

/** By how many piles further on effects lay cards or look. */
const stepsOfEffects = (effects: readonly Effect[]): number[] =>
  effectsIn(effects).flatMap((e) => {
    if (e.do === 'if' || e.do === 'each') return steps(e.when);
    return e.do === 'move' || e.do === 'pick'
      ? [e.from, e.to].flatMap((p) => (typeof p === 'object' && p.op === 'next' ? [p.by] : []))
      : [];
  });

/**
 * Piles that stand beside those of a group, as far as a rule looks, tie its piles to places. A look
 * that reaches only some piles of another group is one beyond the edge of its own, which the rule
 * guards against itself.
 */
const looksBeside = (rule: Move | Consequence, piles: readonly number[], group: Group): boolean =>
  [...steps(rule.when), ...stepsOfEffects(rule.effects)].some((by) => {
    const reached = new Set(piles.map((pile) => pile + by));
    return touches(piles, group) > 0 || touches(reached, group) === group.count;
  });

const moveBreaks = (move: Move, group: Group): boolean => {
  // A move that is one act (a row, a refilling) names a pile only to have a destination.
  const to = mentionsInEffects(move.effects).names.has('to') ? move.to : [];
  const looked = [...mentionsIn(move.when).piles, ...move.from, ...to];
  return (
    partly(move.from, group) ||
    partly(to, group) ||
    looksBeside(move, looked, group) ||
    condBreaks(move.when, group) ||
    constantsBreak(move.when, group) ||
    dealsInTurn(move.effects, group)
  );
};

/** Unless only empty piles get a card each: those do not differ, so neither does what comes out. */
const consequenceBreaks = (rule: Consequence, group: Group): boolean => {
  const looked = [...mentionsIn(rule.when).piles, ...rule.each];
  if (looksBeside(rule, looked, group)) return true;
  if (touches(rule.each, group) === 0)
    return condBreaks(rule.when, group) || dealsInTurn(rule.effects, group);
  const gives = effectsIn(rule.effects).some((e) => e.do === 'move');
  return (
    partly(rule.each, group) ||
    condBreaks(rule.when, group) ||
    dealsInTurn(rule.effects, group) ||
    (gives && !speaksOfEmpty(rule.when))
  );
};

/** Can a pile get cards again once it is empty? */
const refilled = (core: Core, pile: number): boolean =>
  core.moves.some(
    (move) => move.to.includes(pile) && mentionsInEffects(move.effects).names.has('to'),
  ) ||
  rulesOf(core).some((rule) =>
    effectsIn(rule.effects).some((e) => e.do === 'move' && e.to === pile),
  );

/** The pile without whose cards a rule cannot apply, if it is one that never gets cards again. */
export const neededBy = (rule: Move | Consequence, core: Core): number | undefined => {
  const piles =
    'each' in rule
      ? effectsIn(rule.effects).flatMap((e) =>
          e.do === 'move' && typeof e.from === 'number' ? [e.from] : [],
        )
      : rule.from;
  const [pile] = piles;
  return new Set(piles).size === 1 && !refilled(core, pile!) ? pile : undefined;
};

export const alikeness = (core: Core, group: Group): Alike => {
  if (group.count < 2) return { when: 'never' };
  const needed = rulesOf(core)
    .filter((rule) => ('each' in rule ? consequenceBreaks(rule, group) : moveBreaks(rule, group)))
    .map((rule) => neededBy(rule, core));
  if (needed.length === 0) return { when: 'always' };
  const [pile] = needed;
  return pile !== undefined && new Set(needed).size === 1
    ? { when: 'empty', pile }
    : { when: 'never' };
};
