/**
 * How many positions a second the generated code visits, plain depth-first search, one core:
 *   tsx bench/speed.ts GAME [DEALS 40] [STATES 1000000] [name=value ..]
 * One game a process (several games in one process slow each other down), CPU time of the search
 * alone: loading, compiling and the referee's replay are outside.
 */

import { compile } from '../src/compile/compile.js';
import { seededPosition } from '../src/core/seeded.js';
import { byRank, depthFirst } from '../src/search/dfs.js';
import { Table } from '../src/search/table.js';
import { coreOf } from '../test/core-of.js';

const [game = 'klondike', deals = '40', states = '1000000', ...sets] = process.argv.slice(2);
const settings = Object.fromEntries(
  sets.map((text) => {
    const [name, value] = text.split('=');
    return [name, Number.isNaN(Number(value)) ? value : Number(value)];
  }),
);
const core = coreOf(game, settings);
const compiled = compile(core);
const table = new Table(2 ** 28);
let visited = 0;
let stored = 0;
let microseconds = 0;
for (let seed = 1; seed <= Number(deals); seed++) {
  compiled.load(seededPosition(core, String(seed)));
  const start = process.cpuUsage();
  table.clear();
  visited += depthFirst(
    compiled,
    table,
    { states: Number(states), memory: 2 ** 28 },
    byRank,
  ).visited;
  const { user, system } = process.cpuUsage(start);
  microseconds += user + system;
  stored += table.stored;
}
process.stdout.write(
  `${game} ${sets.join(' ')}: ${deals} deals, ${visited} visited, ${stored} stored, ` +
    `${(microseconds / 1e6).toFixed(2)} s CPU, ${(visited / microseconds).toFixed(2)} million visits a second\n`,
);
