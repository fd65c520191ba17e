import type { Build, Core, Group, Move } from '../core/types.js';
import type { DrawThrough } from './draw-through.js';
import { isTransfer, same } from './walk.js';

/** How cards of a stock come to piles on which runs are loose. */
export interface Drawn {
  /** The number of the rule by which they come. */
  readonly rule: number;
}

/** What is owed to a pile is a number of seven bits (`emit/owed.ts`). */
const MOST_PILES = 126;

/**
 * How cards are drawn to a group of loose runs, if whatever can be done with such a card there, but to
 * lay others on it, could as well be done with it in the stock: every card of that can be had at any
 * time (turned one by one, as often as one likes); it is laid wherever it could be laid from the group,
 * and goes up as it would from there.
 */
const drawnTo = (core: Core, group: Group, draw: DrawThrough | undefined): Drawn | undefined => {
  if (draw === undefined || group.first + group.count > MOST_PILES) return undefined;
  const always = draw.cards === 1 && draw.redeal !== undefined && draw.limit === undefined;
  if (!always) return undefined;
  const inGroup = (pile: number): boolean =>
    pile >= group.first && pile < group.first + group.count;
  const fromWaste = (move: Move): boolean => move.from.includes(draw.waste);
  const within = core.moves.find((m) => m.stage === 'build' && m.from.every(inGroup));
  const rule = core.moves.findIndex(
    (m, i) => i !== draw.redeal && fromWaste(m) && m.to.some(inGroup),
  );
  const move = core.moves[rule];
  if (within === undefined || move === undefined) return undefined;
  const isLaid =
    isTransfer(move) &&
    move.count.unit === 'card' &&
    same(move.to, within.to) &&
    same(move.when, within.when) &&
    core.moves.every((m) => m === move || !fromWaste(m) || !m.to.some(inGroup));
  const goesUp = core.moves.every(
    (m) =>
      m.stage !== 'up' ||
      !m.from.some(inGroup) ||
      core.moves.some((w) => fromWaste(w) && same(w.to, m.to) && same(w.when, m.when)),
  );
  return isLaid && goesUp ? { rule } : undefined;
};

/** All groups to which cards are drawn so. */
export const drawnGroups = (
  core: Core,
  loose: ReadonlyMap<Group, Build>,
  draw: DrawThrough | undefined,
): ReadonlyMap<Group, Drawn> =>
  new Map(
    [...loose.keys()].flatMap((group) => {
      const found = drawnTo(core, group, draw);
      return found === undefined ? [] : [[group, found] as const];
    }),
  );
