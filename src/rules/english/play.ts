import { lower } from '../lower/lower.js';
import type { Spec } from '../spec.js';
import { groupsOf, type PlacedGroup, type Table } from '../table.js';
import { listed, rankNames, theGroups } from '../terms.js';
import { aroundEnglish } from '../words/around.js';
import { barredEnglish, blockedEnglish } from '../words/blocked.js';
import { buildEnglish } from '../words/build.js';
import { chainEnglish } from '../words/chain.js';
import { chooseEnglish } from '../words/choose.js';
import { dealWords } from '../words/deal.js';
import { dealAgainEnglish } from '../words/deal-again.js';
import { dealRoundEnglish } from '../words/deal-round.js';
import { foldEnglish } from '../words/fold.js';
import { followEnglish } from '../words/follow.js';
import { graceEnglish } from '../words/grace.js';
import { linesSumEnglish } from '../words/lines-sum.js';
import { nativesEnglish } from '../words/natives.js';
import { openingEnglish } from '../words/opening.js';
import { opensOnceEnglish } from '../words/opens-once.js';
import { spacesEnglish } from '../words/spaces.js';
import { TIED_ENGLISH, tiesEnglish } from '../words/ties.js';
import { unitEnglish } from '../words/unit.js';
import { fillEnglish } from './fill.js';
import { anEmptyPile, aPile, type Said, together, topCard } from './said.js';
import { saidOf } from './said-of.js';

/** How cards are played, in English. */

/** The cards of groups that may go to the same places. */
const giversEnglish = (groups: readonly PlacedGroup[]): string => {
  const of = (some: readonly PlacedGroup[], one: (said: Said) => string, last = '') =>
    some.length === 0 ? [] : [`${together(some.map(saidOf), one)}${last}`];
  const isPile = ({ spec }: PlacedGroup) => spec.role !== 'stock' && spec.role !== 'cell';
  const isBlocked = ({ spec }: PlacedGroup) => spec['blocked by'] !== undefined;
  const stocks = groups.filter(({ spec }) => spec.role === 'stock');
  const names = listed(
    [
      ...of(
        groups.filter((group) => isPile(group) && isBlocked(group)),
        topCard,
        ' that is not blocked',
      ),
      ...groups.filter((g) => isPile(g) && !isBlocked(g)).map((group) => topCard(saidOf(group))),
      ...of(
        groups.filter(({ spec }) => spec.role === 'cell'),
        ({ name }) => `a card of the ${name}`,
      ),
      ...of(stocks, ({ name }) => `the next card of the ${name}, as it turns up`),
    ],
    'or',
  );
  return stocks.length === 0 ? names : `${names},`;
};

/** Where a card goes that goes to a group, its own or another. */
const placeEnglish = (taker: PlacedGroup, giver: PlacedGroup): string => {
  const said = saidOf(taker);
  if (taker.spec.role === 'cell') return anEmptyPile({ ...said, count: 2 });
  const isBuilt = taker.spec.role !== 'tableau' || taker.spec.build !== undefined;
  if (!isBuilt) return anEmptyPile(said);
  return taker.name === giver.name ? aPile(said).replace(/^a /, 'another ') : `the ${taker.name}`;
};

/** Where the cards of a group may go, as the lowered moves have it: from group to group. */
const goingEnglish = (spec: Spec, table: Table): string[] => {
  const { moves } = lower(spec);
  const together = table.groups.flatMap((group) => group.spec.together?.from ?? []);
  const ways = table.groups.flatMap((group) => {
    const takers = table.groups.filter(
      (taker) =>
        !taker.spec['whole suits'] &&
        !together.includes(taker.name) &&
        taker.spec.grace === undefined &&
        // What is tied goes elsewhere too: that is told of its own.
        taker.spec.ties === undefined &&
        (group.spec.ties === undefined || (group.spec.to?.includes(taker.name) ?? true)) &&
        // Halves of a table exchange their cards by rules that are told of their own.
        !(group.spec.natives && taker.spec.natives && group !== taker) &&
        taker.spec['lines sum'] === undefined &&
        moves.some(
          (move) =>
            move.stage !== 'turn' &&
            move.stage !== 'fill' &&
            move.from.every((pile) => group.piles.includes(pile)) &&
            move.to.join() === taker.piles.join() &&
            group.spec.fold === undefined,
        ),
    );
    const places = takers.map((taker) => placeEnglish(taker, group));
    return places.length === 0 ? [] : [{ from: group, to: listed(places, 'or') }];
  });
  return [...new Set(ways.map(({ to }) => to))].map((to) => {
    const from = ways.filter((way) => way.to === to).map((way) => way.from);
    return `${giversEnglish(from)} may go to ${to}`;
  });
};

const pileOf = (name: string, table: Table): string =>
  groupsOf(table, [name])[0]?.spec.pile ?? 'pile';

