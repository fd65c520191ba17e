/**
 * Strategies compared on the same deals, taken in turn deal by deal:
 *   tsx bench/strategies.ts GAME [DEALS 60] [STATES 1000000] [FIRST 1] [STRATEGY ..]
 * Positions visited and CPU time of the search, without loading, compiling and the referee.
 * Without names of strategies all are compared.
 */

import { compile } from '../src/compile/compile.js';
import { seededPosition } from '../src/core/seeded.js';
import { STRATEGIES, strategyNamed } from '../src/search/strategies/strategies.js';
import { Table } from '../src/search/table.js';
import { coreOf } from '../test/core-of.js';

const [game = 'klondike', deals = '60', states = '1000000', first = '1', ...names] =
  process.argv.slice(2);
const memory = 2 ** 28;
const core = coreOf(game);
const compiled = compile(core);
const table = new Table(memory);
const ways = names.length === 0 ? STRATEGIES : names.map((name) => strategyNamed(name)!);
const sums = ways.map(() => ({ solved: 0, unsolvable: 0, visited: 0, microseconds: 0 }));
for (let seed = Number(first); seed < Number(first) + Number(deals); seed++) {
  compiled.load(seededPosition(core, String(seed)));
  ways.forEach((way, i) => {
    const sum = sums[i]!;
    table.clear();
    const start = process.cpuUsage();
    const { outcome, visited } = way.run(compiled, table, { states: Number(states), memory });
    const { user, system } = process.cpuUsage(start);
    sum.microseconds += user + system;
    sum.visited += visited;
    if (outcome === 'solved') sum.solved++;
    if (outcome === 'exhausted') sum.unsolvable++;
  });
}
ways.forEach((way, i) => {
  const { solved, unsolvable, visited, microseconds } = sums[i]!;
  process.stdout.write(
    `${game} ${way.name}: ${deals} deals, ${solved} solved, ${unsolvable} unsolvable, ` +
      `${visited} visited, ${(microseconds / 1e6).toFixed(1)} s\n`,
  );
});
