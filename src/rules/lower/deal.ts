import type { Effect } from '../../core/types.js';
import { type PlacedGroup, pilesOf, type Table } from '../table.js';
import { dealWords, lowerDeal } from '../words/deal.js';
import { lowerFitsGoUp } from '../words/fits-go-up.js';
import { lowerLines } from '../words/lines.js';
import { lowerReturns } from '../words/returns.js';
import { lowerSink } from '../words/sink.js';
import { lowerSlip } from '../words/slip.js';
import { lowerSlipTops } from '../words/slip-tops.js';
import { lowerTopsOf } from '../words/tops-of.js';
import { layOne } from './lay.js';

/** How the cards that are not set out come to the table at the start. */

/** Deals one card; ranks that go up at once do so before it, unless it goes to a reserve. */
const dealt = (
  effect: Effect,
  { spec }: PlacedGroup,
  stock: PlacedGroup | undefined,
  table: Table,
): Effect[] =>
  stock?.spec['goes up'] === undefined ||
  spec.role === 'reserve' ||
  effect.do !== 'move' ||
  typeof effect.to !== 'number'
    ? [effect]
    : [
        {
          do: 'each',
          piles: [effect.to],
          when: { op: 'always' },
          repeat: false,
          then: layOne(stock, table),
        },
      ];

/** What is dealt to a group, a card each, and what follows from it. */
const dealtCards = (
  group: PlacedGroup,
  stock: PlacedGroup | undefined,
  table: Table,
): Effect[][] => {
  const { spec, piles, first, amounts } = group;
  const words = dealWords(spec.deal);
  return lowerDeal(spec.deal, spec.face, piles, amounts, table.source).map((effect) =>
    effect.do !== 'move' || typeof effect.to !== 'number'
      ? [effect]
      : [
          ...(words?.differing
            ? [{ do: 'pass', from: table.source, over: effect.to } as const]
            : []),
          ...(words?.lines === undefined
            ? dealt(effect, group, stock, table)
            : lowerLines(words.lines, effect.to - first, effect, table)),
          ...(words?.['fits go up'] ? lowerFitsGoUp(effect.to, table) : []),
        ],
  );
};

/** Groups dealt together: a round of one, a round of the next, and again. */
const turnAbout = (
  groups: readonly PlacedGroup[],
  stock: PlacedGroup | undefined,
  table: Table,
): Effect[] => {
  const left = groups.map((group) => ({ group, cards: dealtCards(group, stock, table) }));
  const most = Math.max(0, ...groups.flatMap(({ amounts }) => amounts));
  return Array.from({ length: most }, (_, round) =>
    left.flatMap(({ group, cards }) =>
      cards.splice(0, group.amounts.filter((n) => n > round).length).flat(),
    ),
  ).flat();
};

/** All that is dealt, in order. */
export const lowerDeals = (table: Table): Effect[] => {
  const stock = table.groups.find(({ spec }) => spec.role === 'stock');
  const isLast = ({ spec }: PlacedGroup) => dealWords(spec.deal)?.last === true;
  const isTurned = ({ spec }: PlacedGroup) => dealWords(spec.deal)?.['turn about'] === true;
  const inTurns = table.groups.filter(isTurned);
  return [
    ...table.groups.filter((group) => !isLast(group)),
    ...table.groups.filter(isLast),
  ].flatMap((group) => {
    if (isTurned(group)) return group === inTurns[0] ? turnAbout(inTurns, stock, table) : [];
    const {
      returns,
      sink,
      'slip under': slip,
      'slip tops': tops,
      'tops of': from,
    } = dealWords(group.spec.deal) ?? {};
    return [
      ...dealtCards(group, stock, table).flat(),
      ...(returns === undefined
        ? []
        : [lowerReturns(returns, group.first, table.source, table.deck)]),
      ...(sink === undefined ? [] : lowerSink(sink, group.piles, table.deck)),
      ...(slip === undefined ? [] : [lowerSlip(slip, group.piles, table.deck)]),
      ...(tops === undefined ? [] : lowerSlipTops(tops, group.piles, table.source, table.deck)),
      ...(from === undefined ? [] : lowerTopsOf(pilesOf(table, [from]), group.piles)),
    ];
  });
};
