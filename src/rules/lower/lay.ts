import type { Effect } from '../../core/types.js';
import { type PlacedGroup, startRank, type Table } from '../table.js';
import { rankNumber } from '../terms.js';
import { lowerGoesUp } from '../words/goes-up.js';
import { isOfRows } from '../words/keep.js';
import { ROWS } from '../words/row.js';
import { holdsCards } from './conds.js';

/** How cards of the stock come to their places in rows and fillings. */

/** Is a pile of the group begun with this rank? */
const begins = ({ spec }: PlacedGroup, rank: number, { deck }: Table): boolean =>
  Array.isArray(spec.start) || startRank(spec, deck, 0) === rank;

/** What happens before a card of the stock is laid in a place: some ranks go up. */
const beforeLaying = (giver: PlacedGroup, table: Table): Effect[] => {
  const ranks = giver.spec['goes up'];
  if (ranks === undefined) return [];
  const foundations = table.groups.filter(({ spec }) => spec.role === 'foundation');
  return ranks
    .map((word) => rankNumber(word, table.deck))
    .flatMap((rank) =>
      foundations
        .filter((group) => begins(group, rank, table))
        .map(({ piles, spec }) =>
          lowerGoesUp(rank, giver.first, piles, spec['different suits'] === true),
        ),
    );
};

/** Lays a card of the giver on `it`, face up. */
export const layOne = (giver: PlacedGroup, table: Table): Effect[] => {
  const lay: Effect = {
    do: 'move',
    n: 1,
    from: giver.first,
    to: 'it',
    turned: false,
    face: 'up',
  };
  const before = beforeLaying(giver, table);
  return before.length === 0
    ? [lay]
    : [...before, { do: 'if', when: holdsCards(giver.first), then: [lay] }];
};

/** Lays several cards of the giver on `it`, as far as they go. */
export const laySeveral = (giver: PlacedGroup, cards: number, table: Table): Effect[] =>
  Array.from({ length: cards }, (_, i): Effect[] =>
    i === 0
      ? layOne(giver, table)
      : [{ do: 'if', when: holdsCards(giver.first), then: layOne(giver, table) }],
  ).flat();

/** Once the stock is out the rows that were dealt do not matter any more. */
export const forgetRows = (stock: PlacedGroup, table: Table): Effect[] =>
  table.groups.some(({ spec }) => isOfRows(spec.keep))
    ? [
        {
          do: 'if',
          when: { op: 'empty', pile: stock.first },
          then: [{ do: 'set', counter: ROWS, to: 0 }],
        },
      ]
    : [];
