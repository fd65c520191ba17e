import { plainDepthFirst } from './depth-first.js';
import { restarts } from './restarts.js';
import type { Strategy } from './strategy.js';
import { turns } from './turns.js';

/** Every strategy; the first is the default. */
export const STRATEGIES: readonly Strategy[] = [turns, restarts, plainDepthFirst];

/** By name, `default` being the first; undefined if there is none of that name. */
export const strategyNamed = (name: string): Strategy | undefined =>
  name === 'default' ? STRATEGIES[0] : STRATEGIES.find((strategy) => strategy.name === name);
