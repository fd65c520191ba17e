import { REASONS } from '../search/verdict.js';
import { formatBytes, formatCount, formatInterval, formatShare } from './numbers.js';
import type { WinrateReport } from './winrate.js';

const METHOD_NAMES = { 'clopper-pearson': 'Clopper-Pearson', wilson: 'Wilson' } as const;

/** Says `strong` for what matters most; the terminal makes it bold. */
export type Emphasis = (text: string) => string;

const written = (value: unknown): string =>
  value === true ? 'yes' : value === false ? 'no' : String(value);

/** The report for people: about ten lines, the answer in the second. */
export const winrateText = (report: WinrateReport, strong: Emphasis = String): string => {
  const { counts, deals, interval, estimate, states, limits } = report;
  const n = counts.solved + counts.unsolvable + counts.undecided;
  const options = Object.entries(report.options).map(
    ([name, value]) => `${name}=${written(value)}`,
  );
  const last = deals.first + deals.count - 1;
  const share =
    counts.undecided === 0
      ? formatShare(estimate.low, n)
      : `${formatShare(estimate.low, n)} to ${formatShare(estimate.high, n)}`;
  const reasons = REASONS.filter((reason) => counts.reasons[reason] !== undefined);
  const rows: [string, string][] = [
    [
      'deals',
      `${n < deals.count ? `${formatCount(n)} of ` : ''}${formatCount(deals.count)}: ` +
        (deals.count === 1 ? `seed ${last}` : `seeds ${deals.first} to ${last}`),
    ],
    [
      'winnable',
      n === 0
        ? 'no deal was finished'
        : `${strong(share)}; ${Number((interval.level * 100).toFixed(6))}% interval ` +
          `${formatInterval(interval, n)} (${METHOD_NAMES[interval.method]})`,
    ],
    ['solved', formatCount(counts.solved)],
    ['unsolvable', formatCount(counts.unsolvable)],
    [
      'undecided',
      formatCount(counts.undecided) +
        (reasons.length === 0
          ? ''
          : ` (${reasons.map((r) => `${r} ${formatCount(counts.reasons[r]!)}`).join(', ')})`),
    ],
    ...(states === undefined
      ? []
      : [
          [
            'states',
            `median ${formatCount(states.median)}, mean ${formatCount(states.mean)}, ` +
              `95% up to ${formatCount(states.p95)}, most ${formatCount(states.max)} a deal`,
          ] satisfies [string, string],
        ]),
    [
      'played by',
      `strategy ${report.strategy}` +
        (report.without.length === 0 ? '' : ` without ${report.without.join(', ')}`) +
        `, all cards known; at most ${formatCount(limits.states)} states and ` +
        `${formatBytes(limits.memory)} a deal; version ${report.version}`,
    ],
    ['again', report.command],
  ];
  return [
    `${strong(report.game)}${options.length > 0 ? `, ${options.join(', ')}` : ''} (rules ${report.rules})`,
    ...rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`),
    ...doubts(report, n),
  ].join('\n');
};

/** More commands than these are left to `--json`. */
const MOST_COMMANDS = 3;

/** What a reader should know before trusting the numbers. */
const doubts = ({ counts, interval, interrupted }: WinrateReport, n: number): string[] => {
  const sentences: string[] = [];
  if (n > 0 && counts.undecided / n > (interval.high - interval.low) / 2)
    sentences.push(
      'Most of the width of the interval comes from undecided deals: more states a deal will narrow',
      'it more than more deals.',
    );
  if (interrupted !== undefined) {
    const { commands } = interrupted;
    const more = commands.length - MOST_COMMANDS;
    sentences.push(
      'Interrupted: deals in work are not counted, and those are more often hard ones. To go on:',
      ...commands.slice(0, MOST_COMMANDS).map((command) => `  ${command}`),
      ...(more > 0 ? [`  and ${more} more (--json has them all)`] : []),
    );
  }
  return sentences;
};
