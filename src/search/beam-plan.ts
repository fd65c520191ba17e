import type { CompiledGame } from '../core/game.js';
import { weights } from '../core/weights.js';

/**
 * How beams are made. `guides`: what they go by in turn; `growth`: how much wider they are each time
 * that all guides had their turn; `shake`: how far estimates are shaken; `weight` as a searcher. The
 * same for all games of a kind; how they were found and what each is worth stands in
 * `bench/NOTES.md`.
 */
export interface BeamPlan {
  readonly guides: readonly Float64Array[];
  readonly growth: number;
  readonly shake: number;
  readonly weight: number;
}

const SINGLY: BeamPlan = {
  guides: [
    { up: 1, dug: 1, homeless: 1, blocked: 0.5, sorted: 0.3, bare: 2, hidden: 2, buried: 1 },
    { up: 2, dug: 1, homeless: 2, blocked: 0.5, sorted: 0.3, bare: 2, hidden: 2, buried: 1 },
    { up: 1, dug: 1, blocked: 0.5, sorted: 0.3, hidden: 2, buried: 1, stock: 1 },
  ].map((guide) => weights({ ...guide, lone: 10, near: 0.1 })),
  growth: 4,
  shake: 0.01,
  weight: 1,
};

/** For games in which only whole suits go up, so that no card is due before another. */
const IN_SUITS: BeamPlan = {
  guides: [
    { up: 1, sorted: 1, spaces: 2, hidden: 1, heaped: 0.4, stock: 1 },
    { up: 1, sorted: 1, spaces: 2, hidden: 1, heaped: 0.2 },
    { up: 1, sorted: 1, spaces: 2, hidden: 1, heaped: 0.2, stock: 0.5 },
    { up: 1, sorted: 1, spaces: 2, hidden: 1, heaped: 0.1, stock: 0.2 },
  ].map(weights),
  growth: 2,
  shake: 1,
  weight: 4,
};

/** Positions that a beam may visit for each of its width and each card: else it goes round and round. */
export const BEAM_LENGTH = 64;

/** How beams are made in a game. */
export const beamPlan = (game: CompiledGame): BeamPlan => (game.singly ? SINGLY : IN_SUITS);
