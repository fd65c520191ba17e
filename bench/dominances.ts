/**
 * What each dominance saves: the same deals with all of them and with each left out, plain
 * depth-first search, states and CPU time:
 *   tsx bench/dominances.ts GAME [DEALS 60] [STATES 300000]
 * One game a process; the ways are interleaved deal by deal.
 */

import { compile } from '../src/compile/compile.js';
import { PRUNE_NAMES } from '../src/compile/prune/prunes.js';
import { seededPosition } from '../src/core/seeded.js';
import { byRank, depthFirst } from '../src/search/dfs.js';
import { Table } from '../src/search/table.js';
import { coreOf } from '../test/core-of.js';

const [game = 'klondike', deals = '60', states = '300000'] = process.argv.slice(2);
const core = coreOf(game);
const ways = [[], ...PRUNE_NAMES.map((name) => [name]), [...PRUNE_NAMES]].map((without) => ({
  without,
  game: compile(core, without),
  decided: 0,
  visited: 0,
  seconds: 0,
}));
const table = new Table(2 ** 28);
for (let seed = 1; seed <= Number(deals); seed++) {
  const position = seededPosition(core, String(seed));
  for (const way of ways) {
    way.game.load(position);
    table.clear();
    const start = process.cpuUsage();
    const { outcome, visited } = depthFirst(
      way.game,
      table,
      { states: Number(states), memory: 2 ** 28 },
      byRank,
    );
    const { user, system } = process.cpuUsage(start);
    way.seconds += (user + system) / 1e6;
    way.visited += visited;
    if (outcome === 'solved' || outcome === 'exhausted') way.decided++;
  }
}
for (const { without, decided, visited, seconds } of ways) {
  const name =
    without.length === 0 ? 'all on' : without.length > 1 ? 'all off' : `without ${without[0]}`;
  process.stdout.write(
    `| ${game} | ${name} | ${decided} of ${deals} | ${visited} | ${seconds.toFixed(1)} |\n`,
  );
}
