import type { CompiledGame } from '../core/game.js';
import { byRank, type DfsResult, depthFirst } from './dfs.js';
import type { Limits } from './limits.js';
import type { Table } from './table.js';

/** How much of the line is kept at each try, the most first. */
const KEPT = [0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5];

/**
 * Tries to win from the way of a line that came near: depth-first searches from later and then
 * earlier positions of it. Never proves anything. The game stands at the start afterwards.
 * @param states positions for each of the searches.
 */
export const mend = (
  game: CompiledGame,
  table: Table,
  limits: Limits,
  line: readonly number[],
  states: number,
): DfsResult => {
  let visited = 0;
  for (const part of KEPT) {
    const kept = line.slice(0, Math.floor(part * line.length));
    const left = Math.min(states, limits.states - visited);
    if (left <= 0) break;
    for (const move of kept) game.play(move);
    table.clear();
    const {
      outcome,
      path,
      visited: now,
    } = depthFirst(game, table, { ...limits, states: left }, byRank);
    for (const _ of kept) game.undo();
    visited += now;
    if (outcome === 'solved') return { outcome, path: [...kept, ...path], visited };
    if (outcome !== 'exhausted' && outcome !== 'states' && outcome !== 'memory')
      return { outcome, path: [], visited };
  }
  return { outcome: 'states', path: [], visited };
};
