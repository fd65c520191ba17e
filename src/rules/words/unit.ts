import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import type { Count } from '../../core/types.js';
import { aPile, type Said } from '../english/said.js';
import { type BuildSpec, buildWords, lowerBuild, relationEnglish } from './build.js';
import { relationOf } from './relation.js';

/**
 * `unit`: how many cards of a tableau pile move at once, and `run`: what holds them together when
 * that is not what `build` says (Spider builds in any suit but moves runs of one suit).
 */
const UNITS = ['card', 'part of run', 'run', 'pile'] as const;
export const unitSchema = z
  .enum(UNITS)
  .describe(
    'what moves at once: one card, any part of a run from its end, a whole run, a whole pile',
  );
export type Unit = (typeof UNITS)[number];

const runWords = buildWords.pick({ rank: true, suit: true, corner: true });

export const runSchema = z
  .union([runWords, relationOf(runWords)], {
    error: 'words such as down in suit, or { rank, suit, corner }',
  })
  .describe('what makes a run, if it is not what build says');
export type RunSpec = Pick<BuildSpec, 'rank' | 'suit' | 'corner'>;

export const lowerUnit = (unit: Unit, run: RunSpec | undefined, deck: Deck): Count => {
  if (unit === 'card' || run === undefined) return { unit: 'card' };
  const build = lowerBuild(run, deck);
  if (unit === 'pile') return { unit: 'pile', build };
  return { unit: 'run', build, whole: unit === 'run' };
};

/** @param asBuilt whether runs are what `build` makes. */
export const unitEnglish = (
  said: Said,
  unit: Unit,
  run: RunSpec | undefined,
  asBuilt: boolean,
  deck: Deck,
): string => {
  if (unit === 'card' || run === undefined) return `cards of the ${said.name} move one at a time`;
  const lying = asBuilt ? 'lie so on each other' : `go ${relationEnglish(run, deck)}`;
  switch (unit) {
    case 'part of run':
      return `cards at the end of ${aPile(said)} that ${lying} may move together, all or some of them`;
    case 'run':
      return `cards at the end of ${aPile(said)} that ${lying} move together, all of them or none`;
    case 'pile':
      return `${aPile(said)} moves to another only as a whole, if its cards ${lying}`;
  }
};
