/**
 * What two threads on one deal gain: `tsx bench/together.ts GAME DEALS [STATES 5000000] [LEAST 200000]
 * [NAME=VALUE ...]`. Each deal of the seeds 1 to DEALS is solved by one thread within STATES positions;
 * those that it decided with at least LEAST are solved by two threads as well. Tells positions of both,
 * and wall time, which means something on a quiet machine with two cores only.
 */
import { solveDeal } from '../src/batch/solve-deal.js';
import { loadGame } from '../src/cli/game-argument.js';
import { seededPosition } from '../src/core/seeded.js';

const [name = 'free-cell', deals = '20', most = '5000000', least = '200000', ...set] =
  process.argv.slice(2);
const { core, spec } = await loadGame(name, set);
const { signal } = new AbortController();
const sums = { one: 0, two: 0, logs: 0, deals: 0 };

const solved = async (seed: number, threads: number) => {
  const start = performance.now();
  const position = seededPosition(core, String(seed));
  const limits = { states: Number(most), memory: 2 ** 28 };
  const solver = { strategy: 'default', without: [] };
  const { verdict, states } = await solveDeal({ spec, position, solver, limits }, signal, threads);
  return { verdict, visited: states.visited, seconds: (performance.now() - start) / 1000 };
};

for (let seed = 1; seed <= Number(deals); seed++) {
  const one = await solved(seed, 1);
  if (one.verdict === 'undecided' || one.visited < Number(least)) continue;
  const two = await solved(seed, 2);
  sums.one += one.visited;
  sums.two += two.visited;
  sums.logs += Math.log(two.visited / one.visited);
  sums.deals++;
  process.stdout.write(
    `${name} ${seed}: ${one.verdict}, ${one.visited} states, ${one.seconds.toFixed(1)} s; two threads ` +
      `${two.verdict}, ${two.visited} states together, ${two.seconds.toFixed(1)} s\n`,
  );
  if (two.verdict !== 'undecided' && two.verdict !== one.verdict)
    throw new Error('one and two threads contradict each other');
}
process.stdout.write(
  `${name} ${set.join(' ')}: ${sums.deals} deals; ${sums.one} states by one, ${sums.two} by two; geometric mean ` +
    `${Math.exp(sums.logs / sums.deals).toFixed(2)} times the states\n`,
);
