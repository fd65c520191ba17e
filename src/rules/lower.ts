import type {
  Cond,
  Consequence,
  Core,
  Count,
  Counter,
  Effect,
  Group,
  Move,
  Stage,
} from '../core/types.js';
import type { Spec } from './spec.js';
import {
  groupsOf,
  HAND,
  layTable,
  type PlacedGroup,
  pilesOf,
  startRank,
  type Table,
} from './table.js';
import { rankNumber } from './terms.js';
import { BASE, lowerFits } from './words/build.js';
import { lowerDeal } from './words/deal.js';
import { lowerDealOut } from './words/deal-out.js';
import { lowerKeep, noneShort } from './words/keep.js';
import { lowerSetOut } from './words/set-out.js';
import { lowerSpaces, spaceGivers } from './words/spaces.js';
import { lowerRedeal, lowerRow, lowerTurn, REDEALS } from './words/turn.js';
import { lowerUnit } from './words/unit.js';

const all = (...of: readonly Cond[]): Cond => {
  const kept = of.filter((cond) => cond.op !== 'always');
  if (kept.some((cond) => cond.op === 'never')) return { op: 'never' };
  if (kept.length === 0) return { op: 'always' };
  return kept.length === 1 ? kept[0]! : { op: 'all', of: kept };
};
const any = (...of: readonly Cond[]): Cond => {
  const kept = of.filter((cond) => cond.op !== 'never');
  if (kept.length === 0) return { op: 'never' };
  return kept.length === 1 ? kept[0]! : { op: 'any', of: kept };
};
const not = (of: Cond): Cond => ({ op: 'not', of });

/** May cards of `giver` go to `taker` at all, as far as the words of the giver say? */
const gives = (giver: PlacedGroup, taker: PlacedGroup): boolean => {
  const { role, take, to } = giver.spec;
  if (to !== undefined && !to.includes(taker.name)) return false;
  if (take === 'none') return false;
  if (role === 'foundation') return take === 'top' && taker.spec.role !== 'foundation';
  if (role === 'stock') return to !== undefined;
  if (role === 'cell') return taker.spec.role !== 'cell';
  return role !== 'discard';
};

/** Guards that hold for whatever leaves a group. */
const leaving = (giver: PlacedGroup, table: Table): Cond[] => [
  ...(giver.spec.stays ?? []).map((word) =>
    not({
      op: 'compare',
      a: { op: 'rank', card: 'lead' },
      is: '==',
      b: rankNumber(word, table.deck),
    }),
  ),
  ...table.groups.flatMap(({ spec: { keep }, piles }) =>
    keep?.from === giver.name && keep.when === 'before turning' ? [noneShort(keep, piles)] : [],
  ),
];

const lowerFoundation = (
  giver: PlacedGroup,
  taker: PlacedGroup,
  table: Table,
): Move | undefined => {
  const { spec, piles, full } = taker;
  const size = { op: 'size', pile: 'to' } as const;
  const rank = { op: 'rank', card: 'lead' } as const;
  const empty: Cond = { op: 'empty', pile: 'to' };
  if (spec['whole suits']) {
    if (giver.spec.role !== 'tableau') return undefined;
    const build = { steps: [-1], wrap: false, suit: 'same', ranks: table.deck.ranks } as const;
    const count = { unit: 'run', build, whole: false, exactly: table.deck.ranks } as const;
    return transfer(giver, taker, 'up', count, empty);
  }
  const start: Cond =
    spec['set out'] !== undefined
      ? { op: 'never' }
      : all(empty, {
          op: 'compare',
          a: rank,
          is: '==',
          b: spec.start === 'base' ? { op: 'counter', name: BASE } : startRank(spec, table.deck),
        });
  const build = spec.build ?? { rank: 'up', suit: 'same', corner: false };
  const corner = spec.start === 'base' || build.corner;
  const even = full.every((n) => n === full[0]);
  const next = all(lowerFits({ ...build, corner }, table.deck), {
    op: 'compare',
    a: size,
    is: '<',
    b: even ? full[0]! : { op: 'per', first: piles[0]!, values: full, pile: 'to' },
  });
  return transfer(
    giver,
    taker,
    'up',
    { unit: 'card' },
    all(...leaving(giver, table), any(next, start)),
  );
};

