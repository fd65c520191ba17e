import { shuffledPack } from '../../../src/cards/shuffle.js';
import type { Picture } from '../../../src/core/picture.js';
import type { Core, Group, Position, Role } from '../../../src/core/types.js';
import { xorshift } from '../../../src/search/order.js';

const DECK = { suits: [0, 1, 2, 3], ranks: 13, copies: 2 };

/** What a made game is made of: a group's role and piles, and how many cards they may be given. */
export type Made = Readonly<
  Record<string, { role: Role; count: number; columns?: number; most: number; least?: number }>
>;

/** A core that only a drawing can use: piles and a picture, nothing to play. */
export const madeCore = (made: Made, picture?: Picture): Core => {
  let first = 0;
  const groups = Object.entries(made).map(([name, { role, count, columns }]): Group => {
    const group = { name, role, first, count, capacity: 104 };
    first += count;
    return columns === undefined ? group : { ...group, columns };
  });
  const stock = groups.find(({ role }) => role === 'stock')!;
  return {
    name: 'made',
    deck: DECK,
    groups,
    counters: [],
    setup: [],
    source: stock.first,
    moves: [],
    consequences: [],
    goal: { op: 'always' },
    suitless: [],
    shuffles: 0,
    ...(picture === undefined ? {} : { picture }),
  };
};

/** The cards of two packs, shuffled by `seed`, on the piles: as many on each as it says; the rest in the stock. */
export const madePosition = (core: Core, made: Made, seed: number): Position => {
  const random = xorshift(seed);
  const pack = shuffledPack(DECK, String(seed));
  const piles = core.groups.flatMap((group) => {
    const { count, most, least = 0 } = made[group.name]!;
    return Array.from({ length: count }, () =>
      group.role === 'stock' ? [] : pack.splice(0, least + (random() % (most - least + 1))),
    );
  });
  piles[core.source] = pack;
  return { piles, counters: [], redeals: [] };
};
