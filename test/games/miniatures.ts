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

const twoHours = {
  'hours.set-out': ['2C', '5C', '2D', '5D'],
  'hours.ends-at': ['4', 'A', '4', 'A'],
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
    'gaps',
    { ranks: 4 },
    { ranks: 4, 'row-suits': 'fixed' },
    { ranks: 5, suits: 3, 'rows.rows': 3 },
    { ranks: 6, suits: 2, 'rows.rows': 2 },
    { ranks: 8, suits: 2, 'rows.rows': 2 },
    { ranks: 5, 'row-suits': 'fixed' },
  ),
  // Hours of each suit in stretches of three or four cards, round the corner.
  ...forms(
    'grandfathers-clock',
    {
      suits: 1,
      ranks: 8,
      'hours.set-out': ['2C', '4C', '7C'],
      'hours.ends-at': ['3', '6', 'A'],
      columns: 2,
    },
    { ...twoHours, suits: 2, ranks: 6, columns: 2 },
    { ...twoHours, suits: 2, ranks: 7, columns: 2 },
    { ...twoHours, suits: 2, ranks: 8, columns: 3 },
  ),
  ...forms(
    'fairie-queen',
    { suits: 1, ranks: 5 },
    { suits: 2, ranks: 4 },
    { suits: 2, ranks: 5 },
    { suits: 1, ranks: 8 },
    { suits: 2, ranks: 5, foundations: 'any' },
  ),
  ...forms(
    'carpet',
    { suits: 1, ranks: 9, rows: 4, columns: 4, redeals: 0 },
    { suits: 1, ranks: 7, rows: 3, columns: 3, redeals: 1 },
    { suits: 1, ranks: 8, rows: 3, columns: 4, redeals: 0, 'narrow-ends': 'adjacent' },
    { suits: 2, ranks: 5, rows: 4, columns: 4, redeals: 0 },
    { suits: 1, ranks: 8, rows: 3, columns: 4, redeals: 0, 'one-way': true },
    { suits: 1, ranks: 8, rows: 3, columns: 4, redeals: 0, exchange: true },
  ),
  ...forms(
    'fish-bone',
    { suits: 1, ranks: 10, gridiron: 1, redeals: 0 },
    { suits: 2, ranks: 6, gridiron: 1, redeals: 0 },
    { suits: 1, ranks: 8, gridiron: 2, redeals: 0 },
    { suits: 1, ranks: 10, gridiron: 1, redeals: 0, 'talon-courts': 'wait' },
    { suits: 1, ranks: 13, gridiron: 1, compulsory: 'all' },
    { suits: 1, ranks: 8, gridiron: 1, shuffle: true },
    { suits: 1, ranks: 9, gridiron: 2, redeals: 0, spaces: 'talon-first' },
    { suits: 1, ranks: 10, gridiron: 1, redeals: 0, spaces: 'pack-first' },
  ),
  ...forms(
    'congress',
    { suits: 1, ranks: 10, rivers: 1 },
    { suits: 1, ranks: 12, rivers: 2 },
    { suits: 2, ranks: 4, rivers: 3 },
    { suits: 1, ranks: 10, rivers: 2, refill: 'immediate' },
    { suits: 1, ranks: 12, rivers: 2, row: 'when-stuck' },
    { suits: 1, ranks: 10, rivers: 1, 'refill-order': 'helps-first', 'new-helps': 'any' },
  ),
  ...forms(
    'shah',
    { suits: 1, ranks: 7 },
    { suits: 1, ranks: 10 },
    { suits: 1, ranks: 11 },
    { suits: 1, ranks: 9, runs: true },
    { suits: 2, ranks: 6 },
    { suits: 1, ranks: 9, 'empty-ray': 'any' },
  ),
  ...forms(
    'blockade',
    { suits: 1, ranks: 6, columns: 3 },
    { suits: 1, ranks: 9, columns: 3 },
    { suits: 1, ranks: 10, columns: 4 },
    { suits: 2, ranks: 5, columns: 4 },
    { suits: 1, ranks: 8, columns: 3, refill: 'immediate' },
    { suits: 1, ranks: 9, columns: 4, row: 'when-stuck', runs: true },
    { suits: 1, ranks: 7, columns: 3, partner: 'any' },
    { suits: 1, ranks: 9, columns: 3, 'empty-columns': 'open' },
    { suits: 2, ranks: 5, columns: 4, partner: 'any', 'empty-columns': 'open', runs: true },
  ),
  ...forms(
    'terrace',
    { suits: 2, ranks: 5, terrace: 8, choice: 1, valley: 1 },
    { suits: 2, ranks: 4, terrace: 5, choice: 2, valley: 2 },
    { suits: 2, ranks: 4, terrace: 5, choice: 3, valley: 2, corner: false },
    { suits: 2, ranks: 5, terrace: 8, choice: 2, valley: 1, spaces: 'talon-first' },
    { suits: 2, ranks: 5, terrace: 8, choice: 2, valley: 1, 'terrace-first': false },
    { suits: 2, ranks: 4, terrace: 5, choice: 2, valley: 2, runs: true },
  ),
  ...forms(
    'black-hole',
    { ranks: 5, fans: 6 },
    { ranks: 6, suits: 2, fans: 6, 'hole.set-out': ['AC'], corner: false },
    { ranks: 5, fans: 3, cells: 1 },
    { ranks: 6, fans: 4, first: 'any' },
    { ranks: 9, suits: 2, fans: 6, 'hole.set-out': ['AC'] },
    { ranks: 6, suits: 2, fans: 5, 'hole.set-out': ['AC'], corner: false, cells: 2 },
    { ranks: 7, suits: 1, fans: 4, 'hole.set-out': ['AC'] },
  ),
  ...forms(
    'golf',
    { ranks: 5, columns: 3, deal: 4 },
    { ranks: 5, suits: 2, columns: 3, deal: 2, kings: 'dead' },
    { ranks: 7, suits: 2, columns: 4, deal: 3 },
    { ranks: 6, suits: 3, columns: 4, deal: 3, corner: true },
    { ranks: 7, suits: 2, columns: 3, deal: 3, kings: 'dead' },
  ),
];
