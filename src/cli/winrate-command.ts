import type { BatchResult } from '../batch/batch.js';
import { formatBytes } from '../report/numbers.js';
import type { Interruption } from '../report/winrate.js';
import { DEFAULT_MEMORY } from '../search/limits.js';
import { commandLine } from './command-line.js';
import type { WinrateOptions } from './winrate-options.js';

/** A share as points of per cent, without the noise of doubles: 0.95 is 95. */
const points = (share: number): string => String(Number((share * 100).toFixed(9)));

const words = (game: string, options: WinrateOptions): string[] => {
  const { states, memory, level, method, strategy, without, set, compare, deals, seed } = options;
  const { shard, precision } = options;
  return [
    'patience',
    'winrate',
    game,
    ...set.flatMap((setting) => ['--set', setting]),
    ...(compare === undefined ? [] : ['--compare', compare]),
    ...['--deals', String(deals), '--seed', String(seed), '--states', String(states)],
    ...(shard === undefined ? [] : ['--shard', `${shard.part}/${shard.parts}`]),
    ...(precision === undefined ? [] : ['--precision', points(precision)]),
    ...(memory === DEFAULT_MEMORY ? [] : ['--memory', formatBytes(memory)]),
    ...(level === 0.95 ? [] : ['--level', points(level)]),
    ...(method === 'clopper-pearson' || precision !== undefined ? [] : ['--method', method]),
    ...(strategy === 'default' ? [] : ['--strategy', strategy]),
    ...(without.length === 0 ? [] : ['--without', without.join(',')]),
  ];
};

/**
 * The command that works out the win rate of a game again: what the numbers rest on is spelt out,
 * other defaults are left to the version. Threads and the store do not matter.
 */
export const winrateCommand = (game: string, options: WinrateOptions): string =>
  commandLine(words(game, options));

/** The command that goes on after an interruption: the same one, on the same store. */
export const goOnCommand = (game: string, options: WinrateOptions): string =>
  commandLine([
    ...words(game, options),
    ...(typeof options.store === 'string' ? ['--store', options.store] : []),
  ]);

/** What an interrupted batch left undone, and how to go on; undefined if it is whole. */
export const interruption = (
  game: string,
  options: WinrateOptions,
  { missing, open }: Pick<BatchResult, 'missing' | 'open'>,
): Interruption | undefined =>
  missing.length === 0 && open === 0
    ? undefined
    : { missing, open, kept: options.store !== false, command: goOnCommand(game, options) };
