import type { DealRange } from '../batch/plan.js';
import { written } from '../rules/options.js';
import { REASONS } from '../search/verdict.js';
import type { Interval } from '../stats/intervals.js';
import { formatBytes, formatCount, formatInterval, formatShare } from './numbers.js';
import type { Interruption, WinrateCounts, WinrateReport, WinrateSetting } from './winrate.js';

/** Says `strong` for what matters most; the terminal makes it bold. */
export type Emphasis = (text: string) => string;

/** More commands than these are left to `--json`. */
const MOST_COMMANDS = 3;

/** What the methods of intervals are called in print. */
export const METHOD_NAMES = { 'clopper-pearson': 'Clopper-Pearson', wilson: 'Wilson' } as const;

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
  const { commands } = interrupted;
  const more = commands.length - MOST_COMMANDS;
  return [
    'Interrupted: deals in work are not counted, and those are more often hard ones. To go on:',
    ...commands.slice(0, MOST_COMMANDS).map((command) => `  ${command}`),
    ...(more > 0 ? [`  and ${more} more (--json has them all)`] : []),
  ];
};
