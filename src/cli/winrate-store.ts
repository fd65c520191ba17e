import { buildId } from '../batch/build.js';
import type { Keeper } from '../batch/keeper.js';
import { strategyNamed } from '../search/strategies/strategies.js';
import { openStore } from '../store/open.js';
import { answersAt } from '../store/read.js';
import type { StoreKey } from '../store/types.js';
import { storeWriter } from '../store/write.js';
import type { GameArgument } from './game-argument.js';
import { asUserError } from './store-fault.js';
import { storeFile } from './store-file.js';
import { VERSION } from './version.js';
import type { WinrateOptions } from './winrate-options.js';

/** A game in one of the ways in which its deals are played. */
export interface PlayedGame {
  readonly game: GameArgument;
  readonly strategy: string;
}

const keyOf = (
  { game, strategy }: PlayedGame,
  { without, memory }: WinrateOptions,
  build: string,
): StoreKey => ({
  rules: {
    ...{ id: game.id, game: game.name, options: game.changed, file: game.text, spec: game.spec },
  },
  player: {
    strategy: strategyNamed(strategy)!.name,
    without: [...new Set(without)].toSorted(),
    ...{ memory, version: VERSION, build },
  },
});

/**
 * Runs what keeps the rows of a batch in the store that the options name.
 *
 * @param use what to run; it gets no keeper with `--no-store`. With `--fresh` the keeper knows
 * nothing: all is worked out anew, held against what is stored, and takes its place.
 * @throws UserError if the store cannot be opened.
 */
export const withStore = async <T>(
  sides: readonly PlayedGame[],
  options: WinrateOptions,
  use: (keeper: Keeper | undefined) => Promise<T>,
): Promise<T> => {
  if (options.store === false) return use(undefined);
  try {
    const store = openStore(storeFile(options.store));
    try {
      const build = buildId();
      const keys = sides.map((side) => keyOf(side, options, build));
      const writers = keys.map((key) => storeWriter(store, key));
      return await use({
        known: (side, limit, deals) => {
          const { rules, player } = keys[side]!;
          return options.fresh === true ? [] : answersAt(store, rules, player, limit, deals);
        },
        save: (side, limit, rows) => writers[side]!(rows, limit),
      });
    } finally {
      store.close();
    }
  } catch (error) {
    throw asUserError(error);
  }
};
