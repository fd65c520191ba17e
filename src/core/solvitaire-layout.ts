import { type Card, DOWN, isDown } from '../cards/card.js';
import { layOut, positionFromPiles } from './setup.js';
import { interpreter, unbound } from './state.js';
import type { Core, Effect, Group, Position, Role } from './types.js';

/** Cards looked for in the pack: no game of Solvitaire's sets any out but for a hole. */
const setsOut = (effect: Effect, holes: readonly number[]): boolean =>
  (effect.do === 'find' && !holes.includes(effect.to)) ||
  ('then' in effect && effect.then.some((inner) => setsOut(inner, holes)));

/** Cards taken up when all is dealt, so that they leave spaces. */
const lifts = (effect: Effect): boolean =>
  effect.do === 'each' && effect.then.some((e) => e.do === 'move' && e.from === 'it');

const pilesIn = (group: Group): number[] =>
  Array.from({ length: group.count }, (_, i) => group.first + i);

/** The piles of a grid column by column. */
const byColumns = (group: Group): number[] => {
  const { columns = 1, first } = group;
  return pilesIn(group).toSorted(
    (a, b) => ((a - first) % columns) - ((b - first) % columns) || a - b,
  );
};

/**
 * Solvitaire's deal as a position of our game: its shuffled list (`cards/solvitaire.ts`) is dealt
 * from the back to cells, stock, reserve and tableau, in that order (Solvitaire 0.10.1). How many
 * cards each pile gets, and which lie face down, is as in our own deal of the game.
 *
 * A base card of the foundations is the front of the list, and so is the first card of a hole, unless
 * it is one that is looked for. The first card of the stock is its
 * bottom. The tableau is dealt in rows, card t to pile t mod n; a triangle in rows r = 0, 1 .. to
 * the piles n-1, n-2 .. r. A grid is dealt column by column, each from its first row down, before
 * cards that are to leave spaces are taken up.
 *
 * @returns undefined for a game that is not dealt so: cards are set out, or lie where Solvitaire
 * deals none, or its redeals shuffle.
 */
export const solvitairePosition = (core: Core, list: readonly Card[]): Position | undefined => {
  const dealt = { ...core, setup: core.setup.filter((effect) => !lifts(effect)) };
  const ours = layOut(dealt, list, []);
  const piles: Card[][] = ours.piles.map(() => []);
  const rest = [...list];
  const pilesOf = (role: Role): number[] =>
    core.groups
      .filter((group) => group.role === role)
      .flatMap((group) => (group.columns === undefined ? pilesIn(group) : byColumns(group)));
  const holes = pilesOf('hole');
  if (core.setup.some((effect) => setsOut(effect, holes)) || core.shuffles > 0) return undefined;
  const deal = (pile: number) => {
    const at = piles[pile]!.length;
    const card = rest.pop();
    if (card === undefined) return;
    const like = ours.piles[pile]?.[at];
    piles[pile]!.push(like !== undefined && isDown(like) ? card | DOWN : card);
  };
  const sizeOf = (pile: number) => ours.piles[pile]!.length;
  for (const pile of pilesOf('foundation'))
    if (sizeOf(pile) === 1 && piles.flat().length === 0) piles[pile]!.push(rest.shift()!);
  for (const pile of holes) {
    const [first] = ours.piles[pile]!;
    if (first === undefined) continue;
    const found = core.setup.some((effect) => effect.do === 'find') ? rest.indexOf(first) : 0;
    piles[pile]!.push(...rest.splice(found, 1));
  }
  for (const role of ['cell', 'stock', 'reserve'] as const)
    for (const pile of pilesOf(role)) for (let i = sizeOf(pile); i > 0; i--) deal(pile);
  const tableau = pilesOf('tableau');
  const triangle = tableau.length > 1 && tableau.every((pile, i) => sizeOf(pile) === i + 1);
  const rows = Math.max(0, ...tableau.map(sizeOf));
  for (let row = 0; row < rows; row++) {
    const places = tableau.filter((pile) => sizeOf(pile) > row);
    for (const pile of triangle ? places.toReversed() : places) deal(pile);
  }
  const alike = piles.every((pile, p) => pile.length === sizeOf(p));
  if (!alike) return undefined;
  const state = { piles, counters: [], redeals: [] };
  interpreter(core).runAll(state, core.setup.filter(lifts), unbound(), () => {});
  return positionFromPiles(core, state.piles, []);
};
