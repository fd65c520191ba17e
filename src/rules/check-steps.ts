import type { Problem } from './faults.js';
import { groupsOf, type PlacedGroup, type Table } from './table.js';
import { dealWords } from './words/deal.js';
import { isPrime } from './words/step-by.js';

/** Words of foundations whose steps are read off other cards, and of piles that are dealt round. */

const ofSteps = ({ spec }: PlacedGroup, table: Table): [string, string][] => {
  const by = spec['step by'];
  if (by === undefined)
    return spec['begin first'] ? ofBeginFirst(spec['set out'] !== undefined) : [];
  const { deck, groups } = table;
  const others = ['start', 'ends at', 'order', 'set out', 'together', 'whole suits'] as const;
  const rises = groups.some(
    (group) =>
      group.spec['goes up'] !== undefined ||
      dealWords(group.spec.deal)?.['fits go up'] ||
      dealWords(group.spec.deal)?.lines !== undefined,
  );
  return [
    ...(isPrime(deck.ranks)
      ? []
      : [
          `some steps come round too soon in a pack of ${deck.ranks} ranks; it needs a prime number of them, such as 13, 7 or 5`,
        ]),
    ...others
      .filter((word) => spec[word] !== undefined && spec[word] !== false)
      .map(
        (word) => `${word} does not go with steps read off other cards; take one of the two out`,
      ),
    ...(rises ? ['cards cannot go up by themselves where steps are read off other cards'] : []),
    ...groupsOf(table, [by])
      .filter((group) => group.spec.role !== 'discard')
      .map(
        ({ name, spec: { role } }) =>
          `${name} is a ${role}; here stands a discard, whose cards stay`,
      ),
  ].map((message) => ['step by', message]);
};

const ofBeginFirst = (isBegun: boolean): [string, string][] =>
  isBegun
    ? [['begin first', 'all piles are begun by the cards set out; take one of the two out']]
    : [];

const ofTops = ({ name, spec }: PlacedGroup, table: Table): [string, string][] => {
  const from = dealWords(spec.deal)?.['tops of'];
  const before = table.groups.slice(
    0,
    table.groups.findIndex((group) => group.name === name),
  );
  return groupsOf(table, [from ?? ''])
    .filter((group) => !before.includes(group) || group.amounts.some((n) => n === 0))
    .map((group) => ['deal', `${group.name} must stand further up, with cards on every pile`]);
};

const ofDealRound = ({ spec }: PlacedGroup, table: Table): [string, string][] => {
  if (spec['deal round'] === undefined) return [];
  const stock = table.groups.find((group) => group.spec.role === 'stock');
  return [
    ...(spec.role === 'tableau' ? [] : ['deal round belongs to a tableau']),
    ...(stock === undefined
      ? []
      : [`piles are dealt round in a game without a stock; ${stock.name} is one`]),
    ...(table.groups.filter((group) => group.spec['deal round'] !== undefined).length === 1
      ? []
      : ['a second group that is dealt round; a game has one']),
  ].map((message) => ['deal round', message]);
};

/** `slip tops` needs a free place to take cards to, which a game without a stock has. */
const ofSlip = ({ spec }: PlacedGroup, table: Table): [string, string][] =>
  dealWords(spec.deal)?.['slip tops'] === undefined || table.left === 0
    ? []
    : [['deal', 'slip tops is for games in which all cards are dealt']];

export const stepWords = (table: Table): Problem[] =>
  table.groups.flatMap((group) =>
    [ofSteps, ofTops, ofDealRound, ofSlip]
      .flatMap((check) => check(group, table))
      .map(([word, message]) => ({ path: ['piles', group.name, word], message })),
  );
