import type { CompiledGame } from '../../core/game.js';
import { byRank, type DepthFirst, depthFirstFrom } from '../dfs.js';
import type { Joint } from '../joint.js';
import { jointProof } from '../joint-proof.js';
import { shaken } from '../order.js';
import type { Table } from '../table.js';
import { byTime } from './by-time.js';
import { PROOF_WEIGHT_FIRST } from './dives.js';
import type { Searcher } from './searcher.js';

/**
 * How the thread that works on a deal stands to others that do; absent if there are none. Each takes
 * part in the proof, and of what is tried with chance or ever wider each does other numbers.
 */
export interface Together {
  readonly joint: Joint;
  readonly proof: Table;
}

/** Where runs move as wholes positions are few: most searches of this length end by themselves. */
const FEW = 200_000;
/**
 * The first step: most deals of one pack that are won soon are won by then, or by a shaken search. Longer
 * where dives or beams are what wins.
 */
const FIRST_STEP = 500;
const LONGER_FIRST_STEP = 2000;

const firstStep = (game: CompiledGame): number => {
  if (game.whole) return FEW;
  return game.carries || !byTime(game) ? LONGER_FIRST_STEP : FIRST_STEP;
};

/**
 * Where runs are loose positions are few, and a proof finds lines as well as the others; so it does where a
 * stock is turned several at a time, of which an easier game is searched beside it; where all
 * goes into holes lines are as long as the pack, and most deals are decided by searching all, as are
 * half of those where nothing goes up, and nearly all where cards are crowded.
 */
const proofWeight = (game: CompiledGame): number => {
  if (game.loose || game.holes || game.eased !== undefined) return 10;
  if (game.crowded) return 20;
  return game.ups ? 1.5 : 20;
};

/**
 * A position of the proof costs a fraction of one by detours, and so many decide most deals that are
 * lost where positions are few: until then the proof has as many as the first dives.
 */
const FIRST_PROOF = 20_000;

/** Positions for which the proof goes on, in turn with other searches: at most. */
const LONGEST_PROOF = 1 << 18;

/**
 * Depth-first by rank, gone on with: what proves deals lost, if no shorter search exhausts them.
 * @param table of its own.
 */
export const prover = (game: CompiledGame, table: Table): Searcher => {
  const weight = proofWeight(game);
  let search: DepthFirst | undefined; // made when its turn comes: most deals need none
  let length = firstStep(game);
  const searcher: Searcher = {
    weight: game.carries ? PROOF_WEIGHT_FIRST : weight,
    cost: 1,
    spent: 0,
    step: (limits) => {
      const states = Math.min(length, limits.states);
      length = Math.max(length, Math.min(LONGEST_PROOF, length * 2));
      search ??= depthFirstFrom(game, table, byRank);
      const result = search.step({ ...limits, states });
      if (searcher.spent + result.visited >= FIRST_PROOF) searcher.weight = weight;
      if (result.outcome === 'memory') searcher.weight = 0; // it cannot go on
      return result;
    },
    end: () => search?.end(),
  };
  return searcher;
};

/** Instead of the prover where several threads work on the deal: each goes on with its part. */
export const jointProver = (game: CompiledGame, { joint, proof }: Together): Searcher => {
  const order = joint.part === 0 ? byRank : shaken(joint.part, 4);
  const search = jointProof(game, proof, joint, order);
  let length = 2000;
  const searcher: Searcher = {
    weight: proofWeight(game),
    cost: 1,
    spent: 0,
    step: (limits) => {
      const states = Math.min(length, limits.states);
      length = Math.min(LONGEST_PROOF, length * 4);
      const result = search.step({ ...limits, states });
      if (result.outcome === 'memory') searcher.weight = 0; // no part of it can go on
      return result;
    },
  };
  return searcher;
};
