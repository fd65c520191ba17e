/**
 * Which of our games, with which settings, plays the rules of each file of deals decided by
 * Solvitaire 0.10.1 (its effective settings stand beside the deals in its own data).
 */
export interface OracleFile {
  readonly file: string;
  readonly game: string;
  readonly set: Readonly<Record<string, unknown>>;
}

const klondike = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'klondike',
  set,
});
const canfield = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'canfield',
  set,
});
const freeCell = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'free-cell',
  set,
});
const spider = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'spider',
  set,
});

const blackHole = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'black-hole',
  set,
});
const golf = (file: string, set: OracleFile['set']): OracleFile => ({ file, game: 'golf', set });
const gaps = (file: string, set: OracleFile['set']): OracleFile => ({ file, game: 'gaps', set });
const castle = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'beleaguered-castle',
  set,
});
const canister = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'american-canister',
  set,
});
const dozen = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'bakers-dozen',
  set: { kings: 'dealt', 'taking-back': true, ...set },
});
const albert = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'king-albert',
  set,
});
const openSpider = { 'tableau.face': 'up', 'stock.count': 0 };
const shortSimon = { ...openSpider, packs: 1, ranks: 5, piles: 5, 'tableau.deal': 'all' };

/** Its presets that are games of ours by the same name. */
const NAMED = [
  ...['klondike', 'klondike-arbitrary-built-moves', 'klondike-deal-1'],
  ...['klondike-deal-1-arbitrary-built-moves', 'klondike-two-deck-9', 'ultra-klondike-2-deck'],
  ...['klondike-reserve', 'northwest-territory', 'northwest-territory-arbitrary-built-moves'],
  ...['gargantua-redeal', 'trigon', 'east-haven', 'chameleon'],
  ...['canfield', 'canfield-arbitrary-built-moves', 'canfield-strict'],
  ...['canfield-auto-reserve-then-waste', 'limited', 'lucas'],
  ...['rank-and-file', 'streets', 'thirtysix', 'fortunes-favor'],
  ...['spiderette', 'will-o-the-wisp', 'simple-simon'],
  ...['free-cell', 'free-cell-0-cell', 'free-cell-1-cell', 'free-cell-2-cell', 'free-cell-3-cell'],
  ...['free-cell-4-pile', 'free-cell-5-pile', 'free-cell-6-pile', 'free-cell-7-pile'],
  ...['bakers-game', 'eight-off', 'eight-off-any-card-spaces', 'fore-cell', 'fore-cell-same-suit'],
  ...['seahaven-towers', 'beleaguered-castle', 'streets-and-alleys', 'siegecraft', 'stronghold'],
  ...['alpha-star', 'delta-star', 'american-canister', 'british-canister', 'fan'],
  ...['scotch-patience', 'castles-of-spain', 'spanish-patience', 'alina', 'one-cell', 'two-cell'],
  ...['king-albert', 'raglan', 'somerset', 'thirty'],
];

/** Presets of which it decided no deal, so that only the rules can be compared. */
export const RULES_ONLY = [
  ...['gargantua', 'american-toad', 'duchess', 'forty-thieves', 'maria', 'spider', 'mrs-mop'],
];
const accordion = (file: string, set: OracleFile['set']): OracleFile => ({
  file,
  game: 'accordion',
  set,
});

