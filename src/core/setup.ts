import { type Card, DOWN, rankOf } from '../cards/card.js';
import { interpreter } from './interpreter.js';
import type { State } from './state.js';
import type { Core, Position } from './types.js';

/** Orders of all cards for the redeals that shuffle, one each; none in most games. */
export type Redeals = readonly (readonly Card[])[];

const emptyState = (core: Core, redeals: Redeals): State => ({
  piles: core.groups.flatMap((group) => Array.from({ length: group.count }, () => [] as Card[])),
  counters: core.counters.map((counter) => counter.initial),
  redeals,
});

/** The table as it is dealt, before anything follows by itself; as `layOut`. */
export const dealt = (core: Core, pack: readonly Card[], redeals: Redeals): State => {
  const state = emptyState(core, redeals);
  const source = state.piles[core.source]!;
  for (let i = pack.length - 1; i >= 0; i--) source.push(pack[i]! | DOWN);
  interpreter(core).setUp(state);
  return state;
};

/**
 * Lays the table from a pack, the first card of it dealt first. The pack must be the core's deck,
 * and so must each of the redeals, of which there must be `core.shuffles`.
 */
export const layOut = (core: Core, pack: readonly Card[], redeals: Redeals): Position => {
  const state = dealt(core, pack, redeals);
  interpreter(core).settle(state);
  return state;
};

/**
 * A position from piles as they lie: counters are found where the core says how, else they are as
 * at the start. What follows by itself has not happened yet (a game does it when it is loaded).
 */
export const positionFromPiles = (
  core: Core,
  piles: readonly (readonly Card[])[],
  redeals: Redeals,
): Position => ({
  piles,
  redeals,
  counters: core.counters.map((counter) => {
    const found = counter.rankOfBottom?.find((pile) => piles[pile]!.length > 0);
    return found === undefined ? counter.initial : rankOf(piles[found]![0]!);
  }),
});

/** The number of the first pile of a group and its count, by name; undefined if there is none. */
export const groupNamed = (core: Core, name: string) =>
  core.groups.find((group) => group.name === name);

/** All pile numbers of the groups for which `wanted` holds. */
export const pilesWhere = (
  core: Core,
  wanted: (group: Core['groups'][number]) => boolean,
): number[] =>
  core.groups
    .filter(wanted)
    .flatMap((group) => Array.from({ length: group.count }, (_, i) => group.first + i));

/** `circle.3`, or `pack` where a group has one pile; `rows.2.5` in a grid. */
export const pileName = (core: Core, pile: number): string => {
  const group = core.groups.find((g) => pile >= g.first && pile < g.first + g.count);
  if (group === undefined) throw new Error(`${core.name} has no pile ${pile}`);
  if (group.count === 1) return group.name;
  const at = pile - group.first;
  return group.columns === undefined || group.numbered
    ? `${group.name}.${at + 1}`
    : `${group.name}.${Math.floor(at / group.columns) + 1}.${(at % group.columns) + 1}`;
};
