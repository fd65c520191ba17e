import type { Core } from '../core/types.js';
import type { DrawThrough } from './draw-through.js';
import { conjuncts, same } from './walk.js';
import type { Ways } from './ways.js';

/** A reserve that fills every space at once as long as it lasts, and so alone gives cards to it. */
export interface Feed {
  readonly giver: number;
  readonly piles: readonly number[];
}

/**
 * How the cards of a game with a stock lie that leave their places one after another: in piles from the
 * top, in a row of stock and waste, and in a reserve that fills spaces. Undefined where others lie otherwise.
 */
export const feedOf = (
  core: Core,
  ways: Ways,
  draw: DrawThrough,
): { readonly feed: Feed | undefined } | undefined => {
  if (ways.until.length > 0) return undefined;
  const others = ways.loose.filter((pile) => pile !== draw.stock && pile !== draw.waste);
  if (others.length === 0) return ways.strewn ? undefined : { feed: undefined };
  const [giver] = others;
  const moving = core.consequences.filter(({ effects }) => effects.some((e) => e.do !== 'turn up'));
  const [rule] = moving;
  if (giver === undefined || rule === undefined || others.length > 1 || moving.length > 1)
    return undefined;
  const [effect, ...more] = rule.effects;
  const parts = conjuncts(rule.when);
  const asks = (cond: (typeof parts)[number]): boolean => parts.some((part) => same(part, cond));
  const isFed =
    effect?.do === 'move' &&
    more.length === 0 &&
    effect.n === 1 &&
    effect.from === giver &&
    effect.to === 'it' &&
    parts.length === 2 &&
    asks({ op: 'not', of: { op: 'empty', pile: giver } }) &&
    asks({ op: 'compare', a: { op: 'size', pile: 'it' }, is: '<', b: 1 });
  const lastFrom = core.moves.every(
    (move) =>
      !move.to.includes(giver) &&
      (!move.from.includes(giver) || ways.ups.includes(move) || ways.lays.includes(move)) &&
      (!move.from.includes(giver) || move.count.unit === 'card'),
  );
  const inOrder = rule.each.every((pile) => ways.strict.includes(pile));
  return isFed && lastFrom && inOrder ? { feed: { giver, piles: rule.each } } : undefined;
};
