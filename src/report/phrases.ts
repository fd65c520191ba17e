import type { DealRange } from '../batch/plan.js';
import { written } from '../rules/options.js';
import { REASONS } from '../search/verdict.js';
import { type Interval, winInterval } from '../stats/intervals.js';
import { formatBytes, formatCount, formatInterval, formatShare } from './numbers.js';
import type {
  Effort,
  Interruption,
  WinrateCounts,
  WinrateReport,
  WinrateSetting,
} from './winrate.js';

/** Says `strong` for what matters most; the terminal makes it bold. */
export type Emphasis = (text: string) => string;

/** What the methods of intervals are called in print. */
export const METHOD_NAMES = {
  'clopper-pearson': 'Clopper-Pearson',
  wilson: 'Wilson',
  anytime: 'confidence sequence',
} as const;

/** `, draw=1, worrying-back=no`, or nothing. */
export const optionsText = (options: Readonly<Record<string, unknown>>): string =>
  Object.entries(options)
    .map(([name, value]) => `, ${name}=${written(value)}`)
    .join('');

/** `20: seeds 1 to 20`; `3 of 20: ..` if only some were finished. */
export const dealsText = (deals: DealRange, finished: number): string => {
  const last = deals.first + deals.count - 1;
  return (
    `${finished < deals.count ? `${formatCount(finished)} of ` : ''}${formatCount(deals.count)}: ` +
    (deals.count === 1 ? `seed ${last}` : `seeds ${deals.first} to ${last}`)
  );
};

/** `95%`. */
export const levelText = (level: number): string => `${Number((level * 100).toFixed(6))}%`;

/** `60.0% to 70.0%`, or one of them if they are the same. */
export const estimateText = ({ low, high }: Interval, deals: number): string =>
  low === high
    ? formatShare(low, deals)
    : `${formatShare(low, deals)} to ${formatShare(high, deals)}`;

/** Estimate and interval of a share. @param deals how many it rests on. */
export const shareText = (
  { estimate, interval }: Pick<WinrateReport, 'estimate' | 'interval'>,
  deals: number,
  strong: Emphasis = String,
): string =>
  deals === 0
    ? 'no deal was finished'
    : `${strong(estimateText(estimate, deals))}; ${levelText(interval.level)} interval ` +
      `${formatInterval(interval, deals)} (${METHOD_NAMES[interval.method]})`;

/** `12 (states 10, memory 2)`. */
export const undecidedText = ({ undecided, reasons }: WinrateCounts): string => {
  const texts = REASONS.flatMap((reason) => {
    const count = reasons[reason];
    return count === undefined ? [] : [`${reason} ${formatCount(count)}`];
  });
  return formatCount(undecided) + (texts.length === 0 ? '' : ` (${texts.join(', ')})`);
};

/** Who played and within which limits. @param strategy absent if it is said elsewhere. */
export const playedText = (
  setting: Pick<WinrateSetting, 'without' | 'limits' | 'version'>,
  strategy?: string,
): string => {
  const { without, limits, version } = setting;
  return [
    `${strategy === undefined ? '' : `strategy ${strategy}`}` +
      (without.length === 0 ? '' : ` without ${without.join(', ')}`),
    `all cards known; at most ${formatCount(limits.states)} states and ` +
      `${formatBytes(limits.memory)} a deal; version ${version}`,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
};

/**
 * What to do about an interval that undecided deals widen, if they do most of it.
 * @param open how much of the width they make.
 */
export const openText = (open: number, interval: Interval): string[] =>
  open > (interval.high - interval.low) / 2
    ? [
        'Most of the width of the interval comes from undecided deals: more states a deal will narrow',
        'it more than more deals.',
      ]
    : [];

/** How to go on after an interruption. */
export const goOnText = (interrupted: Interruption | undefined): string[] => {
  if (interrupted === undefined) return [];
  const { command, kept, open } = interrupted;
  return [
    'Interrupted: deals in work are not counted, and those are more often hard ones.' +
      (open > 0 ? ` Of the undecided ones ${formatCount(open)} may yet be decided.` : ''),
    kept
      ? 'What is done is kept. To go on:'
      : 'Nothing is kept, for want of a store. To begin anew:',
    `  ${command}`,
  ];
};

/** `10,000 states: 15 of 20 decided, 100,000: 5 of 5; 123,456 visited in all`. */
export const effortText = ({ visited, rounds }: Effort): string =>
  `${rounds
    .map(
      ({ limit, deals, solved, unsolvable }, i) =>
        `${formatCount(limit)}${i === 0 ? ' states' : ''}: ` +
        `${formatCount(solved + unsolvable)} of ${formatCount(deals)} decided`,
    )
    .join(', ')}; ${formatCount(visited)} visited in all`;

/** How `--precision` ended, and why such an interval is wider than others. */
export const precisionText = (report: WinrateReport, deals: number): string[] => {
  const { interval, counts, precision } = report;
  if (interval.method !== 'anytime' || deals === 0) return [];
  const fixed = winInterval(counts, interval.level, 'clopper-pearson');
  const points = precision === undefined ? '' : String(Number((100 * precision.asked).toFixed(6)));
  return [
    ...(precision === undefined
      ? []
      : [
          precision.reached
            ? `Stopped when the interval was within ${points} points either way.`
            : `The interval is not within ${points} points either way.`,
        ]),
    'This interval holds however often one looks and whenever one stops, so it is wider than one for',
    `so many deals fixed beforehand (Clopper-Pearson: ${formatInterval(fixed, deals)}).`,
  ];
};
