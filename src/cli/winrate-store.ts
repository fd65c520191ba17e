import type { BatchResult } from '../batch/batch.js';
import { buildId } from '../batch/build.js';
import type { Keeper } from '../batch/keeper.js';
import type { DealRange } from '../batch/plan.js';
import { strategyNamed } from '../search/strategies/strategies.js';
import { noteChosen, wereChosen } from '../store/chosen.js';
import { openStore } from '../store/open.js';
import { answersAt } from '../store/read.js';
import type { StoreKey } from '../store/types.js';
import { storeWriter } from '../store/write.js';
import type { GameArgument } from './game-argument.js';
import { asUserError } from './store-fault.js';
import { storeFile } from './store-file.js';
import { VERSION } from './version.js';
import { dealsOf, type WinrateOptions } from './winrate-options.js';

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

/** What came of a batch, and whether a run with `--precision` on its store had a say in its size. */
export interface KeptBatch extends BatchResult {
  readonly chosen: boolean;
}

/**
 * Runs a batch whose rows are kept in the store that the options name, and notes there if the number
 * of deals is chosen by looking at them (`--precision`).
 *
 * @param use what to run; it gets no keeper with `--no-store`. With `--fresh` the keeper knows
 * nothing: all is worked out anew, held against what is stored, and takes its place.
 * @throws UserError if the store cannot be opened.
 */
export const withStore = async (
  sides: readonly PlayedGame[],
  options: WinrateOptions,
  use: (keeper: Keeper | undefined) => Promise<BatchResult>,
): Promise<KeptBatch> => {
  if (options.store === false) return { ...(await use(undefined)), chosen: false };
  try {
    const store = openStore(storeFile(options.store));
    try {
      const build = buildId();
      const keys = sides.map((side) => keyOf(side, options, build));
      const writers = keys.map((key) => storeWriter(store, key));
      const { precision: half, states, level } = options;
      const note = (deals: DealRange) => {
        if (half === undefined) return;
        for (const key of keys) noteChosen(store, key, { deals, states, level, half });
      };
      // Before anything else, so that it is known of a run that is killed too.
      note(dealsOf(options));
      const batch = await use({
        known: (side, limit, deals) => {
          const { rules, player } = keys[side]!;
          return options.fresh === true ? [] : answersAt(store, rules, player, limit, deals);
        },
        save: (side, limit, rows) => writers[side]!(rows, limit),
      });
      if (batch.fault === undefined) note(batch.deals);
      const chosen = half === undefined && keys.some((key) => wereChosen(store, key, batch.deals));
      return { ...batch, chosen };
    } finally {
      store.close();
    }
  } catch (error) {
    throw asUserError(error);
  }
};
