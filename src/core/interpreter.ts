import { chooserFor } from './choose.js';
import type { Transfer } from './game.js';
import { doerFor } from './happen.js';
import { lookerFor } from './look.js';
import { type State, unbound } from './state.js';
import type { Consequence, Core } from './types.js';

/** The plain interpreter of the core's conditions and effects: written to be read, never optimised. */
export const interpreter = (core: Core) => {
  const looker = lookerFor(core, (state, move) => !choices(state, move).next().done);
  const { choices, allows } = chooserFor(looker);
  const runAll = doerFor(core, looker);
  const { holds } = looker;

  /** Lets happen what follows by itself, until nothing more does. */
  const settle = (state: State, seen: (t: Transfer) => void): void => {
    const next = (): [Consequence, number] | undefined => {
      for (const consequence of core.consequences)
        for (const it of consequence.each)
          if (holds(state, consequence.when, { ...unbound(), it })) return [consequence, it];
      return undefined;
    };
    for (let found = next(); found !== undefined; found = next()) {
      const [consequence, it] = found;
      runAll(state, consequence.effects, { ...unbound(), it }, seen);
    }
  };

  return { holds, runAll, settle, choices, allows };
};
