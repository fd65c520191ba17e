import { formatCount } from './numbers.js';
import {
  dealsText,
  type Emphasis,
  effortText,
  goOnText,
  openText,
  optionsText,
  playedText,
  precisionText,
  shareText,
  undecidedText,
} from './phrases.js';
import type { WinrateReport } from './winrate.js';

/** The report for people: about ten lines, the answer in the second. */
export const winrateText = (report: WinrateReport, strong: Emphasis = String): string => {
  const { counts, states, interval, interrupted } = report;
  const n = counts.solved + counts.unsolvable + counts.undecided;
  const rows: [string, string][] = [
    ['deals', dealsText(report.deals, n)],
    ['winnable', shareText(report, n, strong)],
    ['solved', formatCount(counts.solved)],
    ['unsolvable', formatCount(counts.unsolvable)],
    ['undecided', undecidedText(counts)],
    ...(states === undefined
      ? []
      : [
          [
            'states',
            `median ${formatCount(states.median)}, mean ${formatCount(states.mean)}, ` +
              `95% up to ${formatCount(states.p95)}, most ${formatCount(states.max)} a deal in its last round`,
          ] satisfies [string, string],
          ['rounds', effortText(report.effort)] satisfies [string, string],
        ]),
    ['played by', playedText(report, report.strategy)],
    ['again', report.command],
  ];
  return [
    `${strong(report.game)}${optionsText(report.options)} (rules ${report.rules})`,
    ...rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`),
    ...(n === 0 ? [] : openText(counts.undecided / n, interval)),
    ...precisionText(report, n),
    ...goOnText(interrupted),
  ].join('\n');
};
