import type { Cond, Core, Effect, Num } from '../core/types.js';
import { conditionsIn, effectsIn, mentionsIn, mentionsInEffects, rulesOf } from './walk.js';

/**
 * Piles of which only the size matters: no card leaves them, and no rule looks at any card there
 * (where sets of cards are laid that are taken together). Positions that differ in nothing but the
 * order in which such sets were taken are one.
 */
export const gonePiles = (core: Core): ReadonlySet<number> => {
  const rules = rulesOf(core);
  const effects = effectsIn(rules.flatMap((rule) => rule.effects));
  const conds = [
    core.goal,
    ...rules.map((rule) => rule.when),
    ...effects.flatMap((e) => (e.do === 'if' || e.do === 'each' ? [e.when] : [])),
  ].flatMap(conditionsIn);
  const offsets =
    conds.some((c) => mentionsIn(c).names.has('next')) ||
    mentionsInEffects(effects).names.has('next');
  if (offsets) return new Set();
  const seen = new Set<number>([
    ...core.moves.flatMap(({ from, to }) => [...from, ...to]),
    ...core.consequences.flatMap(({ each }) => each),
    ...conds.flatMap((c) => (asksSizes(c) ? [] : [...mentionsIn(c).piles])),
    ...effects.flatMap(looksIn),
  ]);
  return new Set(laidOn(effects).filter((pile) => !seen.has(pile)));
};

const isSize = (n: Num): boolean =>
  typeof n === 'number' ||
  (typeof n === 'object' && ['size', 'total', 'held', 'counter'].includes(n.op));

/** Does a condition ask about the sizes of piles alone? Those made of others are looked into apart. */
const asksSizes = (c: Cond): boolean => {
  if (c.op === 'compare') return isSize(c.a) && isSize(c.b);
  if (c.op === 'some' || c.op === 'every') return conditionsIn(c.of).every(asksSizes);
  return ['empty', 'all', 'any', 'not', 'always', 'never'].includes(c.op);
};

/** Piles that an effect takes cards from, looks at, or gives cards to one by one. */
const looksIn = (e: Effect): readonly number[] => {
  if (e.do === 'move' || e.do === 'pick') {
    const to = typeof e.to === 'object' && e.to.op === 'first' ? e.to : undefined;
    const looked = to !== undefined && !conditionsIn(to.where).every(asksSizes) ? to.piles : [];
    return [...mentionsInEffects([{ ...e, to: e.from }]).piles, ...looked];
  }
  if (e.do === 'each') return e.piles;
  return e.do === 'if' ? [] : [...mentionsInEffects([e]).piles];
};

/** Piles on which effects lay cards by name. */
const laidOn = (effects: readonly Effect[]): number[] =>
  effects.flatMap((e) => {
    if (e.do !== 'move') return [];
    if (typeof e.to === 'number') return [e.to];
    return typeof e.to === 'object' && e.to.op === 'first' ? e.to.piles : [];
  });
