import type { DealRow } from '../batch/row.js';
import { VERDICTS, type VerdictName } from '../search/verdict.js';
import type { DealCounts, Interval, IntervalMethod } from '../stats/intervals.js';
import { type PairCounts, pairedDifference, pairedTest } from '../stats/paired-bounds.js';
import {
  type Interruption,
  type WinrateReport,
  type WinrateSetting,
  winrateReport,
} from './winrate.js';

/** The rows of one deal: what came of it on the first side, and on the second. */
export type RowPair = readonly [DealRow, DealRow];

/** Deals by both answers: the first side's, then the second's. */
export type PairTable = Readonly<Record<VerdictName, DealCounts>>;

/**
 * What is compared. Two readings of the rules: which deals can be won. Two strategies for the same
 * game: which deals they decide within the limits, since who can win does not depend on them.
 */
export type Measure = 'winnable' | 'decided';

/** One of the two, on the deals that were finished for both. */
export interface SideSetting extends Pick<WinrateSetting, 'rules' | 'options' | 'strategy'> {
  /** What tells it from the other, as given: `corner=yes`. */
  readonly label: string;
}

export interface CompareSetting extends Omit<WinrateSetting, keyof SideSetting> {
  readonly measure: Measure;
  /** What the compared option means, where the rule file says so. */
  readonly about?: string;
  readonly sides: readonly [SideSetting, SideSetting];
}

/** A side with its own numbers; its estimate and interval are of the measure. */
export type SideReport = SideSetting &
  Pick<WinrateReport, 'counts' | 'estimate' | 'interval' | 'states' | 'effort'>;

/** Deals that one side alone wins (or decides). */
export interface Apart {
  readonly count: number;
  /** The first of them, in order. */
  readonly seeds: readonly string[];
}

/** Two ways of playing on the same deals, as a statement that someone else can check. */
export interface CompareReport extends Omit<CompareSetting, 'sides'> {
  readonly sides: readonly [SideReport, SideReport];
  readonly pairs: PairTable;
  /** Share of the second side less share of the first: -1 to 1, undecided deals both ways. */
  readonly difference: {
    readonly estimate: Interval;
    readonly interval: Interval & { readonly level: number; readonly method: 'tango' };
  };
  /** On the deals decided for both; `most` is what p could become by the undecided ones. */
  readonly test: { readonly method: 'mcnemar'; readonly p: number; readonly most: number };
  readonly apart: readonly [Apart, Apart];
  readonly interrupted?: Interruption;
}

/** More seeds than these are left to `--ndjson`. */
const MOST_SEEDS = 100;

/** An empty table, to be counted up. */
export const emptyPairs = (): Record<VerdictName, Record<VerdictName, number>> => {
  const row = () => ({ solved: 0, unsolvable: 0, undecided: 0 });
  return { solved: row(), unsolvable: row(), undecided: row() };
};

/** What a table says of the two sides. */
export const pairCounts = (pairs: PairTable, measure: Measure): PairCounts => {
  const { solved, unsolvable, undecided } = pairs;
  const deals = VERDICTS.reduce(
    (sum, one) => sum + VERDICTS.reduce((part, other) => part + pairs[one][other], 0),
    0,
  );
  if (measure === 'decided')
    return {
      deals,
      onlyFirst: solved.undecided + unsolvable.undecided,
      onlySecond: undecided.solved + undecided.unsolvable,
      mayFirst: 0,
      maySecond: 0,
      mayEither: 0,
    };
  return {
    deals,
    onlyFirst: solved.unsolvable,
    onlySecond: unsolvable.solved,
    mayFirst: solved.undecided + undecided.unsolvable,
    maySecond: unsolvable.undecided + undecided.solved,
    mayEither: undecided.undecided,
  };
};

/** Does the first of two answers speak for its side alone? */
const isApart = (one: VerdictName, other: VerdictName, measure: Measure): boolean =>
  measure === 'decided'
    ? one !== 'undecided' && other === 'undecided'
    : one === 'solved' && other === 'unsolvable';

/** For `decided`, answers as if deciding were winning. */
const measured = (row: DealRow, measure: Measure): DealRow =>
  measure === 'winnable'
    ? row
    : { ...row, verdict: row.verdict === 'undecided' ? 'unsolvable' : 'solved' };

/**
 * @param rows the deals finished for both, in their order. @param level of the intervals, above 0
 * and below 1. @param method of the intervals of each side.
 */
export const compareReport = (
  setting: CompareSetting,
  rows: readonly RowPair[],
  level: number,
  method: IntervalMethod,
  interrupted?: Interruption,
): CompareReport => {
  const { measure } = setting;
  const pairs = emptyPairs();
  for (const [first, second] of rows) pairs[first.verdict][second.verdict]++;
  const counts = pairCounts(pairs, measure);
  const { estimate, interval } = pairedDifference(counts, level);
  return {
    ...setting,
    sides: [
      sideReport(setting, 0, rows, level, method),
      sideReport(setting, 1, rows, level, method),
    ],
    pairs,
    difference: { estimate, interval: { ...interval, level, method: 'tango' } },
    test: { method: 'mcnemar', ...pairedTest(counts) },
    apart: [
      apartOf(rows.filter(([one, other]) => isApart(one.verdict, other.verdict, measure))),
      apartOf(rows.filter(([one, other]) => isApart(other.verdict, one.verdict, measure))),
    ],
    ...(interrupted === undefined ? {} : { interrupted }),
  };
};

const apartOf = (rows: readonly RowPair[]): Apart => ({
  count: rows.length,
  seeds: rows.slice(0, MOST_SEEDS).map(([{ seed }]) => seed),
});

const sideReport = (
  setting: CompareSetting,
  index: 0 | 1,
  rows: readonly RowPair[],
  level: number,
  method: IntervalMethod,
): SideReport => {
  const side = setting.sides[index];
  const own = rows.map((pair) => pair[index]);
  const report = (list: readonly DealRow[]) =>
    winrateReport({ ...setting, ...side }, list, level, method);
  const { counts, states, effort } = report(own);
  const { estimate, interval } = report(own.map((row) => measured(row, setting.measure)));
  return {
    ...side,
    counts,
    estimate,
    interval,
    effort,
    ...(states === undefined ? {} : { states }),
  };
};

/**
 * The seeds of deals that one strategy solves and the other proves lost: one of them is wrong, a
 * bug. None for readings of the rules, which may well differ.
 */
export const contradictions = (measure: Measure, rows: readonly RowPair[]): string[] =>
  measure === 'winnable'
    ? []
    : rows
        .filter((pair) => ['solved', 'unsolvable'].every((v) => pair.some((r) => r.verdict === v)))
        .map(([{ seed }]) => seed);
