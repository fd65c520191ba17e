import type { Cond } from '../../core/types.js';
import { any, empty, not } from '../lower/conds.js';
import { flag } from '../terms.js';

/**
 * `begin first`, of foundations: a card that could begin an empty pile must, and may not go on one
 * that is begun (the vacancies among the numerals of the Great Thirteen).
 */
export const beginFirstSchema = flag.describe(
  'a card that can begin an empty pile of the group goes to none that is begun',
);

/** @param begins whether the card could begin the pile `other`. */
export const lowerBeginFirst = (piles: readonly number[], begins: Cond): Cond =>
  any(empty('to'), not({ op: 'some', piles, of: begins }));

export const beginFirstEnglish = (name: string): string =>
  `a card that can begin an empty pile of the ${name} must go there, if it is played, and not on one that is begun`;
