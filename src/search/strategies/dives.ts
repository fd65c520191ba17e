import type { CompiledGame } from '../../core/game.js';
import { TRAIT_NAMES } from '../../core/traits.js';
import { detours } from '../detours.js';
import { xorshift } from '../order.js';
import type { Table } from '../table.js';
import { PROMISING } from './promising.js';
import type { Searcher } from './searcher.js';

/** Positions of each of the first dives, one by each guide; those of each further round are longer. */
const UNIT = 1000;
const LONGER = 4;
const LONGEST = 1 << 18;
/** How many dives come before other searchers than the proof; where there are few positions it is near. */
const FIRST_DIVES = 8;
const FIRST_OF_FEW = 3;
/** What a position by detours costs, in positions of a depth-first search: 4 to 6 in games with cells. */
const COST = 4;
/**
 * Their weight as a searcher as long as they come first (not where cards are crowded), and afterwards;
 * that of the proof until then.
 */
const WEIGHT_FIRST = 32;
const WEIGHT = 4;
export const PROOF_WEIGHT_FIRST = 8;
/** Each weight is changed by up to so much of it; each choice gets up to so much more by chance. */
const SHAKE = 0.3;
const NOISE = 40;

const NOISE_AT = TRAIT_NAMES.indexOf('noise');
const SEED_AT = TRAIT_NAMES.indexOf('seed');

/** The weights of a dive, from 0: the guides as they are, then shaken ones. */
const weightsOf = (number: number): Float64Array => {
  const guide = PROMISING[number % PROMISING.length]!;
  if (number < PROMISING.length) return guide;
  const random = xorshift(Math.imul(number + 1, 0x9e3779b1));
  for (let i = 0; i < 2; i++) random();
  const shaken = guide.map((weight) => weight * (1 + SHAKE * (random() / 2 ** 31 - 1)));
  shaken[NOISE_AT] = NOISE;
  shaken[SEED_AT] = number;
  return shaken;
};

/**
 * Searches by detours (`detours.ts`) by guides in turn, longer each round: most deals that can be won
 * are won by the first.
 * @param numberOf the number of a dive among all that are made, from 0: of several threads each makes others.
 */
export const diver = (
  game: CompiledGame,
  table: Table,
  numberOf: (own: number) => number,
): Searcher => {
  let dives = 0;
  const first = game.whole ? FIRST_OF_FEW : FIRST_DIVES;
  const searcher: Searcher = {
    weight: game.crowded ? WEIGHT : WEIGHT_FIRST,
    cost: COST,
    spent: 0,
    step: (limits) => {
      table.clear();
      const number = numberOf(dives++);
      if (dives === first) searcher.weight = WEIGHT;
      const round = Math.floor(number / PROMISING.length);
      const length = Math.min(UNIT * LONGER ** round, LONGEST);
      const states = Math.min(length, limits.states);
      return detours(game, table, { ...limits, states }, weightsOf(number));
    },
  };
  return searcher;
};
