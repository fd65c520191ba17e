import { deckSize } from '../cards/deck.js';
import type { Digging } from '../core/digging.js';
import { MAX_CARDS } from '../core/move.js';
import type { Build, Core, Group, Move } from '../core/types.js';
import { type Carry, findCarry } from './carry.js';
import { type ComingBack, comingBack } from './coming-back.js';
import { findDigging } from './digging.js';
import { gonePiles } from './gone.js';
import { withIdleSpaces } from './idle-spaces.js';
import { looseRuns } from './loose-runs.js';
import { rowsIn } from './rows.js';
import { suitlessIn } from './suitless.js';
import { sunkPiles } from './sunk.js';
import { type Alike, alikeness } from './symmetry.js';
import { effectsIn, isTransfer, mentionsIn, mentionsInEffects } from './walk.js';

/** What the passes found out about a core, for the emitters and the dominances. */
export interface Facts {
  readonly core: Core;
  readonly alike: ReadonlyMap<Group, Alike>;
  /** The group of each pile. */
  readonly groupOf: readonly Group[];
  /** Ranks of which the suit never matters. */
  readonly suitless: readonly number[];
  /** Piles of which only the top card and the size matter: see `sunk.ts`. */
  readonly sunk: ReadonlySet<number>;
  /** Piles of which only the size matters: see `gone.ts`. */
  readonly gone: ReadonlySet<number>;
  /** Rows of piles of which only the order of their top cards matters: see `rows.ts`. */
  readonly rows: readonly (readonly number[])[];
  /** Groups in which it does not matter what carries a run: see `loose-runs.ts`. */
  readonly loose: ReadonlyMap<Group, Build>;
  /** How cards come back to groups of loose runs: see `coming-back.ts`. */
  readonly back: ReadonlyMap<Group, ComingBack>;
  /** Groups of loose runs in which piles are emptied only for use: see `prune/empty-for-use.ts`. */
  readonly idle: readonly Group[];
  /** The stock that is gone through as one choice; see `stock.ts`. */
  readonly drawThrough: DrawThrough | undefined;
  /** How several cards are carried by way of cells; see `carry.ts`. */
  readonly carry: Carry | undefined;
  /** A table that is told by how deep its columns are dug; see `digging.ts`. */
  readonly digging: Digging | undefined;
}

/** A stock and waste that nothing but turning and taking the waste's top card touches. */
export interface DrawThrough {
  readonly stock: number;
  readonly waste: number;
  readonly turn: number;
  readonly redeal: number | undefined;
  /** Cards turned at a time. */
  readonly cards: number;
  /** The number of the counter of redeals and how many there may be; undefined if unlimited. */
  readonly limit: { readonly counter: number; readonly times: number } | undefined;
}

/** How many cards may be left in the pack at most when the table is laid. */
const mostLeft = ({ deck, setup }: Core): number =>
  setup.reduce((left, effect) => {
    if (effect.do === 'find') return left - 1;
    return effect.do === 'move' && typeof effect.n === 'number' ? left - effect.n : left;
  }, deckSize(deck));

/**
 * Finds a stock that can be drawn through: one move turns a fixed number of cards onto a waste, at
 * most one more turns the waste over again, and nothing else speaks of either but moves that take
 * the waste's top card. Its moves count cards of the waste, so there may not be too many.
 */
