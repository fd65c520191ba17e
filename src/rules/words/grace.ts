import { z } from 'zod';
import type { Cond, Effect } from '../../core/types.js';
import { all, allEmpty, counter, empty } from '../lower/conds.js';
import { groupList, plural, theGroups } from '../terms.js';
import { areOut } from './build.js';

/**
 * `grace`, of cells: a privilege that is used up. So many cards as there are cells, no more in the
 * whole game, may be taken out of the groups named, blocked or not, and are held until they can be
 * played (the Labyrinth's one card after the deal).
 */
export const graceSchema = z
  .strictObject({
    from: groupList,
    once: z.strictObject({ empty: groupList }).optional().describe('only when these are empty'),
  })
  .describe('a card a cell may be taken out of these groups, blocked or not, once in the game');
export type GraceSpec = z.output<typeof graceSchema>;

/** The counter of cards that may still be taken out. */
export const GRACES = 'graces';

/** @param once piles that must be empty. */
export const lowerGrace = (once: readonly number[]): Cond =>
  all(empty('to'), { op: 'compare', a: counter(GRACES), is: '>', b: 0 }, allEmpty(once));

/** What follows when a card was taken out. */
export const graceEffects: readonly Effect[] = [
  { do: 'set', counter: GRACES, to: { op: 'plus', a: counter(GRACES), b: -1 } },
];

export const graceEnglish = (name: string, cells: number, spec: GraceSpec): string => {
  const when = spec.once === undefined ? '' : `once ${areOut(spec.once.empty)}, `;
  return `${when}${plural(cells, 'card')} of ${theGroups(spec.from, 'or')}, blocked or not, may be taken out and put on the ${name}, no more than ${cells === 1 ? 'this' : 'these'} in the game; from there ${cells === 1 ? 'it is' : 'they are'} played when possible`;
};
