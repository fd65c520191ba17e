import type { Cond, Consequence, Core, Effect, Group, Move } from '../core/types.js';
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
          n.first === group.first &&
          new Set(n.values).size > 1,
      ),
  );

/** Cards given to several piles in turn: who gets which depends on the order of the piles. */
const dealsInTurn = (effects: readonly Effect[], group: Group): boolean =>
  effectsIn(effects).some(
    (e) =>
      e.do === 'each' &&
      touches(e.piles, group) > 0 &&
      effectsIn(e.then).some((inner) => inner.do === 'move'),
  );

const moveBreaks = (move: Move, group: Group): boolean => {
  // A move that is one act (a row, a refilling) names a pile only to have a destination.
  const to = mentionsInEffects(move.effects).names.has('to') ? move.to : [];
  const near = mentionsIn(move.when).names.has('next');
  return (
    partly(move.from, group) ||
    partly(to, group) ||
    (near && touches([...move.from, ...to], group) > 0) ||
    condBreaks(move.when, group) ||
    constantsBreak(move.when, group) ||
    dealsInTurn(move.effects, group)
  );
};

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

/** Unless only empty piles get a card each: those do not differ, so neither does what comes out. */
const consequenceBreaks = (rule: Consequence, group: Group): boolean => {
  if (touches(rule.each, group) === 0) return condBreaks(rule.when, group);
  const gives = effectsIn(rule.effects).some((e) => e.do === 'move');
  return (
    partly(rule.each, group) || condBreaks(rule.when, group) || (gives && !speaksOfEmpty(rule.when))
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
const neededBy = (rule: Move | Consequence, core: Core): number | undefined => {
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
