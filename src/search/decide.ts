import type { CompiledGame } from '../core/game.js';
import type { Limits } from './limits.js';
import { improve } from './short/improve.js';
import { shorten } from './shorten.js';
import type { Strategy } from './strategies/strategy.js';
import { Table } from './table.js';
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

/** The tables of a search, each as large as its part of the memory allows. */
export const tablesFor = ({ tables }: Pick<Strategy, 'tables'>, memory: number): Table[] =>
  tables.map((part) => new Table(memory * part));

/**
 * What becomes of a line found: `left` as it is unless it wanders, `short` of its detours; or shortened
 * further, by a search that may visit so many positions when the first has visited those given.
 */
export type Shortening = 'left' | 'short' | ((visited: number) => number);

/** A line of more moves than so many times the cards wanders: replaying it costs more than a shorter one. */
const WANDERS = 4;

/**
 * Decides the position that the game stands at. The line of a solved deal is plain moves of the
 * core; whoever shows it has it replayed by the referee first.
 * @param tables as many as the strategy wants (`tablesFor`); what they hold is forgotten.
 */
export const decide = (
  game: CompiledGame,
  strategy: Pick<Strategy, 'run'>,
  tables: readonly Table[],
  limits: Limits,
  shortening: Shortening = 'short',
): Verdict => {
  for (const table of tables) table.clear();
  if (game.lost()) {
    const states = { visited: 1, stored: 0 };
    return { verdict: 'unsolvable', line: [], states, collision: 0 };
  }
  const { outcome, path, visited, stored = tables[0]!.stored } = strategy.run(game, tables, limits);
  const states = { visited, stored };
  const collision = collisionChance(stored);
  if (outcome === 'exhausted') return { verdict: 'unsolvable', line: [], states, collision };
  if (outcome !== 'solved')
    return { verdict: 'undecided', reason: outcome, line: [], states, collision };
  const stays = shortening === 'left' && path.length <= WANDERS * game.cards;
  const short = stays ? path : shorten(game, path);
  const line = plainLine(game, short);
  if (typeof shortening !== 'function') return { verdict: 'solved', line, states, collision };
  const improved = improve(game, tables[0]!, short, { ...limits, states: shortening(visited) });
  return {
    verdict: 'solved',
    line: plainLine(game, improved.path),
    states,
    collision,
    shortened: { before: line.length, visited: improved.visited },
  };
};
