import type { CompiledGame } from '../../core/game.js';
import { beam } from '../beam.js';
import { BEAM_LENGTH, beamPlan } from '../beam-plan.js';
import { type DfsResult, depthFirst } from '../dfs.js';
import { dig } from '../dig/dig.js';
import { mend } from '../mend.js';
import { luby, shaken } from '../order.js';
import { playouts } from '../playouts.js';
import type { Table } from '../table.js';
import { byTime, ONE_PACK } from './by-time.js';
import { diver } from './dives.js';
import { easer } from './easier.js';
import { jointProver, prover, type Together } from './prover.js';
import type { Searcher } from './searcher.js';
import type { Strategy } from './strategy.js';

/** The number of a try among all that are made, from 0. @param own from 0, of this thread. */
const numberOf = (own: number, together: Together | undefined): number =>
  together === undefined ? own : own * together.joint.threads + together.joint.part;

/** Short depth-first searches with shaken orders, restarted by Luby's sequence. */
const shaker = (game: CompiledGame, table: Table, together?: Together): Searcher => {
  let tried = 0;
  return {
    weight: 1,
    cost: 1,
    spent: 0,
    step: (limits) => {
      table.clear();
      const tries = 1 + numberOf(tried++, together);
      const states = Math.min(2000 * luby(tries), limits.states);
      return depthFirst(game, table, { ...limits, states }, shaken(tries, 4));
    },
  };
};

/** What a position of a beam, of a playout costs, in positions of a depth-first search: the least measured. */
const BEAM_COST = 3;
const PLAYOUT_COST = 2;

const NARROWEST = 32;
const WIDEST = 1 << 16;
const beamer = (game: CompiledGame, table: Table, together?: Together): Searcher => {
  const { guides, growth, shake, weight } = beamPlan(game);
  let begun = 0;
  return {
    weight,
    cost: byTime(game) ? BEAM_COST : 1,
    spent: 0,
    step: (limits) => {
      const beams = numberOf(begun++, together);
      const width = Math.min(WIDEST, NARROWEST * growth ** Math.floor(beams / guides.length));
      const guide = guides[beams % guides.length]!;
      table.clear();
      const states = Math.min(limits.states, width * game.cards * BEAM_LENGTH);
      return beam(game, table, { ...limits, states }, { width, guide, shake, seed: beams + 1 });
    },
  };
};

/** Logits by rank of move: up first, then what is not stored away and does not turn the stock. */
const PRIOR = [0, 3, 0, 0, 0, 0, 0, 0, -0.5, -1, 0, 0, 0, 0, 0, 0];
/** Cards up, of all, from which on a playout came near enough to go on with them. */
const NEAR = 0.6;

/** Playouts with a policy that learns, more each time, and mending of the best of them. */
const player = (game: CompiledGame, table: Table, together?: Together): Searcher => {
  let width = 20;
  let levels = 2;
  let begun = 0;
  const searcher: Searcher = {
    weight: 1,
    cost: byTime(game) ? PLAYOUT_COST : 1,
    spent: 0,
    step: (limits) => {
      const seed = 1 + numberOf(begun++, together);
      const found = playouts(game, limits, { width, levels, seed, prior: PRIOR });
      if (levels === 2) {
        levels = 3;
        width = 12;
      } else width = Math.ceil(width * 1.4);
      searcher.weight = found.score >= NEAR * game.cards ? 4 : 0.5;
      if (found.outcome !== 'states' || found.visited >= limits.states) return found;
      const rest = { ...limits, states: limits.states - found.visited };
      const mended = mend(game, table, rest, found.path, Math.max(2000, found.visited / 20));
      return { ...mended, visited: found.visited + mended.visited };
    },
  };
  return searcher;
};

/**
 * What the searchers after dives are taken to have spent already, for each unit of weight: a proof may
 * be short and joins in after the first dive (before it where cards are crowded: most deals are lost
 * soon there); the others have their turn when many dives came to nothing.
 */
const PROOF_WAITS = 125;
const OTHERS_WAIT = 40_000;

