import { type Card, DOWN, rankOf, suitOf } from '../cards/card.js';
import { deckCards } from '../cards/deck.js';
import { interpreter } from './interpreter.js';
import { dealt, positionFromPiles } from './setup.js';
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

/** How a game is dealt; the same for all its deals. */
interface Layout {
  /** How many cards each pile gets, and which of them lie face down. */
  readonly shape: readonly (readonly Card[])[];
  readonly finds: readonly Find[];
  /** Piles that get a card from the front of the list. */
  readonly front: readonly number[];
  /** The pile of each card that follows, from the back of the list. */
  readonly order: readonly number[];
  /** Takes up the cards that leave spaces. */
  readonly lifted: readonly Effect[];
}

const layoutFrom = (core: Core): Layout | undefined => {
  const pilesOf = (role: Role): number[] =>
    core.groups
      .filter((group) => group.role === role)
      .flatMap((group) => (group.columns === undefined ? pilesIn(group) : byColumns(group)));
  const finds = setOuts(core);
  if (!isSetOutThere(core, finds, pilesOf) || core.shuffles > 0) return undefined;
  if (core.setup.some(isOtherwise)) return undefined;
  const lifted = core.setup.filter(lifts);
  const setup = core.setup.filter((effect) => !lifts(effect));
  const shape = dealt({ ...core, setup }, deckCards(core.deck), []).piles;
  const sizeOf = (pile: number) => shape[pile]!.length;
  const based = (role: Role) => pilesOf(role).filter((pile) => sizeOf(pile) === 1);
  const front = finds.length > 0 ? [] : [...based('foundation').slice(0, 1), ...based('hole')];
  const filled = (pile: number): number[] => Array.from({ length: sizeOf(pile) }, () => pile);
  const tableau = pilesOf('tableau');
  const order = [
    ...(['cell', 'stock', 'reserve'] as const).flatMap(pilesOf).flatMap(filled),
    ...tableauOrder(tableau.map(sizeOf)).map((at) => tableau[at]!),
    ...pilesOf('discard').flatMap(filled),
  ];
  const gets = [...finds.map(({ to }) => to), ...front, ...order];
  const alike = shape.every((pile, p) => gets.filter((to) => to === p).length === pile.length);
  return alike ? { shape, finds, front, order, lifted } : undefined;
};

const layouts = new WeakMap<Core, Layout | 'none'>();

const layoutOf = (core: Core): Layout | undefined => {
  const found = layouts.get(core) ?? layoutFrom(core) ?? 'none';
  layouts.set(core, found);
  return found === 'none' ? undefined : found;
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
  const layout = layoutOf(core);
  if (layout === undefined) return undefined;
  const { shape, finds, front, order, lifted } = layout;
  const piles: Card[][] = shape.map(() => []);
  const rest = [...list];
  for (const { ranks, suits, to } of finds) {
    const at = rest.findIndex((c) => ranks.includes(rankOf(c)) && suits.includes(suitOf(c)));
    piles[to]!.push(...rest.splice(at, 1));
  }
  for (const pile of front) piles[pile]!.push(rest.shift()!);
  for (const to of order) {
    const pile = piles[to]!;
    pile.push(rest.pop()! | (shape[to]![pile.length]! & DOWN));
  }
  if (lifted.length > 0) interpreter(core).runAll({ piles, counters: [], redeals: [] }, lifted);
  return positionFromPiles(core, piles, []);
};
