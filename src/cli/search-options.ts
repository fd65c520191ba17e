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
