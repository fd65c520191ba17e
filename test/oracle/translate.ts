import type { Core } from '../../src/core/types.js';
import { loadRules } from '../../src/rules/load.js';
import { lower } from '../../src/rules/lower/lower.js';
import { PEER_SUITS, PEER_UNITS, type PeerRules } from './peer-rules.js';

/**
 * The rules of another program as a rule file of ours, word for word: so that deals of games that
 * have no name here can be decided, and our own files be held against rules written by others.
 */

type Words = Readonly<Record<string, unknown>>;

/** Cards of each pile: in rows, or in a triangle, which grows by one a pile and has full rows then. */
const peerAmounts = (deal: 'rows' | 'triangle', piles: number, cards: number): number[] => {
  const amounts = Array.from({ length: piles }, () => 0);
  let left = cards;
  if (deal === 'triangle')
    for (let row = 0; row < piles; row++)
      for (let pile = piles - 1; pile >= row && left > 0; pile--, left--) amounts[pile]!++;
  return amounts.map((n, pile) => n + Math.ceil(Math.max(0, left - pile) / piles));
};

/** All that spaces take, and what fills them by itself. */
const spacesOf = (rules: PeerRules): Words => {
  switch (rules.tableau!.emptyPile) {
    case 'any':
      return { spaces: 'any' };
    case 'none':
      return { spaces: 'none' };
    case 'kings-only':
      return { spaces: rules.maxRank === 13 ? ['K'] : 'none' };
    case 'forced-from-reserve-then-any':
      return { spaces: 'any', keep: { 'at least': 1, from: 'reserve' } };
    case 'forced-from-reserve-then-waste-only':
      return {
        spaces: { from: ['waste'], 'before others': true },
        keep: { 'at least': 1, from: 'reserve' },
      };
    case 'forced-from-waste-then-stock-then-any':
      return { spaces: 'any', keep: { 'at least': 1, from: ['waste', 'stock'] } };
  }
};

const tableauOf = (rules: PeerRules): Words => {
  const { tableau, foundations, stock, reserve, cells, decks, maxRank } = rules;
  const { piles, build, groupRun, moveGroups, deal, faceUp } = tableau!;
  const setOut =
    foundations?.initial === 'all-base-cards' ? 4 * decks : foundations?.initial === 'none' ? 0 : 1;
  const elsewhere = setOut + (stock?.size ?? 0) + (reserve?.size ?? 0) + (cells?.preFilled ?? 0);
  const corner = foundations?.base === 'random' ? 'base' : false;
  const relation = (suit: typeof build) =>
    suit === 'none' ? {} : { rank: 'down', suit: PEER_SUITS[suit], corner };
  return {
    role: 'tableau',
    count: piles,
    deal: peerAmounts(deal, piles, 4 * decks * maxRank - elsewhere),
    face: faceUp === 'all' ? 'up' : 'top up',
    ...(build === 'none' ? {} : { build: relation(build) }),
    unit: PEER_UNITS[moveGroups],
    ...(groupRun === build ? {} : { run: relation(groupRun) }),
    ...spacesOf(rules),
  };
};

const foundationsOf = ({ foundations, decks }: PeerRules): Words => {
  const { base, initial, removable, completeRunOnly, wholeSuitPileOnly } = foundations!;
  return {
    role: 'foundation',
    count: 4 * decks,
    build: { rank: 'up', suit: 'same' },
    take: removable ? 'top' : 'none',
    'whole suits': wholeSuitPileOnly ? 'alone' : completeRunOnly === true,
    ...(base === 'random' ? { start: 'base' } : {}),
    ...(initial === 'one-base-card' ? { deal: { cards: 1 } } : {}),
    ...(initial === 'all-base-cards' ? { 'set out': { rank: 'A' } } : {}),
  };
};

const stockOf = ({ stock }: PeerRules): Words => ({
  role: 'stock',
  ...(stock!.dealTo === 'waste'
    ? {
        turn: { cards: stock!.dealCount, to: 'waste' },
        redeal: { times: stock!.redeal, from: ['waste'] },
      }
    : { row: { onto: 'tableau' } }),
});

const cellsOf = ({ count, preFilled }: NonNullable<PeerRules['cells']>): Words => ({
  role: 'cell',
  count,
  ...(preFilled === 0 ? {} : { deal: { cards: preFilled, last: true } }),
});

/** What our language has no words for yet, if anything. */
export const unsaid = ({ hole, accordion, sequences }: PeerRules) =>
  [
    ...(hole === undefined ? [] : ['hole']),
    ...(accordion === undefined ? [] : ['accordion']),
    ...(sequences === undefined ? [] : ['sequences']),
  ].join(', ');

/** The rules as a rule file. Groups stand in the order of `ROLE_ORDER`. */
const translated = (rules: PeerRules): Words => {
  const lacking = unsaid(rules);
  if (lacking !== '') throw new Error(`${rules.game}: no words for ${lacking}`);
  const { reserve, cells, stock } = rules;
  const single = reserve !== undefined && !reserve.stacked;
  return {
    name: rules.game,
    source: 'Solvitaire 0.10.1',
    about: 'rules as that program applies them',
    packs: rules.decks,
    ranks: rules.maxRank,
    piles: {
      foundations: foundationsOf(rules),
      ...(reserve === undefined
        ? {}
        : {
            reserve: single
              ? { role: 'reserve', count: reserve.size, deal: 1 }
              : { role: 'reserve', deal: reserve.size },
          }),
      ...(cells === undefined ? {} : { cells: cellsOf(cells) }),
      tableau: tableauOf(rules),
      ...(stock === undefined ? {} : { stock: stockOf(rules) }),
      ...(stock?.dealTo === 'waste' ? { waste: { role: 'waste' } } : {}),
    },
  };
};

/** The rules as a core; an exception says what our language makes of faults in them. */
export const translatedCore = (rules: PeerRules): Core => {
  const result = loadRules(JSON.stringify(translated(rules)), rules.game);
  if ('faults' in result)
    throw new Error(`${rules.game}: ${result.faults.map(({ message }) => message).join('; ')}`);
  return lower(result.loaded.spec);
};

/** The order in which the groups of a translated game stand. */
export const ROLE_ORDER = ['foundation', 'reserve', 'cell', 'tableau', 'stock', 'waste'];