const wordsEnglish = (group: PlacedGroup, table: Table): string[] => {
  const { deck } = table;
  const { name, spec } = group;
  const { build, choose } = spec;
  const said = saidOf(group);
  const built = (spec.role === 'tableau' || spec.role === 'waste') && build !== undefined;
  return [
    ...(choose === undefined
      ? []
      : chooseEnglish(
          name,
          choose,
          group.amounts[0] ?? 0,
          pileOf(choose['others to'] ?? '', table),
        )),
    ...(spec.chain === undefined ? [] : chainEnglish(said, spec.chain, deck)),
    ...(spec.around === undefined ? [] : aroundEnglish(name, said.pile, spec.around)),
    ...(spec.grace === undefined ? [] : [graceEnglish(name, group.count, spec.grace)]),
    ...(built ? buildEnglish(said, build, deck) : []),
    ...(spec.take === 'top once redealt' ? [`cards leave the ${name} only after a redeal`] : []),
    ...(spec.ties === undefined ? [] : tiesEnglish(said, spec.ties)),
    ...(spec.follow === undefined ? [] : followEnglish(said, spec.follow, deck).play),
    ...(spec['lines sum'] === undefined ? [] : [linesSumEnglish(said, spec['lines sum']).play]),
    ...(spec.fold === undefined ? [] : foldEnglish(name, spec.fold)),
    ...(spec['opens once'] === undefined ? [] : [opensOnceEnglish(name, spec['opens once'])]),
    ...(spec.natives === undefined ? [] : nativesEnglish(said, spec.natives)),
    ...(spec.opening === undefined
      ? []
      : [
          openingEnglish(
            said,
            spec.opening,
            groupsOf(table, spec.opening.for).map((group) => [group.spec.start ?? 'A'].flat()[0]!),
            deck,
          ),
        ]),
    ...(spec['deal again'] === undefined
      ? []
      : [dealAgainEnglish(said, spec['deal again'], dealWords(spec.deal)?.['packets of'] ?? 0)]),
    ...(spec['deal round'] === undefined ? [] : dealRoundEnglish(said, spec['deal round'])),
    ...(spec.stays === undefined
      ? []
      : [`${listed(spec.stays.map((word) => rankNames(word, deck)))} of the ${name} never move`]),
    ...(spec.role === 'tableau' && spec.face !== 'up'
      ? [`a card face down at the end of ${aPile(said)} is turned up at once`]
      : []),
  ];
};

const tableaux = (table: Table): PlacedGroup[] =>
  table.groups.filter(
    ({ spec, count }) =>
      spec.role === 'tableau' &&
      spec.fold === undefined &&
      spec['lines sum'] === undefined &&
      count > 0,
  );

/** Groups on which no card is laid but to fill a place. */
const notBuilt = (table: Table): string[] => {
  const names = tableaux(table).flatMap(({ name, spec }) =>
    spec.build === undefined && spec.follow === undefined && spec.ties === undefined ? [name] : [],
  );
  return names.length === 0 ? [] : [`nothing is built on ${theGroups(names, 'or')}`];
};

/** Which cards are blocked, and what that means; groups may have that in common. */
const blocksEnglish = (table: Table): string[] => {
  const blocked = table.groups.flatMap((group) => {
    const by = group.spec['blocked by'];
    return by === undefined ? [] : [{ by, said: saidOf(group), spec: group.spec }];
  });
  const barred = blocked.map(({ said, spec: { build, keep } }) =>
    barredEnglish(said, build, keep !== undefined),
  );
  return [...blocked.flatMap(({ by, said }) => blockedEnglish(said, by)), ...new Set(barred)];
};

/** How many cards move at once: one sentence where it is one everywhere. */
const unitsEnglish = (table: Table): string[] => {
  const groups = tableaux(table);
  const said = groups.map((group) => {
    const { build, run, unit } = group.spec;
    return unitEnglish(saidOf(group), unit, run ?? build, run === undefined, table.deck);
  });
  const single = groups.every(({ spec }) => spec.unit === 'card');
  const together = table.groups.flatMap(({ spec }) => spec.together?.from ?? []);
  if (single && groups.every(({ name }) => together.includes(name))) return [];
  return single && groups.length > 0 ? ['cards move one at a time'] : said;
};

/** What empty piles take; groups that take nothing in one sentence. */
const emptiesEnglish = (table: Table): string[] => {
  const onto = table.groups.map(({ spec }) => spec['deal out']?.onto);
  const groups = tableaux(table).filter(({ spec }) => spec.follow === undefined);
  const isFilled = ({ name, spec }: PlacedGroup) => spec.keep !== undefined || onto.includes(name);
  const closed = groups.filter(({ spec }) => (spec.spaces ?? 'any') === 'none');
  const nothing = (some: readonly PlacedGroup[], what: string) =>
    some.length === 0 ? [] : [`${what} may be laid on ${together(some.map(saidOf), anEmptyPile)}`];
  const bare = table.groups.filter(
    ({ spec, count, amounts }) =>
      spec.role === 'reserve' && count > 1 && spec.keep === undefined && amounts.some((n) => n > 0),
  );
  return [
    ...groups.flatMap((group) => {
      const { spaces = 'any', keep } = group.spec;
      return spaces === 'none'
        ? []
        : [
            spacesEnglish(
              saidOf(group),
              spaces,
              table.deck,
              keep,
              group.spec['blocked by'] !== undefined,
            ),
          ];
    }),
    ...nothing(
      closed.filter((group) => isFilled(group)),
      'nothing else',
    ),
    ...nothing([...closed.filter((group) => !isFilled(group)), ...bare], 'nothing'),
  ];
};

/** Sentences on play without capital and stop. */
export const playEnglish = (spec: Spec, table: Table): string[] => [
  ...blocksEnglish(table),
  ...table.groups.flatMap((group) => wordsEnglish(group, table)),
  ...(table.groups.some(({ spec }) => spec.ties) ? [TIED_ENGLISH] : []),
  ...notBuilt(table),
  ...unitsEnglish(table),
  ...goingEnglish(spec, table),
  ...fillEnglish(table),
  ...emptiesEnglish(table),
];
