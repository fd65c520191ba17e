import type { CompiledGame } from '../../core/game.js';

/** Cards of one pack. */
export const ONE_PACK = 52;

/**
 * Whether positions count among searchers by what they cost. Where there are more cards, or whole suits
 * go up, few proofs end and lines are what beams and playouts find: there all positions count alike, as
 * they do for the limit.
 */
export const byTime = (game: CompiledGame): boolean =>
  !game.ups || (game.singly && game.cards <= ONE_PACK);
