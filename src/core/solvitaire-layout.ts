import { type Card, DOWN, isDown, rankOf, suitOf } from '../cards/card.js';
import { interpreter } from './interpreter.js';
import { layOut, positionFromPiles } from './setup.js';
import type { Core, Effect, Group, Position, Role } from './types.js';

type Find = Extract<Effect, { do: 'find' }>;

/** Cards looked for in the pack. */
const setOuts = (core: Core): Find[] =>
  core.setup.flatMap((effect) => (effect.do === 'find' ? [effect] : []));

/** Solvitaire sets out all cards of the foundations' base rank or none, but for a hole. */
const isSetOutThere = (core: Core, finds: readonly Find[], pilesOf: (role: Role) => number[]) => {
  const based = finds.filter((find) => !pilesOf('hole').includes(find.to));
  const ranks = new Set(based.map((find) => find.ranks.join()));
  const { deck } = core;
  return (
    based.length === 0 ||
    (ranks.size === 1 &&
      based.length === deck.suits.length * deck.copies &&
      based.every((find) => find.ranks.length === 1 && pilesOf('foundation').includes(find.to)))
  );
};

/** Rows r = 0, 1 .. to the piles n-1, n-2 .. r, then full rows from left to right. */
const triangleOrder = (piles: number, cards: number): number[] => {
  const order: number[] = [];
  for (let row = 0; row < piles; row++)
    for (let pile = piles - 1; pile >= row; pile--) order.push(pile);
  while (order.length < cards) order.push((order.length - (piles * (piles + 1)) / 2) % piles);
  return order.slice(0, cards);
};

/** The piles of the tableau in the order in which they get their cards, by how many each gets. */
const tableauOrder = (sizes: readonly number[]): number[] => {
  const piles = sizes.length;
  const cards = sizes.reduce((a, b) => a + b, 0);
  const rows = sizes.flatMap((size, pile) =>
    Array.from({ length: size }, (_, row) => ({ row, pile })),
  );
  const inRows = rows.toSorted((a, b) => a.row - b.row || a.pile - b.pile).map(({ pile }) => pile);
  if (inRows.every((pile, i) => pile === i % piles)) return inRows;
  const triangle = triangleOrder(piles, cards);
  const isTriangle = sizes.every((size, at) => triangle.filter((p) => p === at).length === size);
  return isTriangle ? triangle : inRows;
};

/** Cards taken up when all is dealt, so that they leave spaces. */
const lifts = (effect: Effect): boolean =>
  effect.do === 'each' && effect.then.some((e) => e.do === 'move' && e.from === 'it');

/** What no game of Solvitaire's does: cards put or played elsewhere as they are dealt. */
const isOtherwise = (effect: Effect): boolean =>
  effect.do === 'sink' ||
  effect.do === 'slip' ||
  (effect.do === 'if' && effect.then.some(({ do: done }) => done === 'move'));

const pilesIn = (group: Group): number[] =>
  Array.from({ length: group.count }, (_, i) => group.first + i);

/** The piles of a grid column by column. */
const byColumns = (group: Group): number[] => {
  const { columns = 1, first } = group;
  return pilesIn(group).toSorted(
    (a, b) => ((a - first) % columns) - ((b - first) % columns) || a - b,
  );
};

const unlifted = new WeakMap<Core, Core>();

/** The game whose setup takes no cards up again; one for each core, as it is read but once. */
const beforeLifting = (core: Core): Core => {
  const known = unlifted.get(core);
  if (known !== undefined) return known;
  const setup = core.setup.filter((effect) => !lifts(effect));
  const dealt = setup.length === core.setup.length ? core : { ...core, setup };
  unlifted.set(core, dealt);
  return dealt;
};

/**
 * Solvitaire's deal as a position of our game: its shuffled list (`cards/solvitaire.ts`) is dealt
 * from the back to cells, stock, reserve and tableau, in that order (Solvitaire 0.10.1). How many
 * cards each pile gets, and which lie face down, is as in our own deal of the game.
 *
 * A base card of the foundations is the front of the list, and so is the first card of a hole, unless
 * it is one that is looked for (cards out of play are what is left); where all cards of the base rank lie on the foundations they are taken
 * out of it. The first card of the stock is its bottom. The tableau is dealt in rows, card t to pile
 * t mod n; a triangle from its long end. A grid is dealt column by column, each from its first row
 * down, before cards that are to leave spaces are taken up.
 *
 * @returns undefined for a game that is not dealt so: cards are set out, put or played elsewhere, or
 * lie where Solvitaire deals none, or its redeals shuffle.
 */
export const solvitairePosition = (core: Core, list: readonly Card[]): Position | undefined => {
  const pilesOf = (role: Role): number[] =>
    core.groups
      .filter((group) => group.role === role)
      .flatMap((group) => (group.columns === undefined ? pilesIn(group) : byColumns(group)));
  const finds = setOuts(core);
  if (!isSetOutThere(core, finds, pilesOf) || core.shuffles > 0) return undefined;
  if (core.setup.some(isOtherwise)) return undefined;
  const ours = layOut(beforeLifting(core), list, []);
  const piles: Card[][] = ours.piles.map(() => []);
  const rest = [...list];
  for (const { ranks, suits, to } of finds) {
    const at = rest.findIndex((c) => ranks.includes(rankOf(c)) && suits.includes(suitOf(c)));
    piles[to]!.push(...rest.splice(at, 1));
  }
  const deal = (pile: number) => {
    const at = piles[pile]!.length;
    const card = rest.pop();
    if (card === undefined) return;
    const like = ours.piles[pile]?.[at];
    piles[pile]!.push(like !== undefined && isDown(like) ? card | DOWN : card);
  };
  const sizeOf = (pile: number) => ours.piles[pile]!.length;
  for (const pile of pilesOf('foundation'))
    if (finds.length === 0 && sizeOf(pile) === 1 && piles.flat().length === 0)
      piles[pile]!.push(rest.shift()!);
  for (const pile of pilesOf('hole'))
    if (finds.length === 0 && sizeOf(pile) === 1) piles[pile]!.push(rest.shift()!);
  for (const role of ['cell', 'stock', 'reserve'] as const)
    for (const pile of pilesOf(role)) for (let i = sizeOf(pile); i > 0; i--) deal(pile);
  const tableau = pilesOf('tableau');
  for (const at of tableauOrder(tableau.map(sizeOf))) deal(tableau[at]!);
  for (const pile of pilesOf('discard')) for (let i = sizeOf(pile); i > 0; i--) deal(pile);
  const alike = piles.every((pile, p) => pile.length === sizeOf(p));
  if (!alike) return undefined;
  const state = { piles, counters: [], redeals: [] };
  interpreter(core).runAll(state, core.setup.filter(lifts));
  return positionFromPiles(core, state.piles, []);
};
