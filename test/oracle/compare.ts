import { createSolver, type Solver, type SolverOptions } from '../../src/batch/solver.js';
import type { Core } from '../../src/core/types.js';
import type { Limits } from '../../src/search/limits.js';
import type { OracleDeal } from './batch.js';

/** What came of the deals of a file. */
export interface Comparison {
  readonly deals: number;
  readonly agree: number;
  /** Deals of ours that no limit let us decide. */
  readonly undecided: number;
  /** Deals solved here that are known to be wrongly proved lost there; they do not differ. */
  readonly refuted: number;
  /** Deals that the other program did not decide: not searched. */
  readonly unknown: number;
  readonly states: number;
  /** Each deal that differs, as a line. */
  readonly differ: readonly string[];
}

/** Decides deals and compares. @param most how many from the front; those without an answer count. */
export const compareDeals = (
  deals: Iterable<OracleDeal>,
  options: SolverOptions,
  limits: Limits,
  most = Number.POSITIVE_INFINITY,
): Comparison => {
  const solvers = new Map<Core, Solver>();
  const counts = { deals: 0, agree: 0, undecided: 0, refuted: 0, unknown: 0, states: 0 };
  const differ: string[] = [];
  for (const { name, core, position, answer, refuted } of deals) {
    if (counts.deals === most) break;
    counts.deals++;
    if (answer === 'unknown') {
      counts.unknown++;
      continue;
    }
    const solver = solvers.get(core) ?? createSolver(core, options);
    solvers.set(core, solver);
    const { verdict, states } = solver.solve(position, limits);
    counts.states += states.visited;
    if (verdict === 'undecided') counts.undecided++;
    else if (verdict === answer) counts.agree++;
    else if (refuted === true && verdict === 'solved') counts.refuted++;
    else differ.push(`${name}: ${verdict}, theirs ${answer}`);
  }
  return { ...counts, differ };
};
