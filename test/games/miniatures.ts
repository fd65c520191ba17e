/**
 * Miniature forms of the bundled games, small enough for plain exhaustive search, chosen so that
 * won and lost deals both come up. Values as for `--set`.
 */
export interface Miniature {
  readonly game: string;
  readonly set: Readonly<Record<string, unknown>>;
}

const forms = (game: string, ...sets: Miniature['set'][]): Miniature[] =>
  sets.map((set) => ({ game, set }));

const smallClock = {
  suits: 1,
  ranks: 6,
  'hours.set-out': ['2C', '6C', '4C'],
  'hours.ends-at': ['5', '3', 'A'],
};

const longerClock = {
  suits: 1,
  ranks: 7,
  'hours.set-out': ['2C', '7C', '5C'],
  'hours.ends-at': ['6', '4', 'A'],
};

export const MINIATURES: readonly Miniature[] = [
  ...forms(
    'klondike',
    { ranks: 5, suits: 2, piles: 3 },
    { ranks: 4, piles: 3, draw: 2, 'worrying-back': false },
    { ranks: 5, suits: 2, piles: 3, draw: 1, redeals: 'none' },
    { ranks: 4, suits: 3, piles: 3, draw: 3 },
    { ranks: 4, piles: 3, draw: 2, redeals: 1, 'worrying-back': false },
    { ranks: 5, suits: 2, piles: 3, draw: 2, spaces: 'any', build: 'suit' },
    { ranks: 4, suits: 3, piles: 3, draw: 3, spaces: 'none', build: 'any' },
    { ranks: 5, suits: 3, piles: 3, draw: 3, redeals: 2 },
    { ranks: 5, suits: 2, piles: 2, draw: 2, redeals: 'none' },
    { ranks: 7, suits: 2, piles: 3, draw: 3 },
    { ranks: 3, packs: 2, suits: 2, piles: 3, draw: 2, redeals: 'none' },
    { ranks: 3, packs: 2, suits: 2, piles: 2, draw: 1, 'worrying-back': false, build: 'any' },
  ),
  ...forms(
    'free-cell',
    { ranks: 4, piles: 3, cells: 1 },
    { ranks: 3, piles: 3, cells: 1 },
    { ranks: 4, piles: 4, cells: 0 },
    { ranks: 4, piles: 3, cells: 2, 'bakers-game': true },
    { ranks: 4, piles: 4, cells: 0, 'bakers-game': true },
    { ranks: 6, suits: 2, piles: 3, cells: 1 },
    { ranks: 3, suits: 2, packs: 2, piles: 3, cells: 1 },
  ),
  ...forms(
    'canfield',
    { ranks: 4, piles: 2, reserve: 4 },
    { ranks: 4, piles: 2, reserve: 5, draw: 2, redeals: 'none' },
    { ranks: 4, piles: 2, reserve: 4, moves: 'whole', draw: 1, redeals: 'none' },
    { ranks: 5, suits: 3, piles: 3, reserve: 4 },
    { ranks: 5, suits: 3, piles: 2, reserve: 6, draw: 2, redeals: 1 },
    { ranks: 6, suits: 2, piles: 2, reserve: 3, draw: 3 },
  ),
  ...forms(
    'spider',
    { ranks: 3, suits: 2, packs: 2, piles: 3, dealt: 8 },
    { ranks: 3, suits: 4, packs: 1, piles: 3, dealt: 7, 'fill-first': true },
    { ranks: 4, suits: 4, packs: 1, piles: 4, dealt: 12 },
    { ranks: 4, suits: 4, packs: 1, piles: 3, dealt: 10, ending: 'single-cards' },
  ),
  // One suit of a short pack: hours in three stretches that go twice round the suit.
  ...forms(
    'clock',
    { ...smallClock, 'circle.count': 2 },
    { ...smallClock, 'circle.count': 2, corner: true },
    { ...smallClock, 'circle.count': 2, refill: 'immediate' },
    { ...smallClock, 'circle.count': 2, 'marry-short': false, 'refill-order': 'rounds' },
    { ...longerClock, 'circle.count': 2 },
    { ...longerClock, 'circle.count': 3 },
    { ...longerClock, 'circle.count': 3, 'circle.deal': 2 },
  ),
  ...forms(
    'fairie-queen',
    { suits: 1, ranks: 5 },
    { suits: 2, ranks: 4 },
    { suits: 2, ranks: 5 },
    { suits: 1, ranks: 8 },
  ),
];
