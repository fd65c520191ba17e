import type { BenchPair, BenchReport } from './bench.js';
import {
  formatBytes,
  formatChance,
  formatCount,
  formatDifference,
  formatDifferenceInterval,
} from './numbers.js';
import { type Emphasis, levelText, optionsText } from './phrases.js';

const whole = (value: number): string => formatCount(Math.round(value));

/** `3.2 ms`, `1.25 s`. */
const timeText = (milliseconds: number): string =>
  milliseconds < 1000
    ? `${Number(milliseconds.toPrecision(2))} ms`
    : `${Number((milliseconds / 1000).toPrecision(3))} s`;

/** Heads of the table of contestants. */
export const BENCH_HEADS = [
  '',
  'solved',
  'unsolvable',
  'undecided',
  'median states',
  'mean',
  '95% up to',
  'PAR-2',
  'CPU a deal',
];

/** Its rows, a contestant each. */
export const benchFigures = ({ contestants }: BenchReport): string[][] =>
  contestants.map(({ name, counts, states, par2, milliseconds }) => [
    name,
    formatCount(counts.solved),
    formatCount(counts.unsolvable),
    formatCount(counts.undecided),
    ...(states === undefined
      ? ['-', '-', '-']
      : [whole(states.median), whole(states.mean), whole(states.p95)]),
    par2 === undefined ? '-' : whole(par2),
    timeText(milliseconds.mean),
  ]);

/** A contestant against the first: what is shown in words, then what it rests on. */
export const pairText = (
  { names, difference, ratio, says, contradictions }: BenchPair,
  { deals, level }: BenchReport,
  strong: Emphasis = String,
): string[] => {
  const n = deals.length;
  const { estimate, interval, p } = difference;
  return [
    `${names[1]} against ${names[0]}: ${strong(says)}`,
    `  decided  ${formatDifference({ low: estimate, high: estimate }, n)}; ${levelText(level)} interval ` +
      `${formatDifferenceInterval(interval, n)} (Tango), p ${formatChance(p)} (McNemar)`,
    ...(ratio === undefined
      ? []
      : [
          `  cost     ${ratio.ratio.toPrecision(3)} times the ${ratio.of === 'states' ? 'states' : 'CPU time'}; ` +
            `${levelText(level)} interval ${ratio.interval.low.toPrecision(3)} to ` +
            `${ratio.interval.high.toPrecision(3)} (geometric mean, undecided deals twice)`,
        ]),
    ...(contradictions.length === 0
      ? []
      : [
          `  ${strong('CONTRADICTION')}: one solves and the other calls lost ${contradictions.join(', ')}`,
        ]),
  ];
};

/** A bench for people: a table, then each contestant against the first. */
export const benchText = (report: BenchReport, strong: Emphasis = String): string => {
  const rows = [BENCH_HEADS, ...benchFigures(report)];
  const widths = BENCH_HEADS.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const { deals, limits, without, version } = report;
  return [
    `${strong(report.game)}${optionsText(report.options)} (rules ${report.rules}), ` +
      `${formatCount(deals.length)} deals: ${deals[0]}${deals.length > 1 ? ` to ${deals.at(-1)}` : ''}`,
    ...rows.map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('  ')
        .trimEnd(),
    ),
    ...report.pairs.flatMap((pair) => pairText(pair, report, strong)),
    `at most ${formatCount(limits.states)} states and ${formatBytes(limits.memory)} a deal` +
      `${without.length === 0 ? '' : `, without ${without.join(', ')}`}; version ${version}`,
    `again: ${report.command}`,
  ].join('\n');
};
