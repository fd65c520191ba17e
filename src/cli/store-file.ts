import { join, resolve } from 'node:path';
import envPaths from 'env-paths';

/**
 * The file of the store: the one that `--store` (or `PATIENCE_STORE`) names, else `patience.db` in
 * the data folder of this program, by the habits of the system (on Linux below `XDG_DATA_HOME`,
 * else `~/.local/share`).
 */
export const storeFile = (given: string | undefined): string =>
  given === undefined || given === ''
    ? join(envPaths('patience', { suffix: '' }).data, 'patience.db')
    : resolve(given);
