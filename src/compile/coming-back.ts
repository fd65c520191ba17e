import type { Build, Cond, Core, Group, Move } from '../core/types.js';
import { conditionsIn, isTransfer, mentionsIn, mentionsInEffects, same } from './walk.js';

/** What cards do that may come back from the foundations to piles on which runs are loose. */
export interface ComingBack {
  /** The number of the rule by which they come back. */
  readonly rule: number;
}

/** On each foundation there is one card that can come next, and on no other. */
const goesUpInSuit = (
  { when, count, to, ...move }: Move,
  foundations: readonly number[],
): boolean =>
  count.unit === 'card' &&
  isTransfer({ when, count, to, ...move }) &&
  same(to, foundations) &&
  conditionsIn(when).some((c) => c.op === 'fits') &&
  conditionsIn(when).every(
    (c) =>
      c.op !== 'fits' ||
      (c.build.suit === 'same' &&
        same(c.build.steps, [1]) &&
        !c.build.wrap &&
        c.build.base === undefined),
  );

/** Whether a card may be laid wherever it fits, whatever else is asked of empty piles. */
const suffices = (when: Cond): boolean =>
  when.op === 'fits' || (when.op === 'any' && when.of.some((c) => c.op === 'fits'));

/**
 * How cards come back to a group of loose runs, if any card that goes up from there, off a card on
 * which it fits, may come back at once, and nothing else has changed. One pack, foundations up in
 * suit, runs down by one rank; no rule asks about foundations but those by which cards go up, come
 * back, or the game is won.
 */
export const comingBack = (core: Core, group: Group, build: Build): ComingBack | undefined => {
  const inGroup = (pile: number) => pile >= group.first && pile < group.first + group.count;
  const within = core.moves.find((m) => m.stage === 'build' && m.from.every(inGroup));
  const rule = core.moves.findIndex((m) => m.stage === 'store' && m.to.every(inGroup));
  const back = core.moves[rule];
  if (within === undefined || back === undefined || group.first + group.count > 126)
    return undefined;
  const foundations = back.from;
  const isFoundation = (pile: number) => foundations.includes(pile);
  const fits =
    core.deck.copies === 1 &&
    same(build.steps, [-1]) &&
    build.base === undefined &&
    back.count.unit === 'card' &&
    isTransfer(back) &&
    same(back.when, within.when) &&
    suffices(back.when);
  const others = core.moves.every((move) => {
    if (move === back) return true;
    if (move.stage === 'up') return goesUpInSuit(move, foundations);
    const said = [...mentionsIn(move.when).piles, ...mentionsInEffects(move.effects).piles];
    return ![...said, ...move.from, ...move.to].some(isFoundation);
  });
  const rules = core.consequences.every(
    (c) =>
      ![...c.each, ...mentionsIn(c.when).piles, ...mentionsInEffects(c.effects).piles].some(
        isFoundation,
      ),
  );
  return fits && others && rules ? { rule } : undefined;
};
