import { lower } from '../rules/lower/lower.js';
import type { BenchRow, BenchTask } from './bench-row.js';
import { createSolvers } from './solver.js';

/** Sends a row; rows would wait as long as searches keep the process busy, so they are waited for. */
const sent = (row: BenchRow): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send!(row, (error: Error | null) => (error === null ? resolve() : reject(error)));
  });

/**
 * A process that does one task and ends: CPU time is told of processes only, and another game in the
 * same process would make the searches slower.
 */
const work = async (task: BenchTask): Promise<void> => {
  const { spec, strategies, without, deals, limits } = task;
  const core = lower(spec);
  const solvers = createSolvers(core, strategies, without);
  for (const [turn, { deal, position }] of deals.entries()) {
    // Each strategy comes first as often as the others: what the machine does meanwhile hits all.
    for (let i = 0; i < strategies.length; i++) {
      const which = (turn + i) % strategies.length;
      const start = process.cpuUsage();
      const { verdict, states, line } = solvers[which]!.solve(position, limits);
      const { user, system } = process.cpuUsage(start);
      const row: BenchRow = {
        deal,
        strategy: strategies[which]!,
        verdict,
        visited: states.visited,
        stored: states.stored,
        moves: line.length,
        milliseconds: (user + system) / 1000,
      };
      await sent(row);
    }
  }
};

process.once('message', async (task: BenchTask) => {
  await work(task);
  process.disconnect();
});
