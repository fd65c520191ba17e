import { deckSize } from '../cards/deck.js';
import type { Build, Cond, Core, Effect, Group, Move, Num, PileRef } from '../core/types.js';
import { conditionsIn, conjuncts, effectsIn, isTransfer, rulesOf } from './walk.js';

/** The ways that cards can go in a game that is won when all of them lie on foundations. */
export interface Ways {
  /** Moves of single cards to foundations. */
  readonly ups: readonly Move[];
  /** Moves of the player onto other piles, by what they say of the card (or cards) and the pile. */
  readonly lays: readonly Move[];
  /** Piles from which only top cards leave, or runs of them, and by these moves alone. */
  readonly strict: readonly number[];
  /** Piles from which any card may leave by them at any time, as far as is known here. */
  readonly loose: readonly number[];
  /** Whether cards of `loose` may lie anywhere, for something else lays them there. */
  readonly strewn: boolean;
  /** Builds of the runs that move as one. */
  readonly runs: readonly Build[];
  /** Foundations; and moves by which cards come back from them. */
  readonly foundations: readonly number[];
  readonly back: readonly Move[];
  /** Moves that take cards elsewhere, and what counters must say for that: until then nothing is known. */
  readonly until: readonly Cond[];
}

const isMoving = (e: Effect): boolean => e.do === 'move' || e.do === 'pick' || e.do === 'gather';

/** A move of what is chosen from one pile to the other, and no other card. */
const isPlain = (move: Move): boolean => {
  const { unit } = move.count;
  const others = move.effects.slice(1);
  const first = { ...move, effects: move.effects.slice(0, 1) };
  const one = unit === 'card' || unit === 'run';
  if (effectsIn(others).some(isMoving)) return false;
  const [effect] = move.effects;
  if (unit === 'any card')
    return (
      effect?.do === 'pick' && effect.n === 'n' && effect.from === 'from' && effect.to === 'to'
    );
  if (unit === 'pile' && move.count.unit === 'pile' && move.count.build !== undefined)
    return isTransfer(first) && effect?.do === 'move' && !effect.turned;
  return one && isTransfer(first) && effect?.do === 'move' && (unit === 'card' || !effect.turned);
};

const buildOfRun = (move: Move): Build[] =>
  (move.count.unit === 'run' || move.count.unit === 'pile') && move.count.build !== undefined
    ? [move.count.build]
    : [];

/** The piles that a name in effects may stand for; undefined if that is not known. */
const pilesOf = (
  ref: PileRef,
  around: {
    readonly from: readonly number[];
    readonly to: readonly number[];
    readonly it: readonly number[];
  },
): readonly number[] | undefined => {
  if (typeof ref === 'number') return [ref];
  if (ref === 'from' || ref === 'to' || ref === 'it') return around[ref];
  return typeof ref === 'object' && ref.op !== 'next' ? ref.piles : undefined;
};

interface Flow {
  readonly from: readonly number[] | undefined;
  readonly to: readonly number[] | undefined;
}

const flowsIn = (
  effects: readonly Effect[],
  around: {
    readonly from: readonly number[];
    readonly to: readonly number[];
    readonly it: readonly number[];
  },
): Flow[] =>
  effects.flatMap((e): Flow[] => {
    if (e.do === 'move' || e.do === 'pick')
      return [{ from: pilesOf(e.from, around), to: pilesOf(e.to, around) }];
    if (e.do === 'gather') return [{ from: [e.from], to: [e.to] }];
    if (e.do === 'each') return flowsIn(e.then, { ...around, it: e.piles });
    return e.do === 'if' ? flowsIn(e.then, around) : [];
  });

/** Does a rule set the counter, beside the moves given? */
export const isSetIn = (core: Core, name: string, but: readonly Move[]): boolean =>
  rulesOf(core).some(
    (rule) =>
      !but.some((move) => move === rule) &&
      effectsIn(rule.effects).some((e) => e.do === 'set' && e.counter === name),
  );

const countersOf = (n: Num): readonly string[] | undefined => {
  if (typeof n === 'number') return [];
  return typeof n === 'object' && n.op === 'counter' ? [n.name] : undefined;
};

/** The counters of a comparison that asks about nothing else. */
const comparedCounters = (c: Cond): readonly string[] | undefined => {
  if (c.op !== 'compare') return undefined;
  const a = countersOf(c.a);
  const b = countersOf(c.b);
  return a === undefined || b === undefined ? undefined : [...a, ...b];
};

