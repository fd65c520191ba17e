import type { Digging } from '../core/digging.js';
import type { Build, Core, Group } from '../core/types.js';
import { type Carry, findCarry } from './carry.js';
import { type ComingBack, comingBack } from './coming-back.js';
import { findDigging } from './digging.js';
import { type DrawThrough, findDrawThrough } from './draw-through.js';
import { type Drawn, drawnGroups } from './drawn.js';
import { gonePiles } from './gone.js';
import { withIdleSpaces } from './idle-spaces.js';
import { looseRuns } from './loose-runs.js';
import { rowsIn } from './rows.js';
import { suitlessIn } from './suitless.js';
import { sunkPiles } from './sunk.js';
import { type Alike, alikeness } from './symmetry.js';
import { effectsIn } from './walk.js';

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
  /** How cards are drawn to groups of loose runs, where that is only for use: see `drawn.ts`. */
  readonly drawn: ReadonlyMap<Group, Drawn>;
  /** Groups of loose runs in which piles are emptied only for use: see `prune/empty-for-use.ts`. */
  readonly idle: readonly Group[];
  /** The stock that is gone through as one choice; see `stock.ts`. */
  readonly drawThrough: DrawThrough | undefined;
  /** How several cards are carried by way of cells; see `carry.ts`. */
  readonly carry: Carry | undefined;
  /** A table that is told by how deep its columns are dug; see `digging.ts`. */
  readonly digging: Digging | undefined;
}

/** @param without which of the dominances that rest on facts kept here are left out. */
export const findFacts = (
  core: Core,
  without: {
    readonly drawThrough: boolean;
    readonly looseRuns: boolean;
    readonly back: boolean;
    readonly idle: boolean;
    readonly digging: boolean;
    readonly drawn: boolean;
  },
): Facts => {
  const loose = without.looseRuns ? new Map<Group, Build>() : looseRuns(core);
  const back = [...loose].flatMap(([group, build]) => {
    const found = without.back ? undefined : comingBack(core, group, build);
    return found === undefined ? [] : [[group, found] as const];
  });
  const carry = findCarry(core);
  const drawThrough = without.drawThrough ? undefined : findDrawThrough(core);
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
    drawThrough,
    drawn: without.drawn ? new Map() : drawnGroups(core, loose, drawThrough),
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
