import type { SolverOptions } from '../batch/solver.js';
import { stepsOf } from '../referee/line.js';
import type { Result } from '../report/result.js';
import type { Verdict } from '../search/verdict.js';
import type { DealArgument } from './deal-argument.js';
import type { GameArgument } from './game-argument.js';
import { pilesJson } from './piles-json.js';
import type { SolveOptions } from './solve-options.js';
import { VERSION } from './version.js';

/** What `solve --json` writes: the answer with all that it rests on. */
export const resultOf = (
  game: GameArgument,
  deal: DealArgument,
  verdict: Verdict,
  solver: SolverOptions,
  options: SolveOptions,
): Result => {
  const { seed, source, pack, redeals } = deal.provenance;
  const { core } = game;
  return {
    game: game.name,
    rules: game.id,
    options: { ...game.changed },
    deal: {
      ...(seed === undefined ? {} : { seed }),
      ...(source === undefined ? {} : { source }),
      ...(pack === undefined ? pilesJson(core, deal.position) : { pack: [...pack] }),
      ...(redeals === undefined ? {} : { redeals: redeals.map((order) => [...order]) }),
    },
    verdict: verdict.verdict,
    ...(verdict.reason === undefined ? {} : { reason: verdict.reason }),
    strategy: solver.strategy,
    ...(solver.without.length === 0 ? {} : { without: [...solver.without] }),
    ...(options.threads === undefined || options.threads === 1 ? {} : { threads: options.threads }),
    limits: {
      states: options.states,
      memory: options.memory,
      ...(options.time === undefined ? {} : { milliseconds: options.time }),
    },
    states: { ...verdict.states },
    collision: verdict.collision,
    ...(verdict.shortened === undefined ? {} : { shortened: { ...verdict.shortened } }),
    version: VERSION,
    ...(verdict.verdict === 'solved'
      ? {
          line: stepsOf(core, deal.position, verdict.line).map(
            (step) => step.entry,
          ) as Result['line'],
        }
      : {}),
  };
};
