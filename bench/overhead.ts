/**
 * What the pool and the store cost beside the search, on deals that take about a millisecond:
 *   tsx bench/overhead.ts [GAME congress] [DEALS 4000] [STATES 1000] [ROUNDS 5] [more options]
 * Each round runs four processes on the same deals, in turn: the search alone, the search with dealing
 * and replay of its lines (`overhead-plain.ts`), and the built `winrate` with one thread, without a
 * store and with one. What counts is the CPU time of the whole process, all its threads, less that of
 * a run of a single deal: starting and compiling. Other work on the machine only adds to such a time,
 * so the least of all rounds is the best guess; the median says how far to trust it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [game = 'congress', deals = '4000', states = '1000', rounds = '5', ...more] =
  process.argv.slice(2);
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patience-overhead-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
let stores = 0;

/** What a process loads first, to tell its CPU time on file 3 when it ends. */
const TELL = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  const told = () => {
    const { user, system } = process.cpuUsage();
    writeSync(3, String(user + system));
  };
  if (isMainThread) process.on('exit', told);
`)}`;

/** CPU milliseconds of a process of Node with these arguments. */
const cpu = (args: readonly string[]): number => {
  const { status, output, stderr } = spawnSync(process.execPath, ['--import', TELL, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`exit status ${status}: ${stderr}`);
  return Number(output[3]) / 1000;
};

const plain = (what: string) => (count: string) =>
  cpu(['--import', 'tsx', pathOf('overhead-plain.ts'), what, game, count, deals, states]);

const winrate = (store: () => string[]) => (count: string) =>
  cpu([
    ...[pathOf('../bin/patience.js'), 'winrate', game, '--deals', count, '--states', states],
    ...['--threads', '1', '--quiet', '--json', ...store(), ...more],
  ]);

const ways = {
  search: plain('search'),
  'dealt and replayed': plain('whole'),
  pool: winrate(() => ['--no-store']),
  'pool and store': winrate(() => ['--store', join(folder, `${stores++}.db`)]),
};
const names = Object.keys(ways) as (keyof typeof ways)[];

/** By way and round, CPU milliseconds a deal. */
const times = new Map(names.map((name) => [name, [] as number[]]));
for (let round = 0; round < Number(rounds); round++)
  for (const k of names.keys()) {
    const name = names[(k + round) % names.length]!;
    const all = ways[name](deals);
    times.get(name)!.push((all - ways[name]('1')) / (Number(deals) - 1));
  }

const middle = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
const excess = (time: number, than: number) => `${((100 * (time - than)) / than).toFixed(1)}%`;
process.stdout.write(`${game}, ${deals} deals, at most ${states} states; CPU ms a deal\n`);
for (const [k, name] of names.entries()) {
  const list = times.get(name)!;
  const base = times.get(names[Math.max(0, k === 3 ? 1 : k - 1)]!)!;
  process.stdout.write(
    `${name.padEnd(20)}least ${Math.min(...list).toFixed(3)}, median ${middle(list).toFixed(3)}` +
      (k === 0
        ? '\n'
        : `, more than ${k === 1 ? 'the search' : 'without'}: ` +
          `${excess(Math.min(...list), Math.min(...base))} by the least, ` +
          `${excess(middle(list), middle(base))} by the median\n`),
  );
}
