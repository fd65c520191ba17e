import { PRUNE_NAMES } from '../compile/prune/prunes.js';
import { nearest } from '../rules/nearest.js';
import { STRATEGIES, strategyNamed } from '../search/strategies/strategies.js';

/** What is wrong with the names given to --strategy and --without, all of it. */
export const searchProblems = (strategy: string, without: readonly string[]): string[] => {
  const problems: string[] = [];
  if (strategyNamed(strategy) === undefined)
    problems.push(
      `--strategy: no strategy is named ${strategy}; ` +
        `there is ${['default', ...STRATEGIES.map(({ name }) => name)].join(', ')}`,
    );
  for (const name of without) {
    if (PRUNE_NAMES.includes(name)) continue;
    const near = nearest(name, [...PRUNE_NAMES]);
    const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : '';
    problems.push(
      `--without: nothing is named ${name}; ${hint || `there is ${PRUNE_NAMES.join(', ')}`}`,
    );
  }
  return problems;
};

/** More would only get into each other's way. */
const MOST_THREADS = 64;

/** What is wrong with --threads on one deal. */
export const threadProblems = (threads: number, strategy: string): string[] => {
  const problems: string[] = [];
  if (threads > MOST_THREADS) problems.push(`--threads: at most ${MOST_THREADS} work on one deal`);
  const known = strategyNamed(strategy);
  if (threads > 1 && known !== undefined && known.join === undefined)
    problems.push(
      `--threads: the strategy ${strategy} works on one thread alone; several can do ` +
        STRATEGIES.filter(({ join }) => join !== undefined)
          .map(({ name }) => name)
          .join(', '),
    );
  return problems;
};
