import { type Card, isDown } from '../cards/card.js';
import { formatCard } from '../cards/notation.js';
import type { Core, Position } from '../core/types.js';

/** How many cards lie face down at the bottom; or which, from 1, where others lie between them. */
const downIn = (pile: readonly Card[]): number | number[] => {
  const places = pile.flatMap((card, i) => (isDown(card) ? [i + 1] : []));
  return places.every((place, i) => place === i + 1) ? places.length : places;
};

/**
 * Piles by group, bottom card first; how many lie face down at the bottom of each and what is counted,
 * where that is not plain: what `core/deal-piles.ts` reads back.
 */
export const pilesJson = (core: Core, position: Position) => {
  const groups = core.groups.map((group) => ({
    group,
    piles: position.piles.slice(group.first, group.first + group.count),
  }));
  const hidden = groups.filter(
    ({ group, piles }) => group.role !== 'stock' && piles.flat().some(isDown),
  );
  const counted = core.counters.flatMap(({ name, initial, rankOfBottom }, i) =>
    rankOfBottom === undefined && position.counters[i] !== initial
      ? [[name, position.counters[i]!] as const]
      : [],
  );
  return {
    piles: Object.fromEntries(
      groups.map(({ group, piles }) => [group.name, piles.map((pile) => pile.map(formatCard))]),
    ),
    faceDown: Object.fromEntries(hidden.map(({ group, piles }) => [group.name, piles.map(downIn)])),
    ...(counted.length === 0 ? {} : { counters: Object.fromEntries(counted) }),
  };
};
