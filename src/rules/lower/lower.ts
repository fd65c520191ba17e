import { deckSize } from '../../cards/deck.js';
import {
  type Cond,
  type Consequence,
  type Core,
  type Counter,
  type Effect,
  type Group,
  isUpRole,
} from '../../core/types.js';
import type { Spec } from '../spec.js';
import { gridOf, HAND, layTable, type PlacedGroup, pilesOf, type Table } from '../table.js';
import { BASE } from '../words/build.js';
import { chainStart, NEXT } from '../words/chain.js';
import { PLACE } from '../words/deal-in-turn.js';
import { DEALT } from '../words/deal-round.js';
import { exchangeCounters } from '../words/exchange.js';
import { foldedUp } from '../words/fold.js';
import { lowerRowsInOrder } from '../words/follow.js';
import { GRACES } from '../words/grace.js';
import { pairCounters } from '../words/in-pairs.js';
import { layOutCounters, roundIsOver } from '../words/lay-out.js';
import { LENT } from '../words/lends.js';
import { lowerLift } from '../words/lift.js';
import { linesMakeSum } from '../words/lines-sum.js';
import { OPENED } from '../words/opening.js';
import { OWED } from '../words/payment.js';
import { ROWS } from '../words/row.js';
import { lowerSetOut } from '../words/set-out.js';
import { REDEALS } from '../words/turn.js';
import { all, empty, holdsCards, not } from './conds.js';
import { lowerDeals } from './deal.js';
import { fillConsequences } from './fill.js';
import { lowerMoves } from './moves.js';
import { betweenPairs } from './pairs.js';
import { dealing, rowsAtStart } from './row.js';
import { suitlessRanks } from './suitless.js';
import { boutGroups, FILLING, VIEW, viewConsequences } from './view.js';

const lowerConsequences = (table: Table): Consequence[] => {
  const turnUp = table.groups
    .filter((group) => group.spec.role === 'tableau' && group.spec.face !== 'up')
    .map(
      ({ name, piles }): Consequence => ({
        name: `${name} turned up`,
        each: piles,
        when: { op: 'faceDown', card: { op: 'top', pile: 'it' } },
        effects: [{ do: 'turn up', pile: 'it' }],
      }),
    );
  const choices = table.groups.filter(({ spec }) => spec.choose !== undefined);
  const chosen = all(...choices.map(({ first }) => empty(first)));
  const rounds = table.groups.flatMap(({ first, spec: { 'lay out': laid } }) =>
    laid === undefined ? [] : [roundIsOver(laid, first, pilesOf(table, [laid.onto]))],
  );
  const byItself = [
    ...rounds,
    ...fillConsequences(table),
    ...viewConsequences(table, not(dealing(table))),
  ];
  const free = all(chosen, betweenPairs(table));
  return [...turnUp, ...byItself.map((rule) => ({ ...rule, when: all(free, rule.when) }))];
};

const lowerSetup = (table: Table, based: readonly number[]): Effect[] => {
  const setOut = table.groups.flatMap((group) =>
    lowerSetOut(group.setOut, group.first, table.source),
  );
  const base = based.map(
    (pile): Effect => ({
      do: 'if',
      when: holdsCards(pile),
      then: [{ do: 'set', counter: BASE, to: { op: 'rank', card: { op: 'bottom', pile } } }],
    }),
  );
  const lifts = table.groups.flatMap(({ spec: { lift }, first }) =>
    lift === undefined ? [] : [lowerLift(lift, pilesOf(table, lift.from), first, table.deck)],
  );
  return [...setOut, ...lowerDeals(table), ...lifts, ...base];
};

/** What its piles can hold at most: a cell and a place of a row one card, a foundation its full size, others the pack. */
const capacityOf = (group: PlacedGroup, cards: number): number => {
  if (group.spec.role === 'cell' || group.spec.follow !== undefined) return 1;
  return group.spec.role === 'foundation' ? Math.max(...group.full, 1) : cards;
};

const lowerGroup = (group: PlacedGroup, cards: number): Group => {
  const { columns, 'grid names': named } = group.spec;
  return {
    name: group.name,
    role: group.spec.role,
    first: group.first,
    count: group.count,
    capacity: capacityOf(group, cards),
    ...(columns === undefined ? {} : { columns }),
    ...(columns === undefined || named ? {} : { numbered: true }),
  };
};