/**
 * Most deals of one pack are decided by depth-first searches soon: those begin alone, until the proof
 * has had so many positions.
 */
const PROOF_FIRST = 50_000;

/** @param proving goes on between the steps of the others. @param easy of the easier game. @param table of all the others. */
const searchersOf = (
  game: CompiledGame,
  proving: Searcher,
  [table, easy]: readonly [Table, Table],
  together?: Together,
): Searcher[] => {
  // Where no card goes up before a whole suit does, playouts have no score to learn from.
  const slow = game.singly ? [beamer, player] : [beamer];
  const shaking = game.singly ? [shaker(game, table, together)] : [];
  // What is in a hole is not what the estimates are about: they find nothing sooner there.
  if (game.holes) return [proving, ...shaking];
  const guided = slow.map((make) => make(game, table, together));
  if (!game.carries && game.singly && game.cards <= ONE_PACK)
    for (const other of guided) other.spent = (PROOF_FIRST / proving.weight) * other.weight;
  const others = [...shaking, ...guided];
  const alone = together === undefined || together.joint.part === 0;
  const easing =
    alone && game.eased !== undefined ? [easer(game, game.eased, easy, proving.weight)] : [];
  if (!game.carries) return [proving, ...easing, ...others];
  if (!game.crowded) proving.spent = PROOF_WAITS * proving.weight;
  for (const other of others) other.spent = OTHERS_WAIT * other.weight;
  const diving = diver(game, table, (own) => numberOf(own, together));
  return game.crowded ? [proving, diving, ...others] : [diving, proving, ...others];
};

/** What a thread without a part in the proof waits before it looks for one again. */
const IDLE = 2000;

const nextOf = (searchers: readonly Searcher[]): Searcher =>
  searchers.reduce((a, b) => (b.spent / b.weight < a.spent / a.weight ? b : a));

const goesOn = ({ outcome }: DfsResult): boolean => outcome === 'states' || outcome === 'memory';

/** Where the proof is alone and has no room, nothing can go on. */
const areOver = (searchers: readonly Searcher[]): boolean =>
  searchers.every(({ weight }) => weight === 0);

/**
 * Finding a line and proving that there is none want different searches, and so do different games:
 * several searchers go on in turn, next the one whose positions have cost least for its weight.
 * Any of them that decides does. Several threads each do so with tries of their own, but for the
 * proof, which they make together.
 */
export const turns: Strategy = {
  name: 'turns',
  about:
    'by depths where these tell positions; else detours from promising moves where cells help, depth-first search, ' +
    'shaken ones, beams and learning playouts in turn',
  steady: true,
  tables: [1 / 2, 1 / 4, 1 / 4],
  run: (game, [table, others, easy], limits) => {
    const dug = dig(game, table!, limits);
    if (dug !== undefined && dug.outcome !== 'memory') return { ...dug, stored: table!.stored };
    table!.clear();
    const proving = prover(game, table!);
    const searchers = searchersOf(game, proving, [others!, easy!]);
    let visited = dug?.visited ?? 0;
    for (;;) {
      const next = nextOf(searchers);
      const result = next.step({ ...limits, states: limits.states - visited });
      next.spent += result.visited * next.cost;
      visited += result.visited;
      if (!goesOn(result) || areOver(searchers) || visited >= limits.states) {
        for (const searcher of searchers) searcher.end?.();
        const { stored } = next === proving ? table! : others!;
        return { ...result, visited, stored };
      }
    }
  },
  join: (game, [others, easy], limits, joint, proof) => {
    const together = { joint, proof };
    const searchers = searchersOf(game, jointProver(game, together), [others!, easy!], together);
    let visited = 0;
    for (;;) {
      const next = nextOf(searchers);
      const result = joint.run(limits, Number.POSITIVE_INFINITY, (shared) => next.step(shared));
      next.spent += Math.max(IDLE, result.visited * next.cost);
      visited += result.visited;
      if (!goesOn(result) || areOver(searchers) || joint.leftOf(limits.states) === 0)
        return { ...result, visited };
    }
  },
};
