import type { Cond, Core, Count, Move } from '../core/types.js';
import type { DrawThrough } from './draw-through.js';
import { looseRuns } from './loose-runs.js';
import { conditionsIn, conjuncts, mentionsIn, rulesOf, same } from './walk.js';

/** Any part of what may only move as a whole. */
const inParts = (count: Count): Count => {
  if (count.unit === 'run') return { ...count, whole: false };
  if (count.unit !== 'pile' || count.build === undefined) return count;
  return { unit: 'run', build: count.build, whole: false };
};

/** Without what is asked of all of some piles: that no space is left, say. */
const unasked = (when: Cond): Cond => {
  const parts = conjuncts(when);
  const kept = parts.filter((cond) => cond.op !== 'every');
  return kept.length === parts.length ? when : { op: 'all', of: kept };
};

/** What any of some moves asks of the card that it lays and of the pile. */
const anyOf = (moves: readonly Move[]): Cond => {
  const parts = moves.flatMap(({ when }) => (when.op === 'any' ? when.of : [when]));
  const of = parts.filter((a, i) => parts.findIndex((b) => same(a, b)) === i);
  return of.length === 1 ? of[0]! : { op: 'any', of };
};

/** Each move that lays cards on the table does so wherever one from elsewhere might. */
const alikeTo = (moves: readonly Move[]): Move[] =>
  moves.map((move) => {
    const speaksOnlyOf = [...mentionsIn(move.when).names].every((n) => n === 'lead' || n === 'to');
    if (move.stage === 'up' || move.redeal !== undefined || !speaksOnlyOf) return move;
    return { ...move, when: anyOf(moves.filter((m) => same(m.to, move.to))) };
  });

/**
 * The same game where cards move in parts of runs, whatever other piles hold, and wherever others may, if
 * runs are loose then and were not: every move can still be made, and a position has far fewer that are like it.
 */
const loosened = (core: Core): Core => {
  const asked = rulesOf(core).flatMap((rule) => conditionsIn(rule.when));
  // Of moves that wait until others cannot be made there would be fewer.
  if (looseRuns(core).size > 0 || asked.some((cond) => cond.op === 'possible')) return core;
  const easier = (move: Move): Move => ({
    ...move,
    count: move.stage === 'build' ? inParts(move.count) : move.count,
    when: unasked(move.when),
  });
  const loose = { ...core, moves: alikeTo(core.moves.map(easier)) };
  return looseRuns(loose).size > 0 ? loose : core;
};

/**
 * The same game made easier: its stock is turned card by card, not several at a time, and gone through
 * as often; and runs are made loose where they can be (`loosened`). Whatever can be done in the game can
 * be done in this one, so a deal that is lost here is lost there; and it has far fewer positions, for
 * which cards can be reached no longer depends on which were taken before. Undefined where cards are
 * turned singly already.
 * @param draw the stock of the core, if it can be drawn through.
 */
export const easedCore = (core: Core, draw: DrawThrough | undefined): Core | undefined => {
  if (draw === undefined || draw.cards === 1) return undefined;
  const moves = core.moves.map((move, rule) =>
    rule === draw.turn && move.count.unit === 'upTo'
      ? { ...move, count: { ...move.count, n: 1 } }
      : move,
  );
  return loosened({ ...core, name: `${core.name}, eased`, moves });
};