/**
 * What of a move's condition counters alone decide which no other move sets: once it does not hold it
 * never does again. Undefined if there is nothing such.
 */
const endOf = (core: Core, move: Move): Cond | undefined => {
  const parts = conjuncts(move.when).filter((c) =>
    comparedCounters(c)?.every((name) => !isSetIn(core, name, [move])),
  );
  return parts.length === 0 ? undefined : { op: 'all', of: parts };
};

const roleOf = (core: Core, pile: number): Group | undefined =>
  core.groups.find(({ first, count }) => pile >= first && pile < first + count);

const isFoundation = (core: Core, pile: number): boolean =>
  roleOf(core, pile)?.role === 'foundation';

/** Does the goal ask for all cards on foundations? */
const wantsAllUp = (core: Core): boolean => {
  const sizes = conjuncts(core.goal).map((c) =>
    c.op === 'compare' &&
    c.is === '==' &&
    typeof c.b === 'number' &&
    typeof c.a === 'object' &&
    c.a.op === 'size' &&
    typeof c.a.pile === 'number' &&
    isFoundation(core, c.a.pile)
      ? { pile: c.a.pile, size: c.b }
      : undefined,
  );
  const piles = new Map(sizes.flatMap((one) => (one === undefined ? [] : [[one.pile, one.size]])));
  return [...piles.values()].reduce((a, b) => a + b, 0) === deckSize(core.deck);
};

/** Finds them; undefined where a rule takes cards in a way that is not understood here. */
export const findWays = (core: Core): Ways | undefined => {
  if (!wantsAllUp(core)) return undefined;
  const isUp = (pile: number): boolean => isFoundation(core, pile);
  const plain = core.moves.filter(isPlain);
  const ups = plain.filter((move) => move.to.some(isUp));
  const lays = plain.filter((move) => !move.to.every(isUp) && !move.from.every(isUp));
  if (ups.some((move) => !move.to.every(isUp) || buildOfRun(move).length > 0)) return undefined;
  const until: Cond[] = [];
  const flows: Flow[] = [];
  for (const move of core.moves) {
    if (plain.includes(move)) continue;
    const found = flowsIn(move.effects, { ...move, it: [] });
    const end = endOf(core, move);
    const gathers = found.some(
      ({ from }) => from === undefined || from.some((p) => isTable(core, p)),
    );
    if (gathers && end !== undefined) until.push(end);
    else flows.push(...found);
  }
  for (const { each, effects } of core.consequences)
    flows.push(...flowsIn(effects, { from: [], to: [], it: each }));
  const loose = new Set(
    core.groups.flatMap(({ role, first, count }) =>
      role === 'stock' || role === 'waste' ? range(first, count) : [],
    ),
  );
  for (const { count, from } of plain)
    if (count.unit === 'any card') for (const pile of from) loose.add(pile);
  let strewn = false;
  for (const { from, to } of flows) {
    if (from === undefined || to === undefined) return undefined;
    if (from.some((pile) => isUp(pile) || isTable(core, pile)) || to.some(isUp)) return undefined;
    for (const pile of from) loose.add(pile);
    if (to.some((pile) => !loose.has(pile))) strewn = true;
  }
  const foundations = piles(core).filter(isUp);
  const counters = new Set(
    plain.flatMap(({ when, count }) => [
      ...conditionsIn(when).flatMap((c) => (c.op === 'fits' ? (c.build.base ?? []) : [])),
      ...('build' in count ? (count.build?.base ?? []) : []),
    ]),
  );
  if ([...counters].some((name) => isSetIn(core, name, []))) return undefined;
  // Several cards at once come from where only top cards leave, or it is not known which may.
  if (plain.some((move) => buildOfRun(move).length > 0 && move.from.some((p) => loose.has(p))))
    return undefined;
  return {
    ups,
    lays,
    strict: piles(core).filter((pile) => !isUp(pile) && !loose.has(pile)),
    loose: [...loose],
    strewn,
    runs: lays.flatMap(buildOfRun),
    foundations,
    back: plain.filter((move) => move.from.some(isUp)),
    until,
  };
};

const range = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => first + i);

const piles = (core: Core): number[] =>
  core.groups.flatMap(({ first, count }) => range(first, count));

const isTable = (core: Core, pile: number): boolean => roleOf(core, pile)?.role === 'tableau';
