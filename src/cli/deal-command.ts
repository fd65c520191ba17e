import type { DealRow } from '../batch/row.js';
import { formatBytes } from '../report/numbers.js';
import type { WinrateSetting } from '../report/winrate.js';
import { DEFAULT_MEMORY } from '../search/limits.js';
import { commandLine } from './command-line.js';

/** How much longer an undecided deal is tried. */
const LONGER = 10;

/**
 * The command that shows a deal of a win rate: within the limit that it was decided at, since that
 * gives the same line again; an undecided one is tried for longer.
 * @param game as it is found. @param set as `--set` takes it.
 */
export const dealCommand = (
  game: string,
  set: readonly string[],
  { strategy, without, limits }: Pick<WinrateSetting, 'strategy' | 'without' | 'limits'>,
  { seed, verdict, limit }: Pick<DealRow, 'seed' | 'verdict' | 'limit'>,
): string =>
  commandLine([
    ...['patience', 'solve', game, ...set.flatMap((setting) => ['--set', setting])],
    ...['--seed', seed],
    ...['--states', String(verdict === 'undecided' ? limit * LONGER : limit)],
    ...(limits.memory === DEFAULT_MEMORY ? [] : ['--memory', formatBytes(limits.memory)]),
    ...(strategy === 'default' ? [] : ['--strategy', strategy]),
    ...without.flatMap((name) => ['--without', name]),
  ]);
