import type { DealRange } from '../batch/plan.js';
import { formatBytes } from '../report/numbers.js';
import { DEFAULT_MEMORY } from '../search/limits.js';
import { commandLine } from './command-line.js';
import type { WinrateOptions } from './winrate-options.js';

/**
 * The command that works out the win rate of some deals of a game again: what the numbers rest on
 * is spelt out, other defaults are left to the version. Threads do not matter.
 */
export const winrateCommand = (game: string, options: WinrateOptions, deals: DealRange): string => {
  const { states, memory, level, method, strategy, without, set, compare } = options;
  return commandLine([
    'patience',
    'winrate',
    game,
    ...set.flatMap((setting) => ['--set', setting]),
    ...(compare === undefined ? [] : ['--compare', compare]),
    ...['--deals', String(deals.count), '--seed', String(deals.first), '--states', String(states)],
    ...(memory === DEFAULT_MEMORY ? [] : ['--memory', formatBytes(memory)]),
    ...(level === 0.95 ? [] : ['--level', String(Number((level * 100).toFixed(9)))]),
    ...(method === 'clopper-pearson' ? [] : ['--method', method]),
    ...(strategy === 'default' ? [] : ['--strategy', strategy]),
    ...(without.length === 0 ? [] : ['--without', without.join(',')]),
  ]);
};

/** The deals that an interrupted run left out, and the commands that go on with them; none if whole. */
export const stillMissing = (
  game: string,
  options: WinrateOptions,
  missing: readonly DealRange[],
) =>
  missing.length === 0
    ? undefined
    : { missing, commands: missing.map((range) => winrateCommand(game, options, range)) };
