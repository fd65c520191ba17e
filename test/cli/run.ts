import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/patience.js', import.meta.url));

/** Runs the built program. @param input what it reads on standard input. */
export const patience = (
  args: readonly string[],
  options: {
    readonly input?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly cwd?: string;
  } = {},
) => {
  const { input = '', env = {}, cwd } = options;
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    input,
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, FORCE_COLOR: '', NO_COLOR: '', LANG: 'C.UTF-8', LC_ALL: '', ...env },
    maxBuffer: 64 * 2 ** 20,
  });
  return { status, stdout, stderr };
};
