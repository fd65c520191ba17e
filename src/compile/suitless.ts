import type { Cond, Core, Num } from '../core/types.js';
import { conditionsIn, effectsIn, rulesOf } from './walk.js';

const namesSuit = (n: Num): boolean =>
  typeof n === 'object' &&
  (n.op === 'suit' ||
    (n.op === 'at' && namesSuit(n.index)) ||
    (n.op === 'plus' && (namesSuit(n.a) || namesSuit(n.b))));

const asksSuit = (cond: Cond): boolean =>
  conditionsIn(cond).some(
    (c) =>
      (c.op === 'fits' && c.build.suit !== 'any') ||
      (c.op === 'compare' && (namesSuit(c.a) || namesSuit(c.b))),
  );

/**
 * Ranks of which the suit never matters: those that the rules say, and all where no rule looks at a
 * suit (games with a hole). Then positions that differ in suits only offer the same moves for ever. A
 * redeal that shuffles looks at suits, since each card has a place of its own in the new order.
 */
export const suitlessIn = (core: Core): readonly number[] => {
  const rules = rulesOf(core);
  const effects = effectsIn(rules.flatMap((rule) => rule.effects));
  const runs = core.moves.some(
    ({ count }) => 'build' in count && count.build !== undefined && count.build.suit !== 'any',
  );
  const asked =
    runs ||
    [core.goal, ...rules.map((rule) => rule.when)].some(asksSuit) ||
    effects.some(
      (e) =>
        e.do === 'gather' ||
        ((e.do === 'if' || e.do === 'each') && asksSuit(e.when)) ||
        (e.do === 'set' && namesSuit(e.to)) ||
        ((e.do === 'move' || e.do === 'pick') &&
          [e.from, e.to].some(
            (pile) => typeof pile === 'object' && pile.op === 'first' && asksSuit(pile.where),
          )),
    );
  return asked ? core.suitless : Array.from({ length: core.deck.ranks }, (_, i) => i + 1);
};
