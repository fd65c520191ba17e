import { VERDICTS } from '../search/verdict.js';
import { type Apart, type CompareReport, pairCounts } from './compare.js';
import {
  formatChance,
  formatCount,
  formatDifference,
  formatDifferenceInterval,
} from './numbers.js';
import {
  dealsText,
  type Emphasis,
  goOnText,
  levelText,
  openText,
  playedText,
  shareText,
} from './phrases.js';

/** More seeds than these are left to `--json`. */
const MOST_SEEDS = 8;

/** A longer label would push all numbers to the right. */
const LONGEST_LABEL = 20;

/** What the rows call the two sides. */
const namesOf = ([first, second]: CompareReport['sides']): readonly [string, string] =>
  Math.max(first.label.length, second.label.length) > LONGEST_LABEL
    ? ['first', 'second']
    : [first.label, second.label];

/** The comparison for people: the difference in words first, then what it rests on. */
export const compareText = (report: CompareReport, strong: Emphasis = String): string => {
  const { sides, measure, about } = report;
  const [first, second] = sides;
  const names = namesOf(sides);
  const n = pairCounts(report.pairs, measure).deals;
  const { estimate, interval } = report.difference;
  const { p, most } = report.test;
  const rows: [string, string][] = [
    ['deals', dealsText(report.deals, n)],
    [
      'difference',
      n === 0
        ? 'no deal was finished on both sides'
        : `${names[1]}: ${strong(formatDifference(estimate, n))}; ${levelText(interval.level)} ` +
          `interval ${formatDifferenceInterval(interval, n)} (Tango)`,
    ],
    [
      'test',
      `p ${formatChance(p)}${most > p ? `, up to ${formatChance(most)} by undecided deals` : ''} ` +
        '(McNemar, exact, two-sided)',
    ],
    [names[0], `${measure} ${shareText(first, n)}`],
    [names[1], `${measure} ${shareText(second, n)}`],
    [`only ${names[0]}`, apartText(report.apart[0])],
    [`only ${names[1]}`, apartText(report.apart[1])],
    ['rules', first.rules === second.rules ? first.rules : `${first.rules}, ${second.rules}`],
    ['played by', playedText(report, measure === 'winnable' ? first.strategy : undefined)],
    ['again', report.command],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return [
    `${strong(report.game)}, ${first.label} against ${second.label}` +
      (about === undefined ? '' : ` (${about})`),
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`),
    ...tableText(report, names),
    ...(n === 0 ? [] : openText(estimate.high - estimate.low, interval)),
    ...goOnText(report.interrupted),
  ].join('\n');
};

const apartText = ({ count, seeds }: Apart): string => {
  if (count === 0) return 'no deal';
  const shown = seeds.slice(0, MOST_SEEDS);
  const list = shown.join(', ') + (count > shown.length ? ', ...' : '');
  return `${formatCount(count)} ${count === 1 ? 'deal: seed' : 'deals: seeds'} ${list}`;
};

/** Deals by both answers: the first side's down, the second side's across. */
const tableText = (
  { pairs }: CompareReport,
  [first, second]: readonly [string, string],
): string[] => {
  const corner = `${first} \\ ${second}`;
  const width = Math.max(corner.length, ...VERDICTS.map((name) => name.length)) + 2;
  const line = (head: string, cells: readonly string[]) =>
    `  ${head.padEnd(width)}${cells.map((cell) => cell.padStart(11)).join('')}`;
  return [
    line(corner, VERDICTS),
    ...VERDICTS.map((one) =>
      line(
        one,
        VERDICTS.map((other) => formatCount(pairs[one][other])),
      ),
    ),
  ];
};
