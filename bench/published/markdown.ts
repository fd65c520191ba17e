import { formatBytes, formatCount } from '../../src/report/numbers.js';
import type { Interval } from '../../src/stats/intervals.js';
import type { Beside } from './beside.js';

const HEADS = [
  ...['row', 'published as', 'theirs', 'theirs, 95%', 'ours', 'ours, 95%', 'deals', 'undecided'],
  ...['states a deal', 'CPU a deal', 'game', ''],
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const ends = ({ low, high }: Interval, places: number): string => {
  const [a, b] = [low.toFixed(places), high.toFixed(places)];
  return a === b ? a : `${a} to ${b}`;
};

/** The table as Markdown; shares in per cent. */
export const besideMarkdown = (rows: readonly Beside[]): string =>
  [
    line(HEADS),
    line(HEADS.map(() => '---')),
    ...rows.map((row) =>
      line([
        String(row.row),
        row.title,
        String(row.theirs.percent),
        `${row.theirs.low} to ${row.theirs.high}`,
        ends(row.estimate, 2),
        ends(row.interval, 2),
        formatCount(row.deals),
        formatCount(row.counts.undecided),
        `${formatCount(row.limits.states)} (${formatBytes(row.limits.memory)})`,
        `${(row.milliseconds / 1000).toFixed(2)} s`,
        [row.game, ...row.set].join(' '),
        row.apart ? '**apart**' : '',
      ]),
    ),
  ].join('\n');
