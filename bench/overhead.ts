/**
 * What the pool and the store cost beside the search, on deals that take about a millisecond:
 *   tsx bench/overhead.ts [GAME congress] [DEALS 4000] [STATES 1000] [ROUNDS 3] [more options]
 * Runs the built program with one thread, with a store and without, in turn, and compares its
 * wall time with the time of the thread inside deals, as the rows tell it. The time of a run of one
 * deal is taken off: what it takes to start and to compile the game. Wants a quiet machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [game = 'congress', deals = '4000', states = '1000', rounds = '3', ...more] =
  process.argv.slice(2);
const program = fileURLToPath(new URL('../bin/patience.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patience-overhead-'));
let runs = 0;

/** Wall seconds of a run, and the seconds inside deals. */
const run = (count: string, store: boolean) => {
  const kept = store ? ['--store', join(folder, `${runs++}.db`)] : ['--no-store'];
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[program, 'winrate', game, '--deals', count, '--states', states, '--threads', '1'],
      ...['--ndjson', '--quiet', ...kept, ...more],
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (status !== 0) throw new Error(`exit status ${status}: ${stderr}`);
  const inside = stdout
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .reduce((sum, line) => sum + (JSON.parse(line) as { milliseconds: number }).milliseconds, 0);
  return { wall: (performance.now() - start) / 1000, inside: inside / 1000 };
};

process.on('exit', () => rmSync(folder, { recursive: true }));
for (let round = 1; round <= Number(rounds); round++)
  for (const store of round % 2 === 0 ? [true, false] : [false, true]) {
    const one = run('1', store);
    const all = run(deals, store);
    const besides = all.wall - one.wall - (all.inside - one.inside);
    process.stdout.write(
      `${game}, ${deals} deals, ${store ? 'with' : 'without'} store: ` +
        `${((1000 * all.inside) / Number(deals)).toFixed(2)} ms a deal in the search, ` +
        `besides ${((100 * besides) / all.inside).toFixed(1)}% of it\n`,
    );
  }
