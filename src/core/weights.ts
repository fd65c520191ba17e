/**
 * What an estimate of how far a position is from won is a sum of, each times its weight; less is
 * better. All are counted in cards, whatever the game:
 *
 *     up       cards on foundations (they count against the sum)
 *     blocked  cards of the table above one that goes up sooner
 *     sorted   cards on one below by which they may move together (against the sum)
 *     hidden   cards face down in the table
 *     bare     piles with no card that goes up: spaces, mostly (against the sum)
 *     buried   cards of the waste above one that goes up sooner
 *     waste    cards of the waste
 *     stock    cards of the stock
 *     dug      cards that are to be moved aside in a plan by which all go up (`emit/plan.ts`)
 *     homeless cards of these for which no pile of the table has a place then
 *     spaces   empty piles of the table (against the sum)
 *     heaped   pairs of runs in one pile: each waits for all that lie on it
 *     lone     top cards of a row that closes up, each less the more others match it
 *     near     pairs of these of which one could be laid on the other now (against the sum)
 */
export const WEIGHT_NAMES = [
  'up',
  'blocked',
  'sorted',
  'hidden',
  'bare',
  'buried',
  'waste',
  'stock',
  'dug',
  'homeless',
  'spaces',
  'heaped',
  'lone',
  'near',
] as const;
export type WeightName = (typeof WEIGHT_NAMES)[number];

/** Weights as a compiled game takes them; those not given are 0. */
export const weights = (given: Readonly<Partial<Record<WeightName, number>>>): Float64Array =>
  Float64Array.from(WEIGHT_NAMES, (name) => given[name] ?? 0);
