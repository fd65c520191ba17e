import { strategyNamed } from './strategies/strategies.js';
import type { Reason, VerdictName } from './verdict.js';

/** Positions a deal in the first round; each round has ten times as many as the one before. */
const FIRST_ROUND = 10_000;
const GROWTH = 10;

/**
 * The limits of the rounds in which deals are tried, up to `states`: 10,000, 100,000 and so on,
 * last `states` itself. Each round is a search from the beginning of the deals still undecided, so
 * rounds cost a ninth more than the last alone at most, and soon say much about all deals.
 */
export const roundLimits = (states: number): number[] => {
  const limits: number[] = [];
  for (let limit = FIRST_ROUND; limit < states; limit *= GROWTH) limits.push(limit);
  return [...limits, states];
};

/** What a search within a limit of positions gave. */
interface Answer {
  readonly verdict: VerdictName;
  readonly reason?: Reason | undefined;
  readonly visited: number;
  readonly limit: number;
}

/**
 * Whether this is the last word on a deal, whatever further rounds may come. A search that only a
 * limit of positions cuts off (`Strategy.steady`) runs out of memory at the same place each time.
 */
export const isSettled = ({ verdict, reason, visited, limit }: Answer, strategy: string): boolean =>
  verdict !== 'undecided' || (reason === 'memory' && visited < limit && isSteady(strategy));

/** `Strategy.steady` by name; false for a name that there is not. */
export const isSteady = (strategy: string): boolean => strategyNamed(strategy)?.steady === true;
