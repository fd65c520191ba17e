/**
 * What `solve --short` makes of lines: `tsx bench/short.ts GAME LINES [STATES 1000000] [EXTRA 300000]
 * [STRATEGY default]`. Takes the first LINES deals that are solved within STATES positions, and shortens
 * each line within EXTRA more. Moves are plain moves of the core; all counts, no clock.
 */

import { loadGame } from '../src/cli/game-argument.js';
import { compile } from '../src/compile/compile.js';
import { seededPosition } from '../src/core/seeded.js';
import { faultOfLine } from '../src/referee/check-line.js';
import { decide, tablesFor } from '../src/search/decide.js';
import { strategyNamed } from '../src/search/strategies/strategies.js';

const [name = 'klondike', lines = '30', most = '1000000', extra = '300000', strategy = 'default'] =
  process.argv.slice(2);
const { core } = await loadGame(name, []);
const game = compile(core, []);
const limits = { states: Number(most), memory: 2 ** 28 };
const chosen = strategyNamed(strategy)!;
const tables = tablesFor(chosen, limits.memory);
const before: number[] = [];
const after: number[] = [];
let tried = 0;
let visited = 0;

for (let seed = 1; before.length < Number(lines) && seed <= 4 * Number(lines); seed++) {
  tried = seed;
  const position = seededPosition(core, String(seed));
  game.load(position);
  const found = decide(game, chosen, tables, limits, () => Number(extra));
  if (found.shortened === undefined) continue;
  const fault = faultOfLine(core, position, found.line);
  if (fault !== undefined) throw new Error(fault);
  before.push(found.shortened.before);
  after.push(found.line.length);
  visited += found.shortened.visited;
}
const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
const middle = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
process.stdout.write(
  `${name}: ${before.length} lines of seeds 1 to ${tried}; moves: mean ${mean(before).toFixed(1)}, median ` +
    `${middle(before)}, most ${Math.max(...before)} before; mean ${mean(after).toFixed(1)}, median ` +
    `${middle(after)}, most ${Math.max(...after)} after ${Math.round(visited / before.length)} visits a line\n`,
);