const transfer = (
  giver: PlacedGroup,
  taker: PlacedGroup,
  stage: Stage,
  count: Count,
  when: Cond,
): Move => ({
  name: `${giver.name} to ${taker.name}`,
  stage,
  from: giver.piles,
  to: taker.piles,
  count,
  when,
  effects: [
    {
      do: 'move',
      n: 'n',
      from: 'from',
      to: 'to',
      turned: false,
      face: giver.spec.role === 'stock' ? 'up' : 'as it is',
    },
  ],
});

const isOut = (groups: readonly string[], table: Table): Cond[] =>
  pilesOf(table, groups).map((pile) => ({ op: 'empty', pile }));

const lowerTableau = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Move => {
  const { build, spaces = 'any' } = taker.spec;
  const mayBuild = build !== undefined && (build.from?.includes(giver.name) ?? true);
  const mayFill = spaceGivers(spaces)?.includes(giver.name) ?? true;
  const onCard = mayBuild
    ? all(lowerFits(build, table.deck), ...isOut(build.once?.empty ?? [], table))
    : ({ op: 'never' } as const);
  const onSpace = mayFill ? lowerSpaces(spaces, table.deck) : ({ op: 'never' } as const);
  const count: Count =
    giver.spec.role === 'tableau'
      ? lowerUnit(giver.spec.unit, giver.spec.run ?? giver.spec.build, table.deck)
      : { unit: 'card' };
  const back = giver.spec.role === 'foundation';
  const stage = giver.spec.role === 'tableau' ? 'build' : back ? 'store' : 'down';
  return transfer(giver, taker, stage, count, all(...leaving(giver, table), any(onCard, onSpace)));
};

const lowerCell = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Move =>
  transfer(
    giver,
    taker,
    'store',
    { unit: 'card' },
    all(...leaving(giver, table), { op: 'empty', pile: 'to' }),
  );

const lowerPair = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Move | undefined => {
  if (!gives(giver, taker) || giver.count === 0 || taker.count === 0) return undefined;
  switch (taker.spec.role) {
    case 'foundation':
      return lowerFoundation(giver, taker, table);
    case 'tableau':
      return lowerTableau(giver, taker, table);
    case 'cell':
      return lowerCell(giver, taker, table);
    default:
      return undefined;
  }
};

/** What the words of a stock let the player do with it. */
const lowerStock = (stock: PlacedGroup, table: Table): Move[] => {
  const { turn, row, redeal, 'deal out': dealOut } = stock.spec;
  const pile = stock.first;
  const piles = (name: string) => pilesOf(table, [name]);
  const guard = all(...leaving(stock, table));
  const [redealt] =
    redeal === undefined ? [] : [lowerRedeal(redeal, pile, pilesOf(table, redeal.from))];
  return [
    ...(dealOut === undefined ? [] : lowerDealOut(dealOut, pile, piles(dealOut.onto), table.deck)),
    ...(turn === undefined ? [] : [lowerTurn(turn, pile, piles(turn.to)[0]!, guard)]),
    ...(row === undefined ? [] : [lowerRow(row, pile, piles(row.onto))]),
    ...(redealt === undefined ? [] : [redealt]),
  ];
};

const ORDER: readonly Stage[] = ['up', 'fill', 'build', 'down', 'store', 'turn'];

