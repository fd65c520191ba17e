import type { CompiledGame } from '../core/game.js';
import type { Limits } from './limits.js';
import { improve } from './short/improve.js';
import { shorten } from './shorten.js';
import type { Strategy } from './strategies/strategy.js';
import type { Table } from './table.js';
import type { Verdict } from './verdict.js';

/** Chance that among n positions two have the same key of 64 bits, at most (birthday bound). */
export const collisionChance = (n: number): number => n ** 2 / 2 ** 65;

/** The plain moves that moves of the game stand for; the game stands where they begin, before and after. */
export const plainLine = (game: CompiledGame, path: readonly number[]): number[] => {
  const line: number[] = [];
  for (const move of path) {
    line.push(...game.expand(move));
    game.play(move);
  }
  for (const _ of path) game.undo();
  return line;
};

/**
 * Decides the position that the game stands at. The line of a solved deal is plain moves of the
 * core; whoever shows it has it replayed by the referee first.
 * @param shortening to make a line shorter than the search left it: how many positions are left for
 * it when the search has visited so many.
 */
export const decide = (
  game: CompiledGame,
  strategy: Pick<Strategy, 'run'>,
  table: Table,
  limits: Limits,
  shortening?: (visited: number) => number,
): Verdict => {
  table.clear();
  const { outcome, path, visited } = strategy.run(game, table, limits);
  const states = { visited, stored: table.stored };
  const collision = collisionChance(table.stored);
  if (outcome === 'exhausted') return { verdict: 'unsolvable', line: [], states, collision };
  if (outcome !== 'solved')
    return { verdict: 'undecided', reason: outcome, line: [], states, collision };
  const short = shorten(game, path);
  const line = plainLine(game, short);
  if (shortening === undefined) return { verdict: 'solved', line, states, collision };
  const improved = improve(game, table, short, { ...limits, states: shortening(visited) });
  return {
    verdict: 'solved',
    line: plainLine(game, improved.path),
    states,
    collision,
    shortened: { before: line.length, visited: improved.visited },
  };
};
