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

const smallSultan = (ranks: number) => ({
  suits: 1,
  ranks,
  'foundations.set-out': ['AH', `${ranks}H`],
  'sultan.set-out': [`${ranks}H`],
});

const houseOnTheHill = { packs: 2, foundations: 'aces-and-kings', marriages: 'both' };

/** Packets as many as these places to play a card that falls there. */
const fewCorners = (...places: readonly string[]) => ({
  packets: places.length,
  'pack.deal-in-turn': { onto: 'packets', 'may play': places },
});

const smallHemispheres = (ranks: number) => ({
  suits: 2,
  ranks,
  'red.set-out': ['AH', 'AH'],
  'black.set-out': [`${ranks}S`, `${ranks}S`],
  'barriers.set-out': [`${ranks}H`, 'AS'],
});

const twoHours = {
  'hours.set-out': ['2C', '5C', '2D', '5D'],
  'hours.ends-at': ['4', 'A', '4', 'A'],
};
/** Two packs of a red and a black suit, with as few places; the knave is two ranks below the king. */
const smallEmpress = (ranks: number, army: number, navy: number) => {
  const both = (card: string) => [card, card];
  const up = Array.from({ length: ranks }, (_, i) => (i === 0 ? 'A' : i + 1));
  return {
    suits: 2,
    ranks,
    packs: 2,
    row: 1,
    'army.rows': army,
    'navy.rows': navy,
    'generals.set-out': both(`${ranks}D`),
    'generals.order': up.filter((rank) => rank !== ranks - 2).toReversed(),
    'admirals.set-out': both('AC'),
    'admirals.order': up.filter((rank) => rank !== ranks - 1),
    'guard.set-out': both(`${ranks - 2}D`),
    'aside.set-out': both(`${ranks - 1}C`),
  };
};
const shortSquare = { ranks: 5, 'foundations.order': ['A', 2, 3, 4, 5, 5, 4, 3, 2, 'A'] };
const sevens = {
  ranks: 6,
  'pairs.together': { sum: 7, from: ['square'], within: 'row or column' },
};
const caesar = (ranks: number, rows: number, columns: number) => ({
  ranks,
  'cards.count': ranks,
  'square.rows': rows,
  'square.columns': columns,
});
const shortMargarethe = {
  ranks: 11,
  'kings.order': ['K', 8, 7, 6, 5, 4],
  'knaves.order': ['J', 3],
  'queens.order': ['Q', 2],
};
const lowOlympus = { ranks: 8, 'aces.order': ['A', 3, 5, 7], 'twos.order': [2, 4, 6, 8] };
const spanish = { kings: 'dealt', 'taking-back': true };
const openSpider = { 'tableau.face': 'up', 'stock.count': 0 };

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
    { ranks: 6, suits: 2, piles: 3, draw: 2, spaces: 'any' },
    { ranks: 3, packs: 2, suits: 2, piles: 3, draw: 2, redeals: 'none' },
    { ranks: 3, packs: 2, suits: 2, piles: 2, draw: 1, 'worrying-back': false, build: 'any' },
  ),
  ...forms(
    'free-cell',
    { ranks: 4, piles: 3, cells: 1 },
    { ranks: 3, piles: 3, cells: 1 },
    { ranks: 4, piles: 4, cells: 0 },
    { ranks: 4, piles: 3, cells: 2, build: 'suit' },
    { ranks: 4, piles: 4, cells: 0, build: 'suit' },
    { ranks: 6, suits: 2, piles: 3, cells: 1 },
    { ranks: 3, suits: 2, packs: 2, piles: 3, cells: 1 },
    { ranks: 4, piles: 3, cells: 2, filled: 1, spaces: 'kings' },
    { ranks: 4, piles: 3, cells: 3, filled: 3, build: 'suit', spaces: 'kings' },
    { ranks: 5, suits: 2, piles: 3, cells: 2, filled: 2, build: 'suit' },
    { ranks: 7, suits: 2, piles: 4, cells: 1, build: 'suit', spaces: 'kings' },
    { ranks: 6, suits: 2, piles: 3, cells: 2, filled: 1, build: 'suit', spaces: 'kings' },
    { ranks: 5, suits: 3, piles: 3, cells: 2, filled: 1, build: 'suit', spaces: 'kings' },
  ),
  ...forms(
    'beleaguered-castle',
    { ranks: 5, piles: 4 },
    { ranks: 4, piles: 3, aces: 'dealt' },
    { ranks: 4, piles: 3, aces: 'dealt', cells: 1 },
    { ranks: 6, suits: 3, piles: 4, 'play-while-dealing': true },
    { ranks: 5, suits: 3, piles: 4, aces: 'dealt', 'play-while-dealing': true },
    { ranks: 5, piles: 5, build: 'suit', moves: 'part' },
    { ranks: 5, suits: 3, piles: 4, aces: 'dealt', build: 'suit', moves: 'part', cells: 1 },
    { ranks: 3, suits: 2, packs: 2, piles: 3 },
  ),
  ...forms(
    'american-canister',
    { ranks: 4, piles: 4 },
    { ranks: 5, suits: 3, piles: 4, moves: 'run' },
    { ranks: 5, suits: 3, piles: 4, moves: 'pile' },
    { ranks: 5, suits: 3, piles: 4, moves: 'run', spaces: 'kings' },
    { ranks: 5, suits: 2, piles: 3, moves: 'pile', spaces: 'kings' },
    { ranks: 3, suits: 2, packs: 2, piles: 4, moves: 'run' },
    { ranks: 4, piles: 4, moves: 'card', spaces: 'kings' },
  ),
  ...forms(
    'fan',
    { ranks: 4, suits: 2, fans: 3 },
    { ranks: 5, suits: 2, fans: 4 },
    { ranks: 3, fans: 4, build: 'red-black', spaces: 'none' },
  ),
  ...forms(
    'bakers-dozen',
    { ranks: 5, suits: 3, piles: 4 },
    { ranks: 6, suits: 2, piles: 3 },
    { ranks: 5, suits: 3, piles: 4, spaces: 'any' },
    { ...spanish, ranks: 4, suits: 3, piles: 4, cells: 1 },
    { ...spanish, ranks: 4, suits: 2, piles: 3, spaces: 'any', build: 'red-black' },
    { ...spanish, ranks: 4, suits: 2, piles: 2, spaces: 'any', cells: 1, aces: 'set-out' },
  ),
  ...forms(
    'king-albert',
    { ranks: 5, suits: 2, piles: 3, reserve: 2 },
    { ranks: 5, suits: 2, piles: 3, reserve: 0 },
    { ranks: 5, suits: 3, piles: 3, reserve: 2, aces: 'set-out' },
  ),
  ...forms(
    'flower-garden',
    { ranks: 4, suits: 2, packets: 2, bouquet: 2, 'taking-back': true },
    { ranks: 4, packets: 3, bouquet: 2 },
    { ranks: 5, suits: 2, packets: 2, bouquet: 1, runs: true, 'taking-back': true },
    { ranks: 4, packets: 3, bouquet: 1, runs: true },
  ),
  ...forms(
    'thirty',
    { ranks: 5, suits: 3, columns: 3, apart: 1 },
    { ranks: 4, columns: 3, apart: 0 },
  ),
  ...forms(
    'napoleon-at-st-helena',
    { suits: 2, ranks: 4, columns: 2, 'columns.deal': 4 },
    { suits: 1, ranks: 9, columns: 3, 'columns.deal': 3 },
    { suits: 2, ranks: 4, columns: 3, 'columns.deal': 3, vacancies: 'talon' },
  ),
  ...forms(
    'canfield-or-klondike',
    { ranks: 5, suits: 2, columns: 3 },
    { ranks: 4, columns: 3 },
    { ranks: 5, suits: 3, columns: 3, runs: 'part' },
  ),
  ...forms(
    'fortress',
    { ranks: 6, suits: 2, 'left.count': 2, 'left.deal': 3, 'right.count': 2, 'right.deal': 3 },
    { ranks: 5, suits: 3, 'left.count': 2, 'left.deal': 4, 'right.count': 2, 'right.deal': 'all' },
    { ranks: 4, 'left.count': 1, 'left.deal': 5, 'right.count': 3, 'right.deal': 'all' },
  ),
  ...forms(
    'sultan',
    { ...smallSultan(7), divan: 1, redeals: 0 },
    { ...smallSultan(6), divan: 2, redeals: 1 },
    { ...smallSultan(8), divan: 2, redeals: 0 },
  ),
  ...forms('salic-law', { suits: 1, ranks: 7 }, { suits: 2, ranks: 5 }, { suits: 2, ranks: 6 }),
  ...forms(
    'la-belle-lucie',
    { ranks: 6, suits: 2, packets: 4, redeals: 0 },
    { ranks: 5, suits: 2, packets: 4, redeals: 1 },
    { ranks: 5, suits: 3, packets: 5, redeals: 1, marriages: 'both' },
    { ...houseOnTheHill, ranks: 6, suits: 1, packets: 4, redeals: 1 },
    { ...houseOnTheHill, ranks: 4, suits: 2, packets: 6, redeals: 0 },
  ),
  ...forms(
    'fifteen',
    { ranks: 6, suits: 1, columns: 3, opening: 2 },
    { ranks: 7, suits: 1, columns: 4, opening: 3 },
    { ranks: 4, suits: 2, columns: 3, opening: 3 },
    { ranks: 4, suits: 2, columns: 4, opening: 2 },
  ),
  ...forms(
    'mill',
    { ranks: 7, suits: 1, wings: 1 },
    { ranks: 5, suits: 2, wings: 2 },
    { ranks: 9, suits: 1, wings: 2 },
    { ranks: 6, suits: 2, wings: 1 },
  ),
  ...forms(
    'napoleons-square',
    { ranks: 8, suits: 1, packets: 2 },
    { ranks: 8, suits: 1, packets: 2, kings: 'dealt' },
    { ranks: 4, suits: 2, packets: 2, cards: 3 },
    { ranks: 4, suits: 2, packets: 3, cards: 1 },
  ),
  ...forms(
    'four-corners',
    { ...fewCorners('aces.1', 'kings.1', 'any'), suits: 1, ranks: 6, redeals: 1 },
    { ...fewCorners('any', 'aces.1', 'kings.1'), suits: 1, ranks: 8, redeals: 0 },
    { ...fewCorners('aces.2', 'kings.1', 'any', 'aces.1'), suits: 2, ranks: 4, redeals: 0 },
  ),
  ...forms(
    'la-nivernaise',
    { suits: 1, ranks: 9, flanks: 1, packets: 2, redeals: 0 },
    { suits: 1, ranks: 8, flanks: 2, packets: 2 },
    { suits: 2, ranks: 5, flanks: 2, packets: 2, redeals: 0 },
    { suits: 1, ranks: 9, flanks: 1, packets: 2, exchange: false },
  ),
  ...forms(
    'hemispheres',
    { ...smallHemispheres(7), race: 1, 'asiatic.count': 0, 'african.count': 0 },
    { ...smallHemispheres(6), race: 2, 'asiatic.count': 0, 'african.count': 0 },
    { ...smallHemispheres(6), race: 1 },
  ),
  ...forms(
    'canfield',
    { ranks: 4, piles: 2, reserve: 4 },
    { ranks: 4, piles: 2, reserve: 5, draw: 2, redeals: 'none' },
    { ranks: 4, piles: 2, reserve: 4, moves: 'whole', draw: 1, redeals: 'none' },
    { ranks: 5, suits: 3, piles: 3, reserve: 4 },
    { ranks: 5, suits: 3, piles: 2, reserve: 6, draw: 2, redeals: 1 },
    { ranks: 6, suits: 2, piles: 2, reserve: 3, draw: 3 },
    { ranks: 5, suits: 2, piles: 1, reserve: 1, spaces: 'waste', draw: 1, redeals: 'none' },
    { ranks: 5, suits: 3, piles: 2, reserve: 1, spaces: 'waste', draw: 1, redeals: 'none' },
    { ranks: 5, suits: 3, piles: 2, reserve: 2, spaces: 'waste', moves: 'whole', redeals: 'none' },
    { ranks: 5, suits: 3, piles: 2, reserve: 2, spaces: 'waste', build: 'suit', draw: 2 },
    { ranks: 6, suits: 2, piles: 2, reserve: 2, spaces: 'waste' },
  ),
  ...forms(
    'american-toad',
    { ranks: 5, suits: 2, packs: 1, piles: 1, reserve: 2 },
    { ranks: 4, suits: 3, packs: 1, piles: 1, reserve: 2 },
    { ranks: 3, suits: 2, packs: 2, piles: 1, reserve: 3 },
  ),
  ...forms(
    'northwest-territory',
    { ranks: 4, suits: 3, piles: 3, reserve: 6 },
    { ranks: 6, suits: 2, piles: 4, reserve: 2 },
    { ranks: 3, suits: 2, packs: 2, piles: 3, reserve: 6 },
  ),
  ...forms(
    'trigon',
    { ranks: 5, suits: 2, piles: 3, draw: 2 },
    { ranks: 4, suits: 2, packs: 2, piles: 3, redeals: 'none' },
  ),
  ...forms(
    'duchess',
    { ranks: 5, suits: 3, piles: 2, reserve: 4, dealt: 4 },
    { ranks: 6, suits: 2, piles: 2, reserve: 3, dealt: 4, draw: 2 },
    { ranks: 5, suits: 2, piles: 1, reserve: 2 },
  ),
  ...forms(
    'chameleon',
    { ranks: 5, suits: 3, piles: 1, reserve: 6 },
    { ranks: 5, suits: 2, piles: 1, reserve: 4, draw: 2, redeals: 'unlimited' },
    { ranks: 3, suits: 2, packs: 2, piles: 1, reserve: 5 },
  ),
  ...forms(
    'east-haven',
    { ranks: 4, suits: 3, piles: 3, dealt: 6 },
    { ranks: 4, suits: 3, piles: 3, dealt: 6, 'fill-first': true },
    { ranks: 4, suits: 2, piles: 3, dealt: 3 },
    { ranks: 4, piles: 3, dealt: 6, 'fill-first': true, 'worrying-back': false },
    { ranks: 5, suits: 2, piles: 3, dealt: 4, spaces: 'kings', 'worrying-back': false },
    { ranks: 3, suits: 2, packs: 2, piles: 3, dealt: 6, 'fill-first': true },
  ),
  ...forms(
    'forty-thieves',
    { packs: 1, ranks: 4, piles: 3, dealt: 8 },
    { packs: 2, suits: 2, ranks: 4, piles: 3, dealt: 8 },
    { packs: 2, suits: 2, ranks: 4, piles: 3, dealt: 8, aces: 'out', moves: 'runs' },
    {
      packs: 2,
      suits: 2,
      ranks: 4,
      piles: 3,
      dealt: 6,
      build: 'red-black',
      moves: 'runs',
      face: 'top-up',
    },
    { packs: 1, ranks: 4, piles: 3, dealt: 8, build: 'any', moves: 'runs' },
    { packs: 1, ranks: 5, suits: 3, piles: 2, dealt: 6, draw: 2, redeals: 1 },
  ),
  ...forms(
    'fortunes-favor',
    { ranks: 6, suits: 2, piles: 1, dealt: 3 },
    { ranks: 6, suits: 2, piles: 2, dealt: 4, aces: 'dealt' },
    { ranks: 5, suits: 3, piles: 2, dealt: 6, build: 'red-black' },
    { ranks: 6, suits: 2, piles: 2, dealt: 4, build: 'red-black', aces: 'dealt' },
    { ranks: 5, suits: 3, piles: 2, dealt: 3, build: 'any', moves: 'runs', aces: 'dealt' },
    { ranks: 4, suits: 2, packs: 2, piles: 2, dealt: 6, aces: 'dealt' },
    { ranks: 5, suits: 3, piles: 2, dealt: 3, draw: 2, redeals: 'unlimited' },
  ),
  ...forms(
    'spider',
    { ranks: 3, suits: 2, packs: 2, piles: 3, dealt: 8 },
    { ranks: 3, suits: 4, packs: 1, piles: 3, dealt: 7, 'fill-first': true },
    { ranks: 4, suits: 4, packs: 1, piles: 4, dealt: 12 },
    { ranks: 4, suits: 4, packs: 1, piles: 3, dealt: 10, ending: 'single-cards' },
    {
      ranks: 6,
      suits: 2,
      packs: 1,
      piles: 3,
      dealt: 6,
      ending: 'single-cards',
      'fill-first': true,
    },
    { ranks: 3, packs: 1, piles: 3, dealt: 7, ending: 'whole-piles' },
    { ...openSpider, ranks: 3, packs: 1, piles: 4, 'tableau.deal': 'all' },
    { ...openSpider, ranks: 3, packs: 1, piles: 4, 'tableau.deal': 'all', ending: 'whole-piles' },
    { ...openSpider, ranks: 4, packs: 1, piles: 4, 'tableau.deal': 'all in a triangle' },
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
  ...forms(
    'clock-patience',
    { ranks: 2, suits: 4 },
    { ranks: 3, suits: 2 },
    { ranks: 5, suits: 3 },
    { ranks: 13, suits: 1 },
    {},
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
    'two-rings',
    { suits: 1, ranks: 10, bracelet: 1, redeals: 0 },
    { suits: 1, ranks: 9, bracelet: 2, redeals: 0, spaces: 'pack-first' },
  ),
  ...forms(
    'square',
    { ...shortSquare, suits: 1, square: 1 },
    { ...shortSquare, suits: 1, square: 2, 'one-way': true, spaces: 'pack-first' },
  ),
  ...forms(
    'margarethe',
    { ...shortMargarethe, suits: 1, helps: 1, redeals: 0 },
    { ...shortMargarethe, suits: 2, ranks: 8, 'kings.order': ['K', 5, 4], helps: 1, redeals: 0 },
    { ...shortMargarethe, suits: 1, helps: 1 },
  ),
  ...forms(
    'mount-olympus',
    { ...lowOlympus, suits: 1, battery: 1, redeals: 0 },
    { ...lowOlympus, suits: 2, packs: 1, battery: 1, redeals: 0, spaces: 'pack-first' },
  ),
  ...forms(
    'anna',
    { suits: 1, ranks: 8, redeals: 0 },
    { suits: 1, ranks: 7, redeals: 0, corner: true, spaces: 'pack-first' },
  ),
  ...forms(
    'nestor',
    { ranks: 8, columns: 6, rows: 5, reserve: 2 },
    { ranks: 6, columns: 4, rows: 5, reserve: 4 },
  ),
  ...forms(
    'fourteenth',
    { ...sevens, packs: 1, suits: 2, side: 3, exchange: 'none' },
    { ...sevens, packs: 1, suits: 2, side: 3, exchange: 'once' },
    { ...sevens, packs: 1, suits: 1, side: 2 },
  ),
  ...forms('wheel', { suits: 1, cushion: 7 }, { suits: 1, cushion: 6, row: 'any-time' }),
  ...forms(
    'sly',
    { suits: 1, ranks: 6, promenade: 3 },
    { suits: 1, ranks: 7, promenade: 1 },
    { suits: 1, ranks: 7, promenade: 2 },
  ),
  ...forms(
    'louis',
    { suits: 1, ranks: 7, letters: 3, redeals: 0 },
    { suits: 1, ranks: 6, letters: 2, redeals: 1 },
  ),
  ...forms(
    'nation',
    { suits: 1, ranks: 8, columns: 2, cards: 14, redeals: 0 },
    { suits: 2, ranks: 5, columns: 2, cards: 12, redeals: 0 },
    { suits: 1, ranks: 6, columns: 2, cards: 8, redeals: 1 },
  ),
  ...forms(
    'caesar',
    { ...caesar(3, 1, 3), sum: 6, lines: 'rows' },
    { ...caesar(4, 2, 2), sum: 5, lines: 'rows' },
    { ...caesar(4, 2, 2), sum: 5 },
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
  ...forms(
    'accordion',
    { ranks: 6, cards: 10 },
    { suits: 3, ranks: 5, cards: 9 },
    { suits: 3, ranks: 7, cards: 12 },
    { suits: 2, ranks: 5, cards: 10, left: 1 },
    { ranks: 8, cards: 9, 'row.fold': { left: [1, 2], match: ['suit', 'rank'] } },
    {
      suits: 2,
      ranks: 4,
      packs: 2,
      cards: 10,
      'row.fold': { left: [2, 5, 1], match: ['rank', 'suit'] },
    },
  ),
  ...forms(
    'red-and-black',
    { packs: 1, suits: 2, ranks: 7, volunteers: 1 },
    { suits: 2, ranks: 4, volunteers: 1 },
  ),
  ...forms(
    'light-and-shade',
    { suits: 2, ranks: 5, auxiliaries: 1 },
    { suits: 2, ranks: 5, auxiliaries: 2, 'pack-on-auxiliaries': false },
  ),
  ...forms(
    'general-sedgewick',
    { suits: 2, ranks: 6, cross: 1 },
    { suits: 3, ranks: 4, cross: 1, corner: false },
    { suits: 2, ranks: 7, cross: 2, spaces: 'any' },
  ),
  ...forms(
    'constitution',
    { suits: 2, ranks: 6, columns: 2 },
    { suits: 1, ranks: 10, columns: 2 },
    { suits: 2, ranks: 7, columns: 1, people: 'open' },
  ),
  ...forms(
    'kings',
    { suits: 1, ranks: 8, columns: 7 },
    { suits: 2, ranks: 4, columns: 3 },
    { suits: 1, ranks: 7, columns: 6, line: 'own' },
  ),
  ...forms(
    'babette',
    { suits: 1, ranks: 8, columns: 3, 'garden.rows': 6 },
    { suits: 1, ranks: 9, columns: 4, 'garden.rows': 5, redeals: 0 },
    { suits: 2, ranks: 4, columns: 4, 'garden.rows': 4, redeals: 1, 'columns-from': 'bottom' },
  ),
  ...forms(
    'labyrinth',
    { suits: 1, ranks: 9, columns: 3, 'labyrinth.rows': 6 },
    { suits: 1, ranks: 13, columns: 1, 'labyrinth.rows': 26, graces: 0 },
    { suits: 1, ranks: 6, columns: 1, 'labyrinth.rows': 12, foundations: 'dealt' },
    { suits: 1, ranks: 9, columns: 2, 'labyrinth.rows': 8, refill: 'immediate' },
  ),
  ...forms(
    'zodiac',
    { suits: 1, ranks: 6, zodiac: 3, equator: 1 },
    { suits: 2, ranks: 3, zodiac: 2, equator: 1 },
    { suits: 1, ranks: 6, zodiac: 1, equator: 3, 'late-marriages': true },
  ),
  ...forms(
    'queens',
    { suits: 1, ranks: 7, key: 4, thinned: 2, shutter: 1 },
    { suits: 1, ranks: 6, key: 5, thinned: 3, shutter: 2, paid: 2 },
    { suits: 1, ranks: 8, key: 6, thinned: 2, shutter: 1, 'key-first': false },
  ),
  ...forms(
    'herring-bone',
    { suits: 1, ranks: 8, bone: 4, scenes: 1, bars: 1, redeals: 0 },
    { suits: 1, ranks: 9, bone: 8, scenes: 1, bars: 1, redeals: 0, exchange: false },
    { suits: 1, ranks: 8, bone: 7, scenes: 1, bars: 2, redeals: 0, 'bone-first': false },
    { suits: 1, ranks: 7, bone: 4, scenes: 2, bars: 1, redeals: 1 },
  ),
  ...forms(
    'olga',
    { packs: 1, lowest: 'J', columns: 3, rows: 3 },
    { packs: 2, suits: 2, lowest: 'J', columns: 2, rows: 3 },
  ),
  // One suit is hardly ever lost but where the Ramparts take next to nothing.
  ...forms(
    'besieged-city',
    { ranks: 5, size: 'middle', suits: 1 },
    { ranks: 3, size: 'small', suits: 2, 'ramparts.build': { rank: 'up', suit: 'same' } },
    { ranks: 7, size: 'small', suits: 1, 'ramparts.build': { rank: 'equal', suit: 'same' } },
  ),
  ...forms(
    'empress-of-india',
    smallEmpress(5, 1, 1),
    smallEmpress(5, 2, 1),
    smallEmpress(6, 2, 1),
    { ...smallEmpress(6, 1, 2), tying: 'no-pair' },
    smallEmpress(5, 2, 2),
  ),
];