const findDrawThrough = (core: Core): DrawThrough | undefined => {
  if (mostLeft(core) > MAX_CARDS) return undefined;
  const turn = core.moves.findIndex(
    (m) => m.count.unit === 'upTo' && m.stage === 'turn' && m.when.op === 'always',
  );
  const turning = core.moves[turn];
  if (turning?.count.unit !== 'upTo' || typeof turning.count.n !== 'number') return undefined;
  const [stock] = turning.from;
  const [waste] = turning.to;
  if (stock === undefined || waste === undefined || turning.to.length !== 1) return undefined;
  const redeal = core.moves.findIndex((m) => m.redeal !== undefined);
  const redealing: Move | undefined = core.moves[redeal];
  if (
    redealing !== undefined &&
    !(redealing.from.join() === String(waste) && redealing.to.join() === String(stock))
  )
    return undefined;
  const counter = redealing?.redeal?.counter;
  const others = core.moves.filter((_, i) => i !== turn && i !== redeal);
  const speaks = (piles: Iterable<number>) => [...piles].some((p) => p === stock || p === waste);
  const touched =
    others.some(
      (m) =>
        speaks(mentionsIn(m.when).piles) ||
        speaks(mentionsInEffects(m.effects).piles) ||
        m.from.includes(stock) ||
        speaks(m.to) ||
        (m.from.includes(waste) &&
          (m.count.unit !== 'card' ||
            !isTransfer(m) ||
            m.from.length > 1 ||
            mentionsIn(m.when).names.has('from'))),
    ) ||
    core.consequences.some(
      (c) =>
        speaks(c.each) ||
        speaks(mentionsIn(c.when).piles) ||
        speaks(mentionsInEffects(c.effects).piles),
    ) ||
    speaks(mentionsIn(core.goal).piles);
  if (touched) return undefined;
  const times = redealing === undefined || counter === undefined ? undefined : timesOf(redealing);
  if (counter !== undefined && times === undefined) return undefined;
  return {
    stock,
    waste,
    turn,
    redeal: redealing === undefined ? undefined : redeal,
    cards: turning.count.n,
    limit:
      counter === undefined || times === undefined
        ? undefined
        : { counter: core.counters.findIndex((c) => c.name === counter), times },
  };
};

const timesOf = (redeal: Move): number | undefined => {
  const parts = redeal.when.op === 'all' ? redeal.when.of : [redeal.when];
  for (const part of parts)
    if (part.op === 'compare' && part.is === '<' && typeof part.b === 'number') return part.b;
  return undefined;
};

/** @param without which of the dominances that rest on facts kept here are left out. */
export const findFacts = (
  core: Core,
  without: {
    readonly drawThrough: boolean;
    readonly looseRuns: boolean;
    readonly back: boolean;
    readonly idle: boolean;
    readonly digging: boolean;
  },
): Facts => {
  const loose = without.looseRuns ? new Map<Group, Build>() : looseRuns(core);
  const back = [...loose].flatMap(([group, build]) => {
    const found = without.back ? undefined : comingBack(core, group, build);
    return found === undefined ? [] : [[group, found] as const];
  });
  const carry = findCarry(core);
  const alike = new Map(core.groups.map((group) => [group, alikeness(core, group)]));
  return {
    core,
    alike,
    suitless: suitlessIn(core),
    sunk: sunkPiles(core),
    gone: gonePiles(core),
    rows: rowsIn(core),
    groupOf: core.groups.flatMap((group) => Array.from({ length: group.count }, () => group)),
    loose,
    back: new Map(back),
    idle: without.idle ? [] : withIdleSpaces({ core, loose, alike }),
    drawThrough: without.drawThrough ? undefined : findDrawThrough(core),
    carry,
    digging: without.digging ? undefined : findDigging(core, carry),
  };
};

/** Piles whose cards are given to others by themselves or in one act, and how short those are then. */
export interface Feeding {
  readonly piles: readonly number[];
  /** A pile of `piles` with fewer cards is fed. */
  readonly least: number;
  readonly giver: number;
}

/** Every rule by which short piles get cards: `size(it) < least` with cards from one giver. */
export const feedings = (core: Core): Feeding[] => {
  const acts = [
    ...core.consequences.map((c) => ({ piles: c.each, when: c.when, then: c.effects })),
    ...core.moves.flatMap((m) => effectsIn(m.effects).flatMap((e) => (e.do === 'each' ? [e] : []))),
  ];
  return acts.flatMap(({ piles, when, then }) => {
    const parts = when.op === 'all' ? when.of : [when];
    const gives = effectsIn(then).flatMap((e) =>
      e.do === 'move' && e.to === 'it' && typeof e.from === 'number' ? [e.from] : [],
    );
    return parts.flatMap((part) =>
      part.op === 'compare' &&
      part.is === '<' &&
      typeof part.b === 'number' &&
      typeof part.a === 'object' &&
      part.a.op === 'size' &&
      part.a.pile === 'it' &&
      gives[0] !== undefined
        ? [{ piles, least: part.b, giver: gives[0] }]
        : [],
    );
  });
};
