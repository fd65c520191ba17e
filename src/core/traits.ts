/**
 * What tells a promising move; each trait times its weight, summed, and more is better. Cards and
 * piles are counted in cards; a card is due after how many cards of its foundation (1: now; see
 * `compile/emit/due.ts`). Of the pile that a move takes cards from:
 *
 *     empties   no card is left in it
 *     reveals   the next card is face down
 *     frees     the next card could go up; freesDue: else, when it is due
 *     breaks    the cards taken and the next one could have moved together
 *     takesCell cards in cells that could be laid on the next card
 *     takesRun  runs at the ends of piles that could be
 *     goesOn    piles on which the next card could be laid
 *     digs      one over the cards still above the pile's first due (one more than these)
 *     digsLow   one over when that card is due, if it stays in the pile
 *     short     one over the size of the pile
 *     runs      cards taken
 *     unstore   it is a cell
 *
 * Of the pile they go to:
 *
 *     upDue     a foundation: when the card is due
 *     space     an empty pile of the table; spaceDue: when the card is due; spaceRun: how many cards;
 *               lastSpace: there is no other one
 *     lay       a card; layDue: when the card laid is due; joins: they may move together then
 *     clean     all the pile is one run
 *     bury      a card of it is due sooner; buryLow: one over when that is due; buryDeep: one over
 *               the cards above it (one more than these)
 *     store     a cell; storeDue: when the card is due; storeMany: how many cards;
 *               home: one over the cards above one on which it could be laid (one more than these)
 *     lastCell  no cell will be empty; freeCells: else one over how many are
 *
 * And of all: `rank0` .. `rank15` by the rank of the move (`core/move.ts`), and up to `noise` more by
 * a hash of position, move and `seed`.
 */
export const TRAIT_NAMES = [
  'upDue',
  'space',
  'spaceDue',
  'spaceRun',
  'lastSpace',
  'lay',
  'layDue',
  'bury',
  'buryLow',
  'buryDeep',
  'clean',
  'joins',
  'store',
  'storeDue',
  'storeMany',
  'lastCell',
  'freeCells',
  'empties',
  'reveals',
  'breaks',
  'frees',
  'freesDue',
  'digs',
  'digsLow',
  'short',
  'runs',
  'unstore',
  'home',
  'takesCell',
  'takesRun',
  'goesOn',
  'noise',
  'seed',
  'rank0',
  'rank1',
  'rank2',
  'rank3',
  'rank4',
  'rank5',
  'rank6',
  'rank7',
  'rank8',
  'rank9',
] as const;
export type TraitName = (typeof TRAIT_NAMES)[number];

export type TraitWeights = Readonly<Partial<Record<TraitName, number>>>;

/** Weights as a compiled game takes them; those not given are 0. */
export const traits = (given: TraitWeights): Float64Array =>
  Float64Array.from(TRAIT_NAMES, (name) => given[name] ?? 0);
