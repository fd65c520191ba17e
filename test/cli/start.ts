import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/patience.js', import.meta.url));

/** Starts the built program's `winrate`, to be sent signals while it works. */
export const start = (...args: string[]) => {
  const { PATIENCE_THREADS: _, ...env } = process.env;
  return spawn(process.execPath, [PROGRAM, 'winrate', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

/** What it wrote, and its exit status: null if a signal ended it. */
export const finish = async (child: ReturnType<typeof start>) => {
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { stdout, stderr, status };
};
