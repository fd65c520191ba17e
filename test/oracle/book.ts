import { compile } from '../../src/compile/compile.js';
import { PRUNE_NAMES } from '../../src/compile/prune/prunes.js';
import { readDeal } from '../../src/core/deal.js';
import type { Core, Position } from '../../src/core/types.js';

/** The games of which an independent program decided deals; see `book/README.md`. */
export const BOOK_GAMES = [
  'carpet',
  'fish-bone',
  'congress',
  'shah',
  'blockade',
  'clock',
  'fairie-queen',
  'terrace',
] as const;

export interface BookRow {
  readonly game: string;
  readonly verdict: 'solved' | 'unsolvable';
  readonly states: number;
  readonly made: string;
  readonly pack: readonly string[];
  readonly redeals?: readonly (readonly string[])[];
}

export const bookPosition = (core: Core, row: BookRow): Position => {
  const deal = readDeal(core, row);
  if ('problems' in deal) throw new Error(deal.problems.join('\n'));
  return deal.position;
};

/**
 * How many positions can be reached, every move being tried and only what the rules make equal
 * being one; undefined if they are more than `most`.
 */
export const reachable = (core: Core, position: Position, most: number): number | undefined => {
  const game = compile(core, PRUNE_NAMES);
  game.load(position);
  const seen = new Set<string>();
  const buffer = new Int32Array(4096);
  const open: number[][] = [];
  const enter = (): boolean => {
    const key = `${game.keyA()} ${game.keyB()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    open.push([...buffer.subarray(0, game.moves(buffer, 0))]);
    return true;
  };
  enter();
  while (open.length > 0) {
    if (seen.size > most) return undefined;
    const move = open.at(-1)!.pop();
    if (move === undefined) {
      open.pop();
      if (open.length > 0) game.undo();
      continue;
    }
    game.play(move);
    if (!enter()) game.undo();
  }
  return seen.size;
};
