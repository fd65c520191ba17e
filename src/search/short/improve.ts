import type { CompiledGame } from '../../core/game.js';
import { beam } from '../beam.js';
import { BEAM_LENGTH, beamPlan } from '../beam-plan.js';
import type { Limits } from '../limits.js';
import type { Table } from '../table.js';
import { shortCut } from './short-cut.js';
import { follow, type WalkedLine, walk } from './walked-line.js';

/** Positions kept by the first searches for short cuts; how many more each time none is left; most. */
const FIRST_WINDOW = 64;
const WINDOW_GROWTH = 4;
const WIDEST_WINDOW = 1 << 18;

const FIRST_BEAM = 64;
const WIDEST_BEAM = 1 << 16;

/** A way to make a line shorter: one of the two that take turns. */
interface Improver {
  spent: number;
  /** False if it has no more to try. */
  isOpen: boolean;
  /** Tries once, from the best line so far. @returns positions visited. */
  step(limits: Limits): number;
}

/**
 * Makes a line shorter, counted in plain moves of the core, until nothing helps or the positions are
 * spent. Two things take turns, next the one that has visited less: searches for short cuts from
 * each position of the line, which keep more positions each time that none is left; and beams from the
 * start, ever wider, which come to other lines. Deterministic but for `limits.stop`.
 *
 * @param game stands at the start of the line, and afterwards too.
 * @returns a line that wins and is never longer, and how many positions were visited.
 */
export const improve = (
  game: CompiledGame,
  table: Table,
  path: readonly number[],
  limits: Limits,
): { readonly path: readonly number[]; readonly visited: number } => {
  let best = walk(game, path);
  let window = FIRST_WINDOW;
  const costOf = ({ costs }: WalkedLine) => costs.at(-1)!;
  const toStart = () => game.restore(best.states, 0);

  /** Takes a line if it is shorter and wins; the game stands at the start afterwards. */
  const take = (moves: readonly number[] | undefined): boolean => {
    toStart();
    if (moves === undefined) return false;
    const line = walk(game, moves);
    if (costOf(line) >= costOf(best)) return false;
    best = line;
    return true;
  };

  const cuts: Improver = {
    spent: 0,
    isOpen: true,
    step: ({ states, stop }) => {
      let visited = 0;
      let isShorter = false;
      let anyCut = false;
      for (let from = 0; from < best.moves.length && visited < states; from++) {
        const within = { ...limits, states: states - visited };
        const { found, isCut, visited: now } = shortCut(game, table, best, from, window, within);
        visited += now;
        if (isCut) anyCut = true;
        if (found !== undefined) {
          game.restore(best.states, from * best.bytes);
          for (const move of found.moves) game.play(move);
          const rest = found.wins ? [] : follow(game, best.keys.slice(found.to + 1));
          const all = rest && [...best.moves.slice(0, from), ...found.moves, ...rest];
          if (take(all)) isShorter = true;
        }
        if (stop?.(visited) !== undefined) break;
      }
      toStart();
      if (!isShorter) {
        window *= WINDOW_GROWTH;
        cuts.isOpen = anyCut && window <= WIDEST_WINDOW;
      }
      return visited;
    },
  };

  const { guides, shake } = beamPlan(game);
  let beams = 0;
  const beaming: Improver = {
    spent: 0,
    isOpen: true,
    step: (within) => {
      const width = FIRST_BEAM * 2 ** Math.floor(beams / guides.length);
      const guide = guides[beams % guides.length]!;
      beams++;
      table.clear();
      const states = Math.min(within.states, width * game.cards * BEAM_LENGTH);
      const options = { width, guide, shake, seed: beams };
      const { outcome, path: other, visited } = beam(game, table, { ...within, states }, options);
      if (outcome === 'solved' && take(other)) {
        window = FIRST_WINDOW;
        cuts.isOpen = true;
      }
      beaming.isOpen = 2 * width <= WIDEST_BEAM;
      return visited;
    },
  };

  let visited = 0;
  while (visited < limits.states && limits.stop?.(visited) === undefined) {
    const open = [cuts, beaming].filter(({ isOpen }) => isOpen);
    if (open.length === 0) break;
    const next = open.reduce((a, b) => (b.spent < a.spent ? b : a));
    const now = next.step({ ...limits, states: limits.states - visited });
    next.spent += now;
    visited += now;
  }
  table.clear();
  return { path: best.moves, visited };
};