const lowerMoves = (table: Table): Move[] => {
  const takers = table.groups.filter((group) => group.spec.role !== 'stock');
  const pairs = takers.flatMap((taker) =>
    table.groups.map((giver) => lowerPair(giver, taker, table)),
  );
  const fills = table.groups.map(({ name, piles, spec: { keep } }) =>
    keep === undefined
      ? undefined
      : lowerKeep(keep, name, piles, pilesOf(table, [keep.from])[0]!).move,
  );
  const stocks = table.groups.filter((group) => group.spec.role === 'stock');
  return [...pairs, ...fills, ...stocks.flatMap((stock) => lowerStock(stock, table))]
    .filter((move): move is Move => move !== undefined && move.when.op !== 'never')
    .toSorted((a, b) => ORDER.indexOf(a.stage) - ORDER.indexOf(b.stage));
};

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
  const fills = table.groups.map(({ name, piles, spec: { keep } }) =>
    keep === undefined
      ? undefined
      : lowerKeep(keep, name, piles, pilesOf(table, [keep.from])[0]!).consequence,
  );
  return [...turnUp, ...fills.filter((fill): fill is Consequence => fill !== undefined)];
};

const lowerSetup = (table: Table, based: readonly number[]): Effect[] => {
  const setOut = table.groups.flatMap((group) =>
    lowerSetOut(group.setOut, group.first, table.source),
  );
  let left =
    table.left + table.groups.reduce((n, g) => n + g.amounts.reduce((a, b) => a + b, 0), 0);
  const dealt = table.groups.flatMap((group) => {
    const effects = lowerDeal(group.spec.deal, group.spec.face, group.piles, left, table.source);
    left -= effects.length;
    return effects;
  });
  const base = based.map(
    (pile): Effect => ({
      do: 'if',
      when: not({ op: 'empty', pile }),
      then: [{ do: 'set', counter: BASE, to: { op: 'rank', card: { op: 'bottom', pile } } }],
    }),
  );
  return [...setOut, ...dealt, ...base];
};

/** What its piles can hold at most: a cell one card, a foundation its full size, others the pack. */
const capacityOf = (group: PlacedGroup, cards: number): number => {
  if (group.spec.role === 'cell') return 1;
  return group.spec.role === 'foundation' ? Math.max(...group.full, 1) : cards;
};

/** A checked rule file as a core. A pure function. */
export const lower = (spec: Spec): Core => {
  const table = layTable(spec);
  const { deck, groups } = table;
  const cards = deck.suits.length * deck.ranks * deck.copies;
  const placed = groups.map(
    (group): Group => ({
      name: group.name,
      role: group.spec.role,
      first: group.first,
      count: group.count,
      capacity: capacityOf(group, cards),
    }),
  );
  const hasStock = groups.some((group) => group.spec.role === 'stock');
  const hand: Group = { name: HAND, role: 'stock', first: table.source, count: 1, capacity: cards };
  const foundations = groups.filter((group) => group.spec.role === 'foundation');
  const based = foundations.filter((group) => group.spec.start === 'base').flatMap((g) => g.piles);
  const counters: Counter[] = [
    ...(based.length > 0 ? [{ name: BASE, initial: 0, rankOfBottom: based }] : []),
    ...(groups.some(({ spec: { redeal } }) => typeof redeal?.times === 'number')
      ? [{ name: REDEALS, initial: 0 }]
      : []),
  ];
  const complete = groupsOf(
    table,
    foundations.map((group) => group.name),
  ).flatMap((group) =>
    group.piles.map(
      (pile, i): Cond => ({ op: 'compare', a: { op: 'size', pile }, is: '==', b: group.full[i]! }),
    ),
  );
  return {
    name: spec.name,
    deck,
    groups: hasStock ? placed : [...placed, hand],
    counters,
    source: table.source,
    setup: lowerSetup(table, based),
    moves: lowerMoves(table),
    consequences: lowerConsequences(table),
    goal: { op: 'all', of: complete },
    ...(spec.table === undefined ? {} : { picture: spec.table }),
  };
};
