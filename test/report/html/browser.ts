import { spawnSync } from 'node:child_process';

/** Kinds of one browser; the engine is the same. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'] as const;

const find = (name: string): string | undefined => {
  const { stdout, status } = spawnSync('/bin/sh', ['-c', 'command -v "$0"', name], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * The browser that `PATIENCE_BROWSER` names, or one that is there; undefined if there is none.
 * @throws if the one named is not there: whoever names one wants the test to be run.
 */
export const findBrowser = (): string | undefined => {
  const named = process.env['PATIENCE_BROWSER'];
  if (named === undefined || named === '') return NAMES.map(find).find((path) => path);
  const path = find(named);
  if (path === undefined) throw new Error(`PATIENCE_BROWSER: there is no ${named}`);
  return path;
};

/** No network, no first-run pages; the profile is a new, empty one. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
