/**
 * One process of `overhead.ts`: solves deals one after the other in the main thread, with the built
 * program's parts and without pool or store.
 *   overhead-plain.ts search|whole GAME COUNT DEALS STATES
 * `search`: positions are made beforehand (of all DEALS, so that it costs the same whatever COUNT is)
 * and lines are not replayed. `whole`: each deal is made, solved, and its line replayed.
 */

import type * as solvers from '../src/batch/solver.js';
import type * as games from '../src/cli/game-argument.js';
import type * as compiler from '../src/compile/compile.js';
import type * as seeded from '../src/core/seeded.js';
import type * as lowering from '../src/rules/lower/lower.js';
import type * as deciding from '../src/search/decide.js';
import type * as strategies from '../src/search/strategies/strategies.js';

const built = <Part>(file: string) =>
  import(new URL(`../dist/${file}`, import.meta.url).href) as Promise<Part>;

const [what, name = '', count = '1', deals = '1', states = '1000'] = process.argv.slice(2);
const { loadGame } = await built<typeof games>('cli/game-argument.js');
const { lower } = await built<typeof lowering>('rules/lower/lower.js');
const { seededPosition } = await built<typeof seeded>('core/seeded.js');
const core = lower((await loadGame(name, [])).spec);
const limits = { states: Number(states), memory: 2 ** 28 };

if (what === 'whole') {
  const { createSolver } = await built<typeof solvers>('batch/solver.js');
  const solver = createSolver(core, { strategy: 'default', without: [], unseen: true });
  for (let i = 1; i <= Number(count); i++) solver.solve(seededPosition(core, String(i)), limits);
} else {
  const { compile } = await built<typeof compiler>('compile/compile.js');
  const { decide, tablesFor } = await built<typeof deciding>('search/decide.js');
  const { strategyNamed } = await built<typeof strategies>('search/strategies/strategies.js');
  const game = compile(core, []);
  const strategy = strategyNamed('default')!;
  const tables = tablesFor(strategy, limits.memory);
  const positions = Array.from({ length: Number(deals) }, (_, i) =>
    seededPosition(core, String(i + 1)),
  );
  for (const position of positions.slice(0, Number(count))) {
    game.load(position);
    decide(game, strategy, tables, limits, 'left');
  }
}
