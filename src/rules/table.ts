import { type Deck, deckSize } from '../cards/deck.js';
import { deckOf, type GroupSpec, type SpecData } from './spec.js';
import { rankNumber } from './terms.js';
import { dealAmounts } from './words/deal.js';
import { namedCards, type SetOutCard, setOutCards } from './words/set-out.js';
import { stepsToEnd } from './words/step-by.js';

/** A group with its piles numbered and all that its words leave unsaid made explicit. */
export interface PlacedGroup {
  readonly name: string;
  readonly spec: GroupSpec;
  readonly first: number;
  readonly count: number;
  readonly piles: readonly number[];
  readonly setOut: readonly SetOutCard[];
  readonly amounts: readonly number[];
  /** Foundations and holes: cards on each pile when it is complete. */
  readonly full: readonly number[];
}

export interface Table {
  readonly deck: Deck;
  readonly groups: readonly PlacedGroup[];
  readonly source: number;
  readonly piles: number;
  /** Cards of the pack less all that is set out and dealt. */
  readonly left: number;
}

/** The name of the pile that the pack is dealt from in games that have no stock. */
export const HAND = 'hand';

const countOf = (spec: GroupSpec, deck: Deck): number => {
  const setOut = spec['set out'];
  if (setOut !== undefined && !('rank' in setOut)) return namedCards(setOut, deck).length;
  const { rows, columns } = spec;
  if (rows !== undefined && columns !== undefined) return rows * columns;
  const own = spec.role === 'foundation' && spec.together === undefined;
  return spec.count ?? (own ? deck.suits.length * deck.copies : 1);
};

/** How many cards lead from `start` to `end`, going up (or down) and round where it must. */
const stretch = (start: number, end: number, down: boolean, ranks: number): number =>
  ((((down ? start - end : end - start) % ranks) + ranks) % ranks) + 1;

const fullSizes = (
  spec: GroupSpec,
  count: number,
  setOut: readonly SetOutCard[],
  deck: Deck,
  played: number,
): number[] => {
  const down = spec.build?.rank === 'down';
  return Array.from({ length: count }, (_, i) => {
    const ends = spec['ends at'];
    const end = Array.isArray(ends) ? ends[i] : ends;
    if (spec.order !== undefined) return spec.order.length;
    if (spec['step by'] !== undefined) return stepsToEnd(deck);
    if (spec.together !== undefined) return Math.floor(played / count);
    if (isOfOneRank(spec)) return deck.suits.length * deck.copies;
    const rounds = spec['times round'] ?? 1;
    if (end === undefined) return deck.ranks * rounds;
    const start = setOut[i]?.ranks[0] ?? startRank(spec, deck, i);
    return stretch(start, rankNumber(end, deck), down, deck.ranks) + deck.ranks * (rounds - 1);
  });
};

/** Is each pile built of cards of one rank? */
const isOfOneRank = ({ build }: GroupSpec): boolean => build?.rank === 'equal' || build?.rank === 0;

/**
 * The rank that begins an empty foundation; base is found in the deal, 0 stands for it.
 * @param pile which of the group, from 0.
 */
export const startRank = (
  { order, start = order?.[0] ?? 'A' }: GroupSpec,
  deck: Deck,
  pile: number,
): number => (start === 'base' ? 0 : rankNumber(Array.isArray(start) ? start[pile]! : start, deck));

/** A variant without a stock says `stock.count: 0`: then there is none. */
const isPlayed = ([, { role, count }]: [string, GroupSpec]): boolean =>
  role !== 'stock' || count !== 0;

/** Numbers the piles, in the order of the file; a hand to deal from comes last if there is no stock. */
export const layTable = (spec: SpecData): Table => {
  const deck = deckOf(spec);
  const entries = Object.entries(spec.piles)
    .filter(isPlayed)
    .map(([name, group]) => {
      const count = countOf(group, deck);
      const setOut = setOutCards(group['set out'], count, deck);
      return { name, spec: group, count, setOut };
    });
  let left = deckSize(deck) - entries.reduce((sum, entry) => sum + entry.setOut.length, 0);
  const aside = entries.filter(({ spec: { role } }) => role === 'discard');
  const played = deckSize(deck) - aside.reduce((sum, entry) => sum + entry.setOut.length, 0);
  let first = 0;
  const groups: PlacedGroup[] = entries.map((entry) => {
    const amounts = dealAmounts(entry.spec.deal, entry.count, left, entry.spec.columns);
    left -= amounts.reduce((a, b) => a + b, 0);
    const start = first;
    first += entry.count;
    return {
      ...entry,
      first: start,
      piles: Array.from({ length: entry.count }, (_, i) => start + i),
      amounts,
      full:
        entry.spec.role === 'foundation'
          ? fullSizes(entry.spec, entry.count, entry.setOut, deck, played)
          : entry.spec.role === 'hole'
            ? Array.from({ length: entry.count }, () => deckSize(deck))
            : [],
    };
  });
  const stock = groups.find((group) => group.spec.role === 'stock');
  return {
    deck,
    groups,
    source: stock?.first ?? first,
    piles: stock === undefined ? first + 1 : first,
    left,
  };
};

/** Where the piles of a group stand: their numbers, and how many make a row. */
export const gridOf = ({ first, count, spec }: PlacedGroup) => ({
  first,
  count,
  columns: spec.columns ?? count,
});

export const groupsOf = (table: Table, names: readonly string[]): PlacedGroup[] =>
  table.groups.filter((group) => names.includes(group.name));

export const pilesOf = (table: Table, names: readonly string[]): number[] =>
  groupsOf(table, names).flatMap((group) => group.piles);