const lowerCounters = (table: Table, based: readonly number[]): Counter[] => {
  const rows = rowsAtStart(table);
  const redeals = table.groups.some(
    ({ spec }) => typeof spec.redeal?.times === 'number' || spec['deal again'] !== undefined,
  );
  const has = (
    word: 'opening' | 'lends' | 'deal in turn' | 'deal round' | 'in pairs with' | 'ties',
  ) => table.groups.some(({ spec }) => spec[word]);
  const names = [
    ...(redeals ? [REDEALS] : []),
    ...(boutGroups(table).length > 0 ? [FILLING, VIEW] : []),
    ...(has('opening') ? [OPENED] : []),
    ...(has('lends') ? [LENT] : []),
    ...(table.groups.some(({ spec }) => spec.exchange !== 'none') ? exchangeCounters : []),
    ...(table.groups.some(({ spec }) => spec.payment !== undefined) ? [OWED] : []),
    ...(has('deal in turn') ? [PLACE] : []),
    ...(has('deal round') ? [DEALT] : []),
    ...(has('in pairs with') ? pairCounters(has('ties')) : []),
  ];
  const graces = table.groups.flatMap(({ spec, count }) =>
    spec.grace && count > 0 ? [count] : [],
  );
  return [
    ...(based.length > 0 ? [{ name: BASE, initial: 0, rankOfBottom: based }] : []),
    ...(rows === undefined ? [] : [{ name: ROWS, initial: rows }]),
    ...names.map((name) => ({ name, initial: 0 })),
    ...graces.map((initial) => ({ name: GRACES, initial })),
    ...table.groups.flatMap(({ spec: { 'lay out': laid } }) =>
      laid === undefined ? [] : layOutCounters(laid, pilesOf(table, [laid.onto])),
    ),
    ...table.groups.flatMap(({ spec: { chain } }) =>
      chain === undefined ? [] : [{ name: NEXT, initial: chainStart(chain, table.deck) }],
    ),
  ];
};

const shufflesIn = (table: Table): number =>
  table.groups.reduce((sum, { spec: { redeal, 'deal again': again } }) => {
    const times = redeal?.shuffled && redeal.times !== 'none' ? redeal.times : 0;
    return sum + (times === 'unlimited' ? 0 : times) + (again?.times ?? 0);
  }, 0);

/** A checked rule file as a core. A pure function. */
export const lower = (spec: Spec): Core => {
  const table = layTable(spec);
  const { deck, groups } = table;
  const cards = deckSize(deck);
  const hasStock = groups.some((group) => group.spec.role === 'stock');
  const hand: Group = { name: HAND, role: 'stock', first: table.source, count: 1, capacity: cards };
  const placed = groups.map((group) => lowerGroup(group, cards));
  const foundations = groups.filter((group) => group.spec.role === 'foundation');
  const based = foundations.filter((group) => group.spec.start === 'base').flatMap((g) => g.piles);
  const ends = groups.filter((group) => isUpRole(group.spec.role));
  const complete = ends.flatMap((group) =>
    group.piles.map(
      (pile, i): Cond => ({ op: 'compare', a: { op: 'size', pile }, is: '==', b: group.full[i]! }),
    ),
  );
  const folded = groups.flatMap(({ piles, spec: { fold } }) =>
    fold === undefined ? [] : [foldedUp(piles)],
  );
  const sums = groups.flatMap((group) => {
    const spec = group.spec['lines sum'];
    return spec === undefined ? [] : linesMakeSum(spec, gridOf(group));
  });
  const inOrder = groups.flatMap((group) =>
    group.spec.follow === undefined ? [] : lowerRowsInOrder(group.spec.follow, gridOf(group), deck),
  );
  return {
    name: spec.name,
    deck,
    groups: hasStock ? placed : [...placed, hand],
    counters: lowerCounters(table, based),
    source: table.source,
    setup: lowerSetup(table, based),
    moves: lowerMoves(table),
    consequences: lowerConsequences(table),
    goal: { op: 'all', of: [...complete, ...inOrder, ...folded, ...sums] },
    suitless: suitlessRanks(table),
    shuffles: shufflesIn(table),
    ...(spec.table === undefined ? {} : { picture: spec.table }),
  };
};
