import { deckSize } from '../../cards/deck.js';
import type { Cond, Consequence, Effect } from '../../core/types.js';
import { groupsOf, type PlacedGroup, type Table } from '../table.js';
import { giversOf } from '../words/keep.js';
import { betweenRoundsOnly } from '../words/lay-out.js';
import { ROWS } from '../words/row.js';
import { sortForPlaces } from '../words/sort.js';
import { atEnds } from './at-ends.js';
import { ALWAYS, all, any, counterIs, holdsCards, not, rankIsOneOf } from './conds.js';
import type { Draft } from './draft.js';
import { forgetRows, layOne, laySeveral } from './lay.js';
import { dealing } from './row.js';
import { isShort, isShortPile, keptPiles } from './short.js';
import { boutGroups, FILLING, leftView } from './view.js';

/** The rules that `keep` makes. */

const keepers = (table: Table): PlacedGroup[] =>
  table.groups.filter(({ spec, count }) => spec.keep !== undefined && count > 0);

/** Those that others are filled after come first; else they stand as in the file. */
export const inFillingOrder = (groups: readonly PlacedGroup[]): PlacedGroup[] => {
  const left = [...groups];
  const order: PlacedGroup[] = [];
  while (left.length > 0) {
    const waits = ({ spec }: PlacedGroup) =>
      left.some((other) => spec.keep?.after?.includes(other.name));
    const at = left.findIndex((group) => !waits(group));
    order.push(...left.splice(Math.max(0, at), 1));
  }
  return order;
};

/** Fills the short piles of a group, as far as the cards of the giver go. */
const fillGroup = (group: PlacedGroup, giver: PlacedGroup, table: Table): Effect[] => {
  const { 'at least': least, order } = group.spec.keep!;
  const piles = keptPiles(group);
  const round = (when: Cond, repeat: boolean): Effect => ({
    do: 'each',
    piles,
    when: all(holdsCards(giver.first), isShortPile(group, 'it'), when),
    repeat,
    then: layOne(giver, table),
  });
  if (least === 'rows' && group.spec.columns === undefined) {
    const rows = Math.ceil(deckSize(table.deck) / piles.length);
    return Array.from({ length: rows }, (_, row) =>
      round({ op: 'compare', a: { op: 'size', pile: 'it' }, is: '<=', b: row }, false),
    );
  }
  if (typeof least !== 'number') return [round(ALWAYS, false)];
  return order === 'packets'
    ? [round(ALWAYS, true)]
    : Array.from({ length: least }, () => round(ALWAYS, false));
};

/** Filling as one act without choice: all groups that are filled from one stock before turning. */
const acts = (table: Table): Draft[] => {
  const filled = keepers(table).filter(
    ({ spec: { keep } }) => keep!.when === 'before turning' && !keep!.choice,
  );
  const names = [...new Set(filled.flatMap(({ spec: { keep } }) => giversOf(keep!)))];
  return groupsOf(table, names).map((giver): Draft => {
    const groups = inFillingOrder(
      filled.filter(({ spec: { keep } }) => giversOf(keep!).includes(giver.name)),
    );
    return {
      kind: 'fill',
      move: {
        name: `fill ${groups.map(({ name }) => name).join(' and ')} from ${giver.name}`,
        stage: 'fill',
        from: [giver.first],
        to: [groups[0]!.first],
        count: { unit: 'card' },
        when: isShort(groups),
        effects: [
          ...groups.flatMap((group) => fillGroup(group, giver, table)),
          ...forgetRows(giver, table),
        ],
      },
    };
  });
};

/** Which cards of a giver fill places of the group. */
const mayFill = (group: PlacedGroup, giver: string, table: Table): Cond =>
  not(rankIsOneOf('lead', group.spec.keep?.never?.[giver] ?? [], table.deck));