export const ORACLE_FILES: readonly OracleFile[] = [
  ...NAMED.map((file): OracleFile => ({ file, game: file, set: {} })),
  {
    file: 'flower-garden',
    game: 'flower-garden',
    set: { 'taking-back': true, 'garden.deal': 'all' },
  },
  klondike('mini/hklondike1-norem', {
    ranks: 6,
    piles: 4,
    draw: 1,
    'worrying-back': false,
    spaces: 'none',
  }),
  klondike('mini/hklondike3', { ranks: 6, piles: 4, spaces: 'none' }),
  klondike('mini/hklondike3-partial', { ranks: 6, piles: 4, spaces: 'none' }),
  klondike('mini/mini-klondike-anyspace', { ranks: 7, piles: 4, spaces: 'any' }),
  klondike('mini/mini-klondike-anyspace-partial', { ranks: 7, piles: 4, spaces: 'any' }),
  klondike('mini/mini-klondike-draw1', { ranks: 7, piles: 4, draw: 1, spaces: 'none' }),
  klondike('mini/mini-klondike-noredeal', {
    ranks: 6,
    piles: 4,
    draw: 1,
    spaces: 'any',
    redeals: 'none',
    'worrying-back': false,
  }),
  canfield('mini/hcanfield-any', { ranks: 7, piles: 2, reserve: 9 }),
  canfield('mini/hcanfield-noredeal', { ranks: 7, piles: 3, reserve: 7, draw: 1, redeals: 'none' }),
  canfield('mini/hcanfield-samesuit', { ranks: 8, piles: 3, reserve: 10, build: 'suit' }),
  canfield('mini/mini-canfield-draw1', { ranks: 7, piles: 3, reserve: 8, draw: 1 }),
  canfield('mini/mini-canfield-partial', { ranks: 7, piles: 4, reserve: 7 }),
  canfield('mini/mini-canfield', { ranks: 7, piles: 4, reserve: 7 }),
  canfield('mini/hcanfield-waste', { ranks: 7, piles: 2, reserve: 9, spaces: 'waste' }),
  canfield('mini/hcanfield-whole', {
    ranks: 7,
    piles: 2,
    reserve: 9,
    spaces: 'waste',
    moves: 'whole',
  }),
  canfield('mini/mini-canfield-waste', { ranks: 7, piles: 4, reserve: 7, spaces: 'waste' }),
  canfield('mini/mini-canfield-whole', {
    ranks: 7,
    piles: 4,
    reserve: 7,
    spaces: 'waste',
    moves: 'whole',
  }),
  {
    file: 'mini/mini-american-toad',
    game: 'american-toad',
    set: { ranks: 4, piles: 3, reserve: 6 },
  },
  { file: 'mini/mini-chameleon', game: 'chameleon', set: { ranks: 7, reserve: 7 } },
  { file: 'mini/mini-duchess', game: 'duchess', set: { ranks: 7, reserve: 6, dealt: 4 } },
  { file: 'mini/mini-east-haven', game: 'east-haven', set: { ranks: 6, piles: 4, dealt: 12 } },
  {
    file: 'mini/mini-gargantua',
    game: 'gargantua',
    set: { ranks: 4, piles: 4, spaces: 'any', 'tableau.deal': [2, 3, 3, 4] },
  },
  { file: 'mini/mini-thirtysix', game: 'thirtysix', set: { ranks: 7, piles: 3, dealt: 16 } },
  {
    file: 'mini/mini-forty-thieves',
    game: 'forty-thieves',
    set: { ranks: 4, piles: 4, dealt: 16 },
  },
  {
    file: 'mini/mini-fortunes-favor',
    game: 'fortunes-favor',
    set: { ranks: 7, piles: 4, dealt: 8 },
  },
  { file: 'mini/hff', game: 'fortunes-favor', set: { ranks: 6, piles: 3, dealt: 3 } },
  {
    file: 'mini/hff-rb',
    game: 'fortunes-favor',
    set: { ranks: 6, piles: 3, dealt: 3, build: 'red-black' },
  },
  freeCell('mini/mini-freecell', { ranks: 7, piles: 4, cells: 2 }),
  freeCell('mini/mini-freecell-removable', {
    ranks: 7,
    piles: 4,
    cells: 1,
    'foundations.take': 'top',
  }),
  freeCell('mini/mini-bakers-game', { ranks: 7, piles: 4, cells: 2, build: 'suit' }),
  freeCell('mini/mini-prefilled', { ranks: 7, piles: 4, cells: 3, filled: 2, build: 'suit' }),
  castle('mini/mini-any-suit', { ranks: 7, piles: 4, aces: 'dealt' }),
  castle('mini/mini-any-suit-removable', {
    ranks: 7,
    piles: 5,
    aces: 'dealt',
    'foundations.take': 'top',
  }),
  dozen('mini/mini-any-suit-nospace', { ranks: 6, piles: 6, cells: 1 }),
  canister('mini/mini-canister', { ranks: 7, piles: 4 }),
  canister('mini/mini-maximal', { ranks: 7, piles: 4, moves: 'run' }),
  canister('mini/mini-wholepile', { ranks: 6, piles: 5, moves: 'pile' }),
  albert('mini/mini-king-albert', { ranks: 7, piles: 5, reserve: 4 }),
  albert('mini/mini-somerset', { ranks: 7, piles: 6, reserve: 0 }),
  spider('mini/mini-simple-simon', { ...shortSimon, ending: 'whole-piles' }),
  spider('mini/true-simple-simon', shortSimon),
  spider('mini/mini-spiderette', {
    ranks: 5,
    packs: 1,
    piles: 4,
    dealt: 12,
    ending: 'whole-piles',
  }),
  spider('mini/true-spiderette', { ranks: 5, packs: 1, piles: 4, dealt: 12 }),
  gaps('mini/mini-gaps', { ranks: 6 }),
  gaps('mini/mini-gaps-fixed', { ranks: 7, 'row-suits': 'fixed' }),
  gaps('gaps-basic-variant', { 'row-suits': 'fixed' }),
  { file: 'simple-simon-solvitaire-head', game: 'simple-simon-single-cards', set: {} },
  { file: 'mrs-mop-solvitaire-head', game: 'mrs-mop-single-cards', set: {} },
  spider('spider-solvitaire-head', { ending: 'single-cards' }),
  spider('spiderette-solvitaire-head', {
    packs: 1,
    piles: 7,
    'tableau.deal': 'triangle',
    ending: 'single-cards',
  }),
  spider('will-o-the-wisp-solvitaire-head', {
    packs: 1,
    piles: 7,
    dealt: 21,
    'tableau.face': 'up',
    ending: 'single-cards',
  }),
  blackHole('mini/mini-black-hole', { ranks: 7, fans: 9 }),
  blackHole('mini/mini-worm-hole', { ranks: 8, fans: 7, cells: 1 }),
  golf('mini/mini-golf', { ranks: 7, columns: 4, deal: 4 }),
  blackHole('black-hole', {}),
  blackHole('worm-hole', { cells: 1 }),
  golf('golf', {}),
  accordion('mini/mini-accordion', { cards: 16 }),
  accordion('late-binding-solitaire', { cards: 18 }),
  accordion('accordion', {}),
];
