import type { CardRef, Cond, PileRef, SuitRelation } from '../../core/types.js';
import { groupsOf, type PlacedGroup, pilesOf, startRank, type Table } from '../table.js';
import { lowerBeginFirst } from '../words/begin-first.js';
import { lowerBeside } from '../words/beside.js';
import { lowerFits } from '../words/build.js';
import { lowerDifferentSuits } from '../words/different-suits.js';
import { lowerOpening } from '../words/opening.js';
import { lowerOrder } from '../words/order.js';
import { lowerStepBy } from '../words/step-by.js';
import { lowerWholeSuits } from '../words/whole-suits.js';
import { ALWAYS, all, allEmpty, any, empty, holdsCards, NEVER, not, rankIsOneOf } from './conds.js';
import { type Draft, transfer } from './draft.js';
import { startOf } from './start.js';

/** Is a card of the rank that the card beside the pile asks for? */
const step = (
  { spec, first }: PlacedGroup,
  table: Table,
  card: CardRef,
  pile: PileRef,
  suit: SuitRelation,
): Cond => {
  const [beside] = groupsOf(table, [spec['step by'] ?? '']);
  return lowerStepBy(pile, (beside?.first ?? first) - first, suit, table.deck, card);
};

/** When an empty foundation may be begun with a card. */
const begins = (taker: PlacedGroup, table: Table, card: CardRef, pile: PileRef = 'to'): Cond => {
  const { spec, piles } = taker;
  if (spec['set out'] !== undefined) return NEVER;
  if (spec.role === 'hole') return (taker.amounts[0] ?? 0) > 0 ? NEVER : empty(pile);
  const earlier = { op: 'next', pile, by: -1 } as const;
  const isFirst: Cond = {
    op: 'compare',
    a: { op: 'per', first: piles[0]!, values: piles.map((_, i) => (i === 0 ? 1 : 0)), pile },
    is: '==',
    b: 1,
  };
  return all(
    empty(pile),
    spec['step by'] === undefined
      ? {
          op: 'compare',
          a: { op: 'rank', card },
          is: '==',
          b: startOf(taker, table, pile),
        }
      : step(taker, table, card, pile, 'any'),
    spec['in order'] ? any(isFirst, holdsCards(earlier)) : ALWAYS,
    spec['different suits'] ? lowerDifferentSuits(piles, card) : ALWAYS,
  );
};

/** When a pile of a foundation that is begun takes a card, whatever else the rules ask. */
export const takesNext = (taker: PlacedGroup, table: Table, card: CardRef, pile: PileRef): Cond => {
  const { spec, piles, full } = taker;
  const build = spec.build ?? {
    rank: 'up',
    suit: 'same',
    corner: false,
    'one way': false,
    'on blocked': false,
  };
  const corner = spec.start === 'base' || build.corner;
  const fits =
    spec['step by'] !== undefined
      ? all(holdsCards(pile), step(taker, table, card, pile, build.suit))
      : spec.order === undefined
        ? lowerFits({ ...build, corner }, table.deck, card, pile)
        : lowerOrder(spec.order, build.suit, table.deck, card, pile);
  // A hole takes the whole pack, so it is never full before the end.
  if (spec.role === 'hole') return fits;
  const even = full.every((n) => n === full[0]);
  return all(fits, {
    op: 'compare',
    a: { op: 'size', pile },
    is: '<',
    b: even ? full[0]! : { op: 'per', first: piles[0]!, values: full, pile },
  });
};

/** When a foundation takes a card, the piles `to` being those of the group. */
const takes = (taker: PlacedGroup, table: Table, card: CardRef): Cond => {
  const { spec } = taker;
  const next = takesNext(taker, table, card, 'to');
  if (spec.role === 'hole') return any(next, begins(taker, table, card));
  const start = begins(taker, table, card);
  const once = allEmpty(pilesOf(table, spec.build?.once?.empty ?? []));
  if (spec.beside === undefined) return all(once, any(next, start));
  const [beside] = groupsOf(table, [spec.beside]);
  return all(once, any(next, start), lowerBeside(beside!.first - taker.first));
};

/** A card of the groups that are served first could be laid on `to`. */
const preferredFits = (taker: PlacedGroup, table: Table): Cond =>
  any(
    ...groupsOf(table, taker.spec.prefer ?? [])
      .flatMap((group) => group.piles)
      .map((pile: PileRef) => takes(taker, table, { op: 'top', pile })),
  );

/** The moves that bring cards of one group up to another: what must go up is a move of its own. */
export const foundationDrafts = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Draft[] => {
  const { spec } = taker;
  if (spec.together !== undefined) return [];
  if (spec['whole suits']) {
    if (giver.spec.role !== 'tableau') return [];
    const { count, when } = lowerWholeSuits(spec['whole suits'], table.deck);
    return [{ move: transfer(giver, taker, 'up', count, when), giver, kind: 'card' }];
  }
  const first = spec.prefer?.includes(giver.name) ? ALWAYS : not(preferredFits(taker, table));
  const up = (when: Cond, kind: 'card' | 'must'): Draft => ({
    move: transfer(giver, taker, 'up', { unit: 'card' }, when),
    giver,
    kind,
  });
  const inTurn = spec['begin first']
    ? lowerBeginFirst(taker.piles, begins(taker, table, 'lead', 'other'))
    : ALWAYS;
  const fits = all(takes(taker, table, 'lead'), first, inTurn);
  if (spec.must === undefined) return [up(fits, 'card')];
  const owed = rankIsOneOf('lead', spec.must, table.deck);
  const must = up(all(owed, fits), 'must');
  return [
    { ...must, move: { ...must.move, name: `${must.move.name} at once` } },
    ...(spec.beside === undefined ? [up(all(not(owed), fits), 'card')] : []),
  ];
};

/** The moves by which a game that cannot begin is opened. */
export const openingDrafts = (table: Table): Draft[] =>
  table.groups.flatMap((columns) => {
    const { opening } = columns.spec;
    if (opening === undefined) return [];
    const groups = groupsOf(table, opening.for).map((group) => ({
      name: group.name,
      piles: group.piles,
      begins: begins(group, table, 'lead'),
      rank: startRank(group.spec, table.deck, 0),
    }));
    return lowerOpening(opening, columns.piles, groups).map(
      (move): Draft => ({ move, kind: 'card' }),
    );
  });
