import type { CompiledGame } from '../core/game.js';
import { rankOfMove } from '../core/move.js';
import type { DfsResult, Outcome } from './dfs.js';
import { type Limits, MOST_MOVES, STOP_EVERY } from './limits.js';
import { xorshift } from './order.js';

/**
 * Nested rollout policy adaptation (Rosin, "Nested Rollout Policy Adaptation for Monte Carlo Tree
 * Search", IJCAI 2011), with a prior for each kind of move (Cazenave, "Generalized NRPA", 2021): a
 * playout plays to the end, choosing at random by a policy; the policy is shifted towards the best
 * playout so far, and the next one is played. A run of playouts is itself one step of the level
 * above. It finds lines in games with a long stock, where no look at a position tells much; it
 * never proves that there is none.
 */

export interface PlayoutOptions {
  /** Playouts in a run, and runs in a run of the level above. */
  readonly width: number;
  /** 1: a run of playouts; 2: a run of such runs; and so on. */
  readonly levels: number;
  /** What chance is made from; the same seed gives the same search. */
  readonly seed: number;
  /** Logits by rank of move (`core/move.ts`), added to what is learned. */
  readonly prior: readonly number[];
}

/** Policies are tables by the code of a move, folded to so many entries. */
const POLICY = 1 << 15;
const LONGEST = 1 << 10;
const MOST_CHOICES = 1 << 15;
const SEEN = 1 << 12;

/** A playout as played: the choices at each step, flat. */
interface Run {
  score: number;
  steps: number;
  readonly moves: Int32Array;
  readonly chosen: Int32Array;
  readonly ends: Int32Array;
  readonly codes: Int32Array;
  readonly priors: Float64Array;
}

const emptyRun = (): Run => ({
  score: -1,
  steps: 0,
  moves: new Int32Array(LONGEST),
  chosen: new Int32Array(LONGEST),
  ends: new Int32Array(LONGEST),
  codes: new Int32Array(MOST_CHOICES),
  priors: new Float64Array(MOST_CHOICES),
});

const copyRun = (from: Run, to: Run): void => {
  to.score = from.score;
  to.steps = from.steps;
  const choices = from.steps === 0 ? 0 : from.ends[from.steps - 1]!;
  to.moves.set(from.moves.subarray(0, from.steps));
  to.chosen.set(from.chosen.subarray(0, from.steps));
  to.ends.set(from.ends.subarray(0, from.steps));
  to.codes.set(from.codes.subarray(0, choices));
  to.priors.set(from.priors.subarray(0, choices));
};

/** Logits, and e to their power. */
interface Policy {
  readonly logits: Float64Array;
  readonly powers: Float64Array;
}

const freshPolicy = (): Policy => ({
  logits: new Float64Array(POLICY),
  powers: new Float64Array(POLICY).fill(1),
});

/** What a search works with: megabytes, so they are kept for the next one. No two search at a time. */
const buffer = new Int32Array(MOST_MOVES);
const weights = new Float64Array(MOST_MOVES);
const seenKeys = new Int32Array(SEEN);
const seenAt = new Int32Array(SEEN);
const shift = new Float64Array(POLICY);
const touched = new Int32Array(MOST_CHOICES);
const one = emptyRun();
const bests: Run[] = [];
const policies: Policy[] = [];
/** The entries in which policies may not be as at first: a few hundred of the many that there are. */
const learned = new Int32Array(POLICY);
const isLearned = new Uint8Array(POLICY);
let learnedCount = 0;

const copyPolicy = (from: Policy, to: Policy): void => {
  for (let i = 0; i < learnedCount; i++) {
    const at = learned[i]!;
    to.logits[at] = from.logits[at]!;
    to.powers[at] = from.powers[at]!;
  }
};

/** Makes everything as at first, for so many levels. */
const makeReady = (levels: number): void => {
  for (const { logits, powers } of policies)
    for (let i = 0; i < learnedCount; i++) {
      logits[learned[i]!] = 0;
      powers[learned[i]!] = 1;
    }
  for (let i = 0; i < learnedCount; i++) isLearned[learned[i]!] = 0;
  learnedCount = 0;
  while (bests.length < levels) bests.push(emptyRun());
  while (policies.length < levels + 1) policies.push(freshPolicy());
  for (const best of bests) {
    best.score = -1;
    best.steps = 0;
  }
  seenAt.fill(0);
};

export interface PlayoutResult extends DfsResult {
  /** Cards that the best playout brought to foundations; `path` is its moves, won or not. */
  readonly score: number;
}

