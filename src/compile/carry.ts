import { deckSize } from '../cards/deck.js';
import {
  type Build,
  type Cond,
  type Core,
  type Group,
  isUpRole,
  type Move,
} from '../core/types.js';
import { conditionsIn, isTransfer, same } from './walk.js';

/**
 * A table between which and cells single cards go to and fro, so that several cards can be carried
 * from one pile to another by way of the cells: runs by `build`, one card more than there are cells
 * empty (and more by way of empty piles, where any card may fill these).
 */
export interface Carry {
  readonly tableau: Group;
  readonly cells: Group;
  readonly build: Build;
  /** The numbers of the rules by which cards go. */
  readonly lay: number;
  readonly store: number;
  readonly unstore: number;
  /** Which cards may fill an empty pile of the table: any, those of one rank, or none (0). */
  readonly fills: 'any' | number;
}

const isEmptyTo = (cond: Cond): boolean => cond.op === 'empty' && cond.pile === 'to';

/** The build and what fills spaces, if a condition says that a card fits or fills and nothing else. */
const layingOf = (
  when: Cond,
): { readonly build: Build; readonly fills: Carry['fills'] } | undefined => {
  const [fits, fill, ...more] = when.op === 'any' ? when.of : [when];
  if (fits?.op !== 'fits' || fits.card !== 'lead' || more.length > 0) return undefined;
  if (!same(fits.on, { op: 'top', pile: 'to' })) return undefined;
  const { build } = fits;
  if (fill === undefined) return { build, fills: 0 };
  if (isEmptyTo(fill)) return { build, fills: 'any' };
  const [empty, rank, ...others] = fill.op === 'all' ? fill.of : [];
  const isRank =
    rank?.op === 'compare' &&
    rank.is === '==' &&
    typeof rank.b === 'number' &&
    same(rank.a, { op: 'rank', card: 'lead' });
  return empty !== undefined && isEmptyTo(empty) && isRank && others.length === 0
    ? { build, fills: rank.b as number }
    : undefined;
};

const moves = (core: Core, from: Group, to: Group): number[] => {
  const within = (group: Group, piles: readonly number[]) =>
    piles.length === group.count && piles.every((pile, i) => pile === group.first + i);
  return core.moves.flatMap((move, rule) =>
    within(from, move.from) && within(to, move.to) && isSingle(move) ? [rule] : [],
  );
};

const isSingle = (move: Move): boolean => move.count.unit === 'card' && isTransfer(move);

/**
 * Finds them, if nothing follows by itself, no pile is asked about beside the two of a move, and
 * each way there is one rule.
 */
export const findCarry = (core: Core): Carry | undefined => {
  const tableaus = core.groups.filter((group) => group.role === 'tableau');
  const [cells, ...otherCells] = core.groups.filter((group) => group.role === 'cell');
  const [tableau] = tableaus;
  if (tableau === undefined || cells === undefined) return undefined;
  if (tableaus.length > 1 || otherCells.length > 0 || cells.capacity !== 1) return undefined;
  if (core.consequences.length > 0) return undefined;
  const [lay, ...lays] = moves(core, tableau, tableau);
  const [store, ...stores] = moves(core, tableau, cells);
  const [unstore, ...unstores] = moves(core, cells, tableau);
  if (lay === undefined || store === undefined || unstore === undefined) return undefined;
  if (lays.length + stores.length + unstores.length > 0) return undefined;
  const laying = layingOf(core.moves[lay]!.when);
  const back = layingOf(core.moves[unstore]!.when);
  if (laying === undefined || !same(laying, back)) return undefined;
  if (!isEmptyTo(core.moves[store]!.when)) return undefined;
  return { tableau, cells, ...laying, lay, store, unstore };
};

/** Cards for each column and cell from which on most deals are lost (measured: `bench/NOTES.md`). */
const CROWD = 5.5;

/**
 * Whether there are few columns and cells for the cards, and few cards on which each may be laid: where cards
 * are carried, and in games of one pack that have nothing but columns and foundations.
 */
export const isCrowded = (core: Core, carry: Carry | undefined): boolean => {
  const cards = deckSize(core.deck);
  if (carry !== undefined)
    return carry.build.suit !== 'any' && cards > CROWD * (carry.tableau.count + carry.cells.count);
  const played = core.moves.flatMap(({ from, to }) => [...from, ...to]);
  const [tableau, ...others] = core.groups.filter(
    ({ role, first, count }) =>
      !isUpRole(role) && played.some((pile) => pile >= first && pile < first + count),
  );
  if (tableau?.role !== 'tableau' || others.length > 0 || core.deck.copies > 1) return false;
  const builds = core.moves
    .filter((move) => move.to.includes(tableau.first))
    .flatMap(({ when }) => conditionsIn(when))
    .flatMap((cond) => (cond.op === 'fits' ? [cond.build] : []));
  const strict = builds.length > 0 && builds.every((build) => build.suit !== 'any');
  return strict && cards > CROWD * tableau.count;
};

/**
 * Whether every card of the table can lie on one card only and takes one card only, and the cards
 * that lie on none are those that fill empty piles (or nothing does); and cards go up in suit, each
 * after the one that it takes. Then runs are suits and there is nothing to choose in how they lie.
 */
export const isSuited = (core: Core, { tableau, cells, build, fills }: Carry): boolean => {
  const ups = core.moves.filter((move) => move.stage === 'up');
  const touching = core.moves.filter((move) =>
    [...move.from, ...move.to].some((pile) =>
      [tableau, cells].some(({ first, count }) => pile >= first && pile < first + count),
    ),
  );
  return (
    core.deck.copies === 1 &&
    build.suit === 'same' &&
    !build.wrap &&
    build.base === undefined &&
    same(build.steps, [-1]) &&
    (fills === 0 || fills === core.deck.ranks) &&
    touching.length === ups.length + 3 &&
    ups.every(
      (move) =>
        isSingle(move) &&
        conditionsIn(move.when).every(
          (c) =>
            c.op !== 'fits' ||
            (c.build.suit === 'same' && !c.build.wrap && same(c.build.steps, [1])),
        ),
    )
  );
};
