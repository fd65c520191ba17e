import type { Move, Stage } from '../../core/types.js';
import { type Code, code } from '../code.js';
import type { Facts } from '../facts.js';

/** How late a move of a stage is tried, 0 first; what uncovers or empties comes before the rest. */
export const RANK: Record<Stage | 'reveal' | 'empty', number> = {
  up: 1,
  reveal: 2,
  fill: 7,
  down: 4,
  empty: 5,
  build: 6,
  store: 8,
  turn: 9,
};

/** Code for how late a choice is tried: as its stage is, or sooner if it empties a pile or shows a card. */
export const ranked = (facts: Facts, move: Move): Code => {
  const base = RANK[move.stage];
  const groups = new Set(move.from.map((pile) => facts.groupOf[pile]!.role));
  if (
    !groups.has('tableau') ||
    move.stage === 'up' ||
    move.stage === 'turn' ||
    move.stage === 'fill'
  )
    return code`${base}`;
  const empties = Math.min(base, RANK.empty);
  const reveals = Math.min(base, RANK.reveal);
  return code`(n === L[f] ? ${empties} : C[(f << S) + L[f] - n] >= 64 ? ${reveals} : ${base})`;
};
