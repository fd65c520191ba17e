import { fork } from 'node:child_process';
import type { BenchRow, BenchTask } from './bench-row.js';

// Run from source, the process must read TypeScript, as the threads of `pool.ts` must.
const fromSource = import.meta.url.endsWith('.ts');

/**
 * Solves every deal by every strategy, in turn, in a process of its own.
 * @param onRow takes each row as it comes. @param signal ends it; the rows so far stand.
 * @returns the rows as they came.
 * @throws Error if the process ended by itself: a bug.
 */
export const benchGame = (
  task: BenchTask,
  signal: AbortSignal,
  onRow: (row: BenchRow) => void,
): Promise<BenchRow[]> =>
  new Promise((resolve, reject) => {
    const file = new URL(fromSource ? './bench-process.ts' : './bench-process.js', import.meta.url);
    const child = fork(file, { execArgv: fromSource ? ['--import', 'tsx'] : [] });
    const rows: BenchRow[] = [];
    const stop = () => child.kill();
    signal.addEventListener('abort', stop, { once: true });
    child.on('message', (row: BenchRow) => {
      rows.push(row);
      onRow(row);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0 || signal.aborted) resolve(rows);
      else reject(new Error(`a bench process ended with status ${code}`));
    });
    if (signal.aborted) stop();
    else child.send(task);
  });
