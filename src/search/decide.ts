import type { CompiledGame } from '../core/game.js';
import type { Limits } from './limits.js';
import { shorten } from './shorten.js';
import type { Strategy } from './strategies/strategy.js';
import type { Table } from './table.js';
import type { Verdict } from './verdict.js';

/** Chance that among n positions two have the same key of 64 bits, at most (birthday bound). */
export const collisionChance = (n: number): number => n ** 2 / 2 ** 65;

/**
 * Decides the position that the game stands at. The line of a solved deal is plain moves of the
 * core; whoever shows it has it replayed by the referee first.
 */
export const decide = (
  game: CompiledGame,
  strategy: Pick<Strategy, 'run'>,
  table: Table,
  limits: Limits,
): Verdict => {
  table.clear();
  const { outcome, path, visited } = strategy.run(game, table, limits);
  const states = { visited, stored: table.stored };
  const collision = collisionChance(table.stored);
  if (outcome === 'exhausted') return { verdict: 'unsolvable', line: [], states, collision };
  if (outcome !== 'solved')
    return { verdict: 'undecided', reason: outcome, line: [], states, collision };
  const line: number[] = [];
  const short = shorten(game, path);
  for (const move of short) {
    line.push(...game.expand(move));
    game.play(move);
  }
  for (const _ of short) game.undo();
  return { verdict: 'solved', line, states, collision };
};
