import type { Core } from '../../src/core/types.js';
import { lower } from '../../src/rules/lower/lower.js';
import type { Spec } from '../../src/rules/spec.js';
import { specOf } from '../core-of.js';
import { ROLE_ORDER } from './translate.js';

/** The rules with their groups in the order of a translated game, so that piles have its numbers. */
const inRoleOrder = (spec: Spec): Spec => ({
  ...spec,
  piles: Object.fromEntries(
    Object.entries(spec.piles).toSorted(
      ([, a], [, b]) => ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role),
    ),
  ),
});

/** A bundled game with settings, its groups in the order of a translated game. */
export const orderedCore = (game: string, set: Readonly<Record<string, unknown>>): Core =>
  lower(inRoleOrder(specOf(game, set)));

/**
 * What of a core decides about play: all but what things are called, groups without piles, the order
 * in which suits are counted and how the table is drawn.
 */
export const playOf = ({ name: _, picture: __, groups, deck, ...core }: Core): unknown => ({
  deck: { ...deck, suits: deck.suits.toSorted((a, b) => a - b) },
  groups: groups
    .filter(({ count }) => count > 0)
    .map(({ role, first, count, capacity }) => ({ role, first, count, capacity })),
  ...(JSON.parse(
    JSON.stringify(core, (key, value: unknown) =>
      key === 'name' && typeof value === 'string' && value.includes(' ') ? undefined : value,
    ),
  ) as object),
});
