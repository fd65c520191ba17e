import type { PlacedGroup, Table } from '../table.js';
import { startRank } from '../table.js';
import { rankNumber } from '../terms.js';

/** The ranks that the foundations of a group hold when they are complete, in the order of the first. */
export const held = (group: PlacedGroup, table: Table): Set<number> => {
  const { deck } = table;
  const { order } = group.spec;
  if (group.spec['step by'] !== undefined)
    return new Set(Array.from({ length: deck.ranks }, (_, i) => i + 1));
  if (order !== undefined) return new Set(order.map((word) => rankNumber(word, deck)));
  const down = group.spec.build?.rank === 'down';
  const ranks = group.full.flatMap((full, i) => {
    const start = group.setOut[i]?.ranks[0] ?? startRank(group.spec, deck, i);
    return Array.from({ length: full }, (_, k) => {
      const rank = down ? start - k : start + k;
      return ((((rank - 1) % deck.ranks) + deck.ranks) % deck.ranks) + 1;
    });
  });
  return new Set(ranks);
};

/**
 * Ranks whose suit never matters: on no foundation, never leaving the table, and built upon there, if
 * at all, by any suit. Positions that differ only in the suits of such cards are one (the kings that
 * head the columns of the Fairie Queen, which are so many cells when bare).
 */
export const suitlessRanks = (table: Table): number[] => {
  const foundations = table.groups.filter(({ spec }) => spec.role === 'foundation');
  if (foundations.some(({ spec }) => spec.start === 'base')) return [];
  const up = new Set(foundations.flatMap((group) => [...held(group, table)]));
  const laid = table.groups.filter(({ spec }) =>
    ['tableau', 'cell', 'reserve', 'waste'].includes(spec.role),
  );
  return Array.from({ length: table.deck.ranks }, (_, i) => i + 1).filter(
    (rank) =>
      !up.has(rank) &&
      laid.every(
        ({ spec }) =>
          spec.stays?.some((word) => rankNumber(word, table.deck) === rank) &&
          (spec.build === undefined || spec.build.suit === 'any'),
      ),
  );
};
