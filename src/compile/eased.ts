import type { Core } from '../core/types.js';
import type { DrawThrough } from './draw-through.js';

/**
 * The same game made easier: its stock is turned card by card, not several at a time, and gone through
 * as often. Whatever can be done in the game can be done in this one, so a deal that is lost here is
 * lost there; and it has far fewer positions, for which cards can be reached no longer depends on which
 * were taken before. Undefined where cards are turned singly already.
 * @param draw the stock of the core, if it can be drawn through.
 */
export const easedCore = (core: Core, draw: DrawThrough | undefined): Core | undefined => {
  if (draw === undefined || draw.cards === 1) return undefined;
  const moves = core.moves.map((move, rule) =>
    rule === draw.turn && move.count.unit === 'upTo'
      ? { ...move, count: { ...move.count, n: 1 } }
      : move,
  );
  return { ...core, name: `${core.name}, eased`, moves };
};