/** The game stands at the start afterwards. Outcomes: solved, or the limit that was reached. */
export const playouts = (
  game: CompiledGame,
  limits: Limits,
  { width, levels, seed, prior }: PlayoutOptions,
): PlayoutResult => {
  const powersOfRank = Float64Array.from(prior, Math.exp);
  makeReady(levels);
  let era = 0;
  let visited = 1;
  let outcome: Outcome | undefined;
  const random = xorshift((seed * 0x9e3779b1) | 1);

  /** Marks a position of this playout; false if it came before. (A full table lets all pass.) */
  const isNew = (key: number): boolean => {
    for (let i = key & (SEEN - 1), tries = 0; tries < 16; tries++, i = (i + 1) & (SEEN - 1)) {
      if (seenAt[i] !== era) {
        seenAt[i] = era;
        seenKeys[i] = key;
        return true;
      }
      if (seenKeys[i] === key) return false;
    }
    return true;
  };

  const play = ({ powers }: Policy, run: Run): void => {
    era++;
    let steps = 0;
    let choices = 0;
    isNew(game.keyA());
    while (steps < LONGEST && outcome === undefined) {
      const count = game.moves(buffer, 0);
      if (count === 0 || choices + count > MOST_CHOICES) break;
      let sum = 0;
      for (let i = 0; i < count; i++) {
        const move = buffer[i]!;
        const at = game.code(move) & (POLICY - 1);
        const before = powersOfRank[rankOfMove(move)]!;
        run.codes[choices + i] = at;
        run.priors[choices + i] = before;
        weights[i] = powers[at]! * before;
        sum += weights[i]!;
      }
      let moved = -1;
      for (let left = count; left > 0 && moved < 0; left--) {
        let r = (random() / 2 ** 32) * sum;
        let i = 0;
        while (i < count - 1 && (weights[i] === 0 || r >= weights[i]!)) r -= weights[i++]!;
        if (weights[i] === 0) break;
        game.play(buffer[i]!);
        visited++;
        if (isNew(game.keyA())) moved = i;
        else {
          game.undo();
          sum -= weights[i]!;
          weights[i] = 0;
        }
      }
      if (moved < 0) break;
      run.moves[steps] = buffer[moved]!;
      run.chosen[steps] = choices + moved;
      choices += count;
      run.ends[steps++] = choices;
      if (game.won()) outcome = 'solved';
      else if (visited >= limits.states) outcome = 'states';
      else if (visited % STOP_EVERY < 64) outcome = limits.stop?.(visited);
    }
    run.steps = steps;
    run.score = game.up();
    for (let i = 0; i < steps; i++) game.undo();
  };

  /** Shifts a policy towards what a run chose. */
  const adapt = ({ logits, powers }: Policy, run: Run): void => {
    let ends = 0;
    let n = 0;
    const add = (at: number, by: number): void => {
      if (shift[at] === 0) touched[n++] = at;
      shift[at]! += by;
    };
    for (let step = 0, from = 0; step < run.steps; step++, from = ends) {
      ends = run.ends[step]!;
      let sum = 0;
      for (let i = from; i < ends; i++) sum += powers[run.codes[i]!]! * run.priors[i]!;
      for (let i = from; i < ends; i++)
        add(run.codes[i]!, (-powers[run.codes[i]!]! * run.priors[i]!) / sum);
      add(run.codes[run.chosen[step]!]!, 1);
    }
    for (let i = 0; i < n; i++) {
      const at = touched[i]!;
      if (shift[at] === 0) continue;
      if (isLearned[at] === 0) {
        isLearned[at] = 1;
        learned[learnedCount++] = at;
      }
      logits[at]! += shift[at]!;
      powers[at] = Math.exp(logits[at]!);
      shift[at] = 0;
    }
  };

  /** A run of a level: fills `bests[level - 1]` with its best playout. */
  const run = (level: number): Run => {
    if (level === 0) {
      play(policies[0]!, one);
      return one;
    }
    const best = bests[level - 1]!;
    best.score = -1;
    for (let i = 0; i < width && outcome === undefined; i++) {
      copyPolicy(policies[level]!, policies[level - 1]!);
      const found = run(level - 1);
      if (found.score >= best.score || outcome === 'solved') copyRun(found, best);
      if (outcome === undefined) adapt(policies[level]!, best);
    }
    return best;
  };
  const best = run(levels);
  const path = [...best.moves.subarray(0, best.steps)];
  return { outcome: outcome ?? 'states', path, visited, score: best.score };
};
