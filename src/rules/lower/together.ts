import type { CardRef, Cond, Effect, Move, Num, PileRef } from '../../core/types.js';
import { gridOf, type PlacedGroup, pilesOf, type Table } from '../table.js';
import type { TogetherSpec } from '../words/together.js';
import { ALWAYS, all, any, not, rankIsOneOf } from './conds.js';

/** The moves that `together` makes: sets of cards taken from several piles at one time. */

const top = (pile: PileRef): CardRef => ({ op: 'top', pile });
const rankOf = (pile: PileRef): Num => ({ op: 'rank', card: top(pile) });
const plus = (a: Num, b: Num): Num => ({ op: 'plus', a, b });
const same = (a: Num, b: Num): Cond => ({ op: 'compare', a, is: '==', b });

/** Piles of a set are named from the first to the last, so that each set is one move. */
const inOrder = (piles: readonly number[], a: PileRef, b: PileRef): Cond => {
  const first = Math.min(...piles);
  const values = Array.from({ length: Math.max(...piles) - first + 1 }, (_, i) => i);
  const place = (pile: PileRef): Num => ({ op: 'per', first, values, pile });
  return { op: 'compare', a: place(a), is: '<', b: place(b) };
};

const inRowOrColumn = (group: PlacedGroup): Cond => {
  const { first, columns } = gridOf(group);
  const line = (of: (at: number) => number): Cond => {
    const values = group.piles.map((_, at) => of(at));
    const place = (pile: PileRef): Num => ({ op: 'per', first, values, pile });
    return same(place('from'), place('to'));
  };
  return any(
    line((at) => Math.floor(at / columns)),
    line((at) => at % columns),
  );
};

/** Lays the top cards of these piles on the first pile of the group that is not complete. */
const laid = (taker: PlacedGroup, piles: readonly PileRef[]): Effect[] => {
  const full = taker.full[0] ?? 0;
  const to: PileRef =
    taker.count === 1
      ? taker.first
      : {
          op: 'first',
          piles: taker.piles,
          where: { op: 'compare', a: { op: 'size', pile: 'other' }, is: '<', b: full },
        };
  return piles.map((from) => ({ do: 'move', n: 1, from, to, turned: false, face: 'as it is' }));
};

/** What holds of two of the piles, whichever they are. */
const pairwise = (spec: TogetherSpec, a: PileRef, b: PileRef, card: CardRef): Cond => {
  const ranks: Num = { op: 'rank', card };
  return all(
    spec.ranks === 'equal' ? same(ranks, rankOf(b)) : ALWAYS,
    spec.different ? not(same(rankOf(a), rankOf(b))) : ALWAYS,
  );
};

const pairs = (taker: PlacedGroup, spec: TogetherSpec, piles: number[], table: Table): Move => {
  const group = table.groups.find(({ name }) => name === spec.from[0])!;
  const of = (card: CardRef): Cond =>
    spec.of === undefined ? ALWAYS : rankIsOneOf(card, spec.of, table.deck);
  return {
    name: `two to ${taker.name}`,
    stage: 'up',
    from: piles,
    to: piles,
    count: { unit: 'card' },
    when: all(
      of('lead'),
      of(top('to')),
      pairwise(spec, 'from', 'to', 'lead'),
      spec.sum === undefined
        ? ALWAYS
        : same(plus({ op: 'rank', card: 'lead' }, rankOf('to')), spec.sum),
      { op: 'compare', a: rankOf('to'), is: '>', b: 0 },
      inOrder(piles, 'from', 'to'),
      spec.within === undefined ? ALWAYS : inRowOrColumn(group),
    ),
    effects: laid(taker, ['from', 'to']),
  };
};

/** Three cards, and with a crown a move for each pile that it may come from. */
const triples = (
  taker: PlacedGroup,
  spec: TogetherSpec,
  piles: readonly number[],
  crown: number | undefined,
  table: Table,
): Move => {
  const others = piles.filter((pile) => pile !== crown);
  const third: PileRef = { op: 'which', piles: others };
  const of = (card: CardRef): Cond =>
    spec.of === undefined ? ALWAYS : rankIsOneOf(card, spec.of, table.deck);
  return {
    name: `three to ${taker.name}${crown === undefined ? '' : ` crowned by ${crown - piles[0]! + 1}`}`,
    stage: 'up',
    from: others,
    to: others,
    count: { unit: 'which', piles: others },
    when: all(
      crown === undefined ? ALWAYS : rankIsOneOf(top(crown), spec.crown ?? [], table.deck),
      of(top('from')),
      of(top(third)),
      { op: 'compare', a: rankOf(third), is: '>', b: 0 },
      pairwise(spec, 'from', third, top('from')),
      inOrder(piles, 'to', third),
      of(top('to')),
      { op: 'compare', a: rankOf('to'), is: '>', b: 0 },
      pairwise(spec, 'from', 'to', top('from')),
      pairwise(spec, 'to', third, top('to')),
      spec.sum === undefined
        ? ALWAYS
        : same(plus(plus(rankOf('from'), rankOf('to')), rankOf(third)), spec.sum),
      inOrder(piles, 'from', 'to'),
    ),
    effects: laid(taker, ['from', 'to', third, ...(crown === undefined ? [] : [crown])]),
  };
};

/** Every way in which sets of cards can be taken. */
export const togetherMoves = (taker: PlacedGroup, table: Table): Move[] => {
  const spec = taker.spec.together;
  if (spec === undefined || taker.count === 0) return [];
  const piles = pilesOf(table, spec.from);
  if (spec.cards === 2) return [pairs(taker, spec, piles, table)];
  const crowns = spec.crown === undefined ? [undefined] : piles;
  return crowns.map((crown) => triples(taker, spec, piles, crown, table));
};
