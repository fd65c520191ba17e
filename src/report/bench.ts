import { VERDICTS, type VerdictName } from '../search/verdict.js';
import type { DealCounts, Interval } from '../stats/intervals.js';
import { pairedDifference, pairedTest } from '../stats/paired-bounds.js';
import { type RatioEstimate, ratioOf } from '../stats/ratio.js';
import { type Spread, spreadOf } from './quantile.js';

/** What one contestant made of one deal. Another program may tell its time only. */
export interface BenchResult {
  readonly verdict: VerdictName;
  /** Positions visited, where they are known. */
  readonly visited?: number;
  /** CPU time. */
  readonly milliseconds: number;
}

/** A strategy of ours, or another program whose results were brought along. */
export interface Contestant {
  readonly name: string;
  readonly outside: boolean;
  /** In the order of the deals of the bench. */
  readonly results: readonly BenchResult[];
}

export interface BenchSetting {
  readonly game: string;
  /** Identity of the rules with their options. */
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** What the deals are called, in order: seeds, or numbers of another program. */
  readonly deals: readonly string[];
  readonly without: readonly string[];
  readonly limits: { readonly states: number; readonly memory: number };
  readonly version: string;
  readonly command: string;
}

/** What a contestant did, in numbers. */
interface ContestantReport extends Contestant {
  readonly counts: DealCounts;
  readonly states?: Spread;
  readonly milliseconds: Spread & { readonly total: number };
  /** Mean of positions a deal, an undecided one counted as twice the limit (PAR-2). */
  readonly par2?: number;
}

/** How a contestant does against the first one, on the same deals. */
export interface BenchPair {
  readonly names: readonly [string, string];
  /** Share of deals decided by the second less that by the first; McNemar's p. */
  readonly difference: {
    readonly estimate: number;
    readonly interval: Interval;
    readonly p: number;
  };
  /** Cost of the second for each unit of the first. */
  readonly ratio?: RatioEstimate & { readonly of: 'states' | 'milliseconds' };
  readonly says: string;
  /** Deals that one solves and the other calls lost: one of them is wrong. */
  readonly contradictions: readonly string[];
}

export interface BenchReport extends BenchSetting {
  readonly level: number;
  readonly contestants: readonly ContestantReport[];
  readonly pairs: readonly BenchPair[];
}

const isDecided = ({ verdict }: BenchResult): boolean => verdict !== 'undecided';

const describe = (contestant: Contestant, limit: number): ContestantReport => {
  const { results } = contestant;
  const counts = { solved: 0, unsolvable: 0, undecided: 0 };
  for (const { verdict } of results) counts[verdict]++;
  const visited = results.flatMap((result) => result.visited ?? []);
  const times = results.map((result) => result.milliseconds);
  const states = visited.length < results.length ? undefined : spreadOf(visited);
  const costs = results.map((r) => (isDecided(r) ? (r.visited ?? 0) : 2 * limit));
  return {
    ...contestant,
    counts,
    ...(states === undefined
      ? {}
      : { states, par2: costs.reduce((sum, x) => sum + x, 0) / costs.length }),
    milliseconds: { ...spreadOf(times)!, total: times.reduce((sum, x) => sum + x, 0) },
  };
};

/** Times below this are not told apart from it. */
const LEAST_MILLISECONDS = 0.01;

/** Costs deal by deal in the measure that both know: an undecided deal costs twice what was spent. */
const costPairs = (
  first: Contestant,
  second: Contestant,
  limit: number,
): { readonly of: 'states' | 'milliseconds'; readonly pairs: [number, number][] } => {
  const both = [first, second].every((c) => c.results.every((r) => r.visited !== undefined));
  const cost = (result: BenchResult): number =>
    both
      ? isDecided(result)
        ? result.visited!
        : 2 * limit
      : Math.max(LEAST_MILLISECONDS, result.milliseconds) * (isDecided(result) ? 1 : 2);
  return {
    of: both ? 'states' : 'milliseconds',
    pairs: first.results.map((result, i) => [cost(result), cost(second.results[i]!)]),
  };
};

/** The comparison in words: what the intervals show, and nothing that they do not. */
const verdictInWords = (
  [first, second]: readonly [string, string],
  { low, high }: Interval,
  ratio: BenchPair['ratio'],
): string => {
  if (low > 0) return `${second} decides more deals than ${first}`;
  if (high < 0) return `${second} decides fewer deals than ${first}`;
  if (ratio === undefined) return 'nothing is shown';
  const what = ratio.of === 'states' ? 'states' : 'time';
  if (ratio.interval.high < 1) return `as many decided as is known; ${second} needs less ${what}`;
  if (ratio.interval.low > 1) return `as many decided as is known; ${second} needs more ${what}`;
  return 'no difference is shown';
};

const pairOf = (
  deals: readonly string[],
  first: Contestant,
  second: Contestant,
  limit: number,
  level: number,
): BenchPair => {
  const names = [first.name, second.name] as const;
  const alone = (one: Contestant, other: Contestant): number =>
    one.results.filter((r, i) => isDecided(r) && !isDecided(other.results[i]!)).length;
  const counts = {
    deals: deals.length,
    onlyFirst: alone(first, second),
    onlySecond: alone(second, first),
    mayFirst: 0,
    maySecond: 0,
    mayEither: 0,
  };
  const { estimate, interval } = pairedDifference(counts, level);
  const { of, pairs } = costPairs(first, second, limit);
  const estimated = ratioOf(pairs, level);
  const ratio = estimated === undefined ? undefined : { ...estimated, of };
  return {
    names,
    difference: { estimate: estimate.low, interval, p: pairedTest(counts).p },
    ...(ratio === undefined ? {} : { ratio }),
    says: verdictInWords(names, interval, ratio),
    contradictions: deals.filter((_, i) => {
      const answers = [first, second].map(({ results }) => results[i]!.verdict);
      return VERDICTS.filter((v) => v !== 'undecided').every((v) => answers.includes(v));
    }),
  };
};

/**
 * @param contestants all with a result for each deal, the first one being what others are held
 * against. @param level of the intervals, above 0 and below 1.
 */
export const benchReport = (
  setting: BenchSetting,
  contestants: readonly Contestant[],
  level: number,
): BenchReport => {
  const [first, ...others] = contestants;
  const limit = setting.limits.states;
  return {
    ...setting,
    level,
    contestants: contestants.map((contestant) => describe(contestant, limit)),
    pairs: others.map((other) => pairOf(setting.deals, first!, other, limit, level)),
  };
};