/** Filling at once, card by card, from piles that the player chooses: any short pile of the group. */
const choices = (table: Table): Draft[] =>
  keepers(table)
    .filter(({ spec: { keep } }) => keep!.choice && keep!.when === 'at once')
    .flatMap((group) =>
      groupsOf(table, giversOf(group.spec.keep!)).map(
        (giver): Draft => ({
          kind: 'fill',
          giver,
          move: {
            name: `fill ${group.name} from ${giver.name}`,
            stage: 'fill',
            from: giver.piles,
            to: keptPiles(group),
            count: { unit: 'card' },
            when: all(atEnds(giver, group, table), mayFill(group, giver.name, table), {
              op: 'compare',
              a: { op: 'size', pile: 'to' },
              is: '<',
              b: Number(group.spec.keep!['at least']),
            }),
            effects: [{ do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'up' }],
          },
        }),
      ),
    );

/** Filling in bouts: the first place that is short, from a pile that the player chooses. */
const bouts = (table: Table): Draft[] => {
  const groups = inFillingOrder(boutGroups(table));
  const [some] = groups;
  if (some === undefined) return [];
  const piles = groups.flatMap(keptPiles);
  return groupsOf(table, giversOf(some.spec.keep!)).map(
    (giver): Draft => ({
      kind: 'fill',
      giver,
      move: {
        name: `fill from ${giver.name}`,
        stage: 'fill',
        from: giver.piles,
        to: [piles[0]!],
        count: { unit: 'card' },
        when: all(isShort(groups), not(dealing(table))),
        effects: [
          {
            do: 'move',
            n: 1,
            from: 'from',
            to: { op: 'first', piles, where: { op: 'empty', pile: 'other' } },
            turned: false,
            face: 'up',
          },
          { do: 'set', counter: FILLING, to: 1 },
          ...leftView(giver.first, table),
        ],
      },
    }),
  );
};

export const fillDrafts = (table: Table): Draft[] => [
  ...acts(table),
  ...choices(table),
  ...bouts(table),
];

/** Places of which the player must fill one now: short, and something there to fill it. */
export const spaceOwed = (table: Table, fills: readonly Draft[]): Cond => {
  const groups = keepers(table).filter(
    ({ spec: { keep } }) => keep!.choice && keep!.when === 'at once',
  );
  return any(
    ...groups.map((group) => {
      const stocks = groupsOf(table, giversOf(group.spec.keep!)).filter(
        ({ spec }) => spec.role === 'stock',
      );
      const others = fills.filter(
        ({ kind, giver, move }) =>
          kind === 'fill' &&
          giver !== undefined &&
          giver.spec.role !== 'stock' &&
          move.to.includes(group.first),
      );
      return all(
        isShort([group]),
        any(...stocks.map((stock) => holdsCards(stock.first)), {
          op: 'possible',
          of: others.map(({ move }) => move),
        }),
      );
    }),
  );
};

/** A stock whose cards go to wastes by colour is turned for places that the wastes leave short. */
const sortedForPlaces = (table: Table): Consequence[] =>
  table.groups.flatMap(({ name, first, spec: { sort } }) => {
    if (sort === undefined) return [];
    const waiting = keepers(table).filter(({ spec }) => giversOf(spec.keep!).includes(name));
    const waste = (of: string) => groupsOf(table, [of])[0]!.first;
    return waiting.length === 0 ? [] : sortForPlaces(sort, first, waste, isShort(waiting));
  });

/** Filling that happens by itself. */
export const fillConsequences = (table: Table): Consequence[] => [
  ...filledByThemselves(table),
  ...sortedForPlaces(table),
];

const filledByThemselves = (table: Table): Consequence[] =>
  keepers(table).flatMap((group) => {
    const keep = group.spec.keep!;
    const byItself = keep.when === 'at once' && !keep.choice;
    if (!byItself && keep['while rows are dealt'] === undefined) return [];
    const when = !byItself
      ? dealing(table, group)
      : keep.until === undefined
        ? ALWAYS
        : counterIs(ROWS, 0);
    return giversOf(keep)
      .flatMap((name) => groupsOf(table, [name]))
      .filter(({ spec }) => spec.sort === undefined)
      .map(
        (giver): Consequence => ({
          name: `${group.name} filled from ${giver.name}`,
          each: keptPiles(group),
          when: all(
            when,
            betweenRoundsOnly(giver.spec['lay out']),
            holdsCards(giver.first),
            isShortPile(group, 'it'),
          ),
          effects: laySeveral(giver, keep.cards ?? 1, table),
        }),
      );
  });
