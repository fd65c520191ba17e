import { deckSize } from '../cards/deck.js';
import type { Build, Cond, Core, Move } from '../core/types.js';
import { sunkPiles } from './sunk.js';
import { conjuncts, isTransfer } from './walk.js';

/** A hole that takes all cards of the game, a rank up or down each time. */
interface Hole {
  readonly pile: number;
  /** Whether the highest rank and the lowest are neighbours. */
  readonly wrap: boolean;
  /** Piles of which the cards go into the hole whatever lies there, and nowhere else. */
  readonly free: readonly number[];
  /** Ranks on which no card may be laid but one from `free`. */
  readonly dead: readonly number[];
  /** Whether every card but those of `free` can only go from the top of its pile into the hole. */
  readonly straight: boolean;
}

const isFit = (cond: Cond): cond is Cond & { readonly build: Build } =>
  cond.op === 'fits' &&
  cond.card === 'lead' &&
  typeof cond.on === 'object' &&
  cond.on.op === 'top' &&
  cond.on.pile === 'to' &&
  cond.build.base === undefined &&
  cond.build.steps.length > 0 &&
  cond.build.steps.every((step) => step === 1 || step === -1);

/** The build by which a card must lie on the hole's top card, if it has one. */
const fitOf = (move: Move): Build | undefined => {
  for (const cond of conjuncts(move.when)) {
    if (isFit(cond)) return cond.build;
    if (cond.op === 'any') {
      const fits = cond.of.filter(isFit);
      const others = cond.of.filter((one) => !isFit(one));
      const [fit] = fits;
      if (fits.length === 1 && others.every((one) => one.op === 'empty' && one.pile === 'to'))
        return fit?.build;
    }
  }
  return undefined;
};

/** The ranks of the hole's top card on which the move lays nothing. */
const deadIn = (move: Move): number[] =>
  conjuncts(move.when).flatMap((cond) => {
    const { of } = cond.op === 'not' ? cond : { of: undefined };
    if (of?.op !== 'compare' || of.is !== '==' || typeof of.b !== 'number') return [];
    return typeof of.a === 'object' &&
      of.a.op === 'rank' &&
      of.a.card !== 'lead' &&
      of.a.card.op === 'top' &&
      of.a.card.pile === 'to'
      ? [of.b]
      : [];
  });

/**
 * The hole of a game that is won when all cards lie in it, if each card gets there by a rank up or down
 * from the card before it or from a pile that may always be turned over onto it; undefined else.
 */
export const holeOf = (core: Core): Hole | undefined => {
  const { goal, deck } = core;
  if (deck.ranks < 3 || (deck.without ?? []).length > 0) return undefined;
  const [pile] = conjuncts(goal).flatMap((cond) =>
    cond.op === 'compare' &&
    cond.is === '==' &&
    cond.b === deckSize(deck) &&
    typeof cond.a === 'object' &&
    cond.a.op === 'size' &&
    typeof cond.a.pile === 'number'
      ? [cond.a.pile]
      : [],
  );
  if (pile === undefined) return undefined;
  if (!sunkPiles(core).has(pile) || core.consequences.length > 0) return undefined;
  const builds: Build[] = [];
  const free: number[] = [];
  const deads: number[][] = [];
  for (const move of core.moves) {
    const turns =
      move.count.unit === 'upTo' && move.count.n === 1 && move.to.join() === String(pile);
    if (turns) {
      const [effect, ...more] = move.effects;
      if (effect?.do !== 'move' || effect.from !== 'from' || effect.to !== 'to' || more.length > 0)
        return undefined;
      free.push(...move.from);
      continue;
    }
    if (!isTransfer(move) || move.count.unit !== 'card') return undefined;
    if (!move.to.includes(pile)) continue;
    const build = move.to.length === 1 ? fitOf(move) : undefined;
    if (build === undefined || build.ranks !== deck.ranks) return undefined;
    builds.push(build);
    deads.push(deadIn(move));
  }
  const [first] = builds;
  if (first === undefined) return undefined;
  const kept = core.moves.filter((move) => move.count.unit !== 'upTo');
  if (kept.some((move) => [...move.from, ...move.to].some((one) => free.includes(one))))
    return undefined;
  const [some = []] = deads;
  return {
    pile,
    wrap: builds.some(({ wrap }) => wrap),
    free,
    dead: some.filter((rank) => deads.every((ranks) => ranks.includes(rank))),
    straight: kept.every((move) => move.to.join() === String(pile)),
  };
};
