/**
 * How much faster two workers are than one: `tsx bench/threads.ts klondike 200 [rounds] [more
 * options of winrate]`. Runs the built program, one and two threads in turn, and compares the least
 * wall time of each; run it on a machine that does nothing else. Fails if the reports differ.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [game = 'klondike', deals = '200', rounds = '3', ...more] = process.argv.slice(2);
const program = fileURLToPath(new URL('../bin/patience.js', import.meta.url));

/** Wall time in seconds, and the report. */
const run = (threads: number): { readonly seconds: number; readonly report: string } => {
  const options = ['--deals', deals, '--threads', String(threads), '--json', '--quiet', ...more];
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'winrate', game, ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`exit status ${status}: ${stderr}`);
  return { seconds: (performance.now() - start) / 1000, report: stdout };
};

const times: Record<1 | 2, number[]> = { 1: [], 2: [] };
const reports = new Set<string>();
for (let round = 0; round < Number(rounds); round++)
  for (const threads of round % 2 === 0 ? ([1, 2] as const) : ([2, 1] as const)) {
    const { seconds, report } = run(threads);
    times[threads].push(seconds);
    reports.add(report);
    process.stderr.write(`round ${round + 1}, threads ${threads}: ${seconds.toFixed(2)} s\n`);
  }
if (reports.size !== 1) throw new Error('one and two threads give different reports');
const [one, two] = [Math.min(...times[1]), Math.min(...times[2])];
process.stdout.write(
  `${game}, ${deals} deals: ${one.toFixed(2)} s with one, ${two.toFixed(2)} s with two, ` +
    `${(one / two).toFixed(2)} times as fast\n`,
);
