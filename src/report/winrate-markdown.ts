import { grouped } from './grouped.js';
import { formatCount, formatInterval } from './numbers.js';
import { estimateText, levelText, METHOD_NAMES, optionsText, playedText } from './phrases.js';
import type { WinrateReport } from './winrate.js';

const HEADS = [
  'game',
  'deals',
  'solved',
  'unsolvable',
  'undecided',
  'can be won',
  'interval',
  'median states',
  '95% up to',
  'CPU a deal',
  'command',
] as const;

/** A bar would end the cell. */
const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Text that says in Markdown what it says. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>&]/g, '\\$&');

/** Text as code, in more backticks than it has. */
const code = (text: string): string => {
  const ticks = text.match(/`+/g)?.map((run) => run.length) ?? [];
  const fence = '`'.repeat(Math.max(0, ...ticks) + 1);
  return fence.length === 1 ? fence + text + fence : `${fence} ${text} ${fence}`;
};

/** `38 ms`, `4.1 s`, `below 1 ms`: two figures, from milliseconds. */
const formatTime = (milliseconds: number): string => {
  if (milliseconds < 1) return 'below 1 ms';
  const [value, unit] = milliseconds < 1000 ? [milliseconds, 'ms'] : [milliseconds / 1000, 's'];
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
};

/**
 * The lines above the rows of a Markdown table of win rates, a game a row.
 * @param timed whether the rows have the CPU time.
 */
export const markdownHead = (timed: boolean): string => {
  const heads = HEADS.filter((head) => timed || head !== 'CPU a deal');
  // Names and commands to the left, numbers to the right.
  const rules = heads.map((head) => (head === 'game' || head === 'command' ? '---' : '---:'));
  return [line(heads), line(rules)].join('\n');
};

/**
 * The row of one game.
 * @param cpu milliseconds of CPU time that a deal took on average; absent if it is not shown.
 */
export const markdownRow = (report: WinrateReport, cpu?: number): string => {
  const { game, counts, estimate, interval, states, command } = report;
  const deals = counts.solved + counts.unsolvable + counts.undecided;
  return line([
    plain(game + optionsText(report.options)),
    formatCount(deals),
    formatCount(counts.solved),
    formatCount(counts.unsolvable),
    formatCount(counts.undecided),
    estimateText(estimate, deals),
    formatInterval(interval, deals),
    states === undefined ? '' : formatCount(states.median),
    states === undefined ? '' : formatCount(states.p95),
    ...(cpu === undefined ? [] : [formatTime(cpu)]),
    code(command),
  ]);
};

/**
 * What the rows have in common and what tells their rules apart: the paragraph below the table.
 * @param reports made with the same settings, at least one.
 */
export const markdownFoot = (reports: readonly WinrateReport[]): string => {
  const { interval, strategy } = reports[0]!;
  const rules = reports.map((report) => `${report.game} ${report.rules}`).join(', ');
  return (
    `${levelText(interval.level)} intervals (${METHOD_NAMES[interval.method]}), undecided deals ` +
    `counted both ways. Played by ${playedText(reports[0]!, strategy)}. Rules: ${rules}.`
  );
};

/** What reports must share to be told of in one paragraph. */
const settingOf = (report: WinrateReport): string =>
  `${report.interval.level} ${report.interval.method} ${playedText(report, report.strategy)}`;

/** The whole table; below, a paragraph for each setting that occurs. @param reports at least one. */
export const winrateMarkdown = (reports: readonly WinrateReport[]): string => {
  const rows = [markdownHead(false), ...reports.map((report) => markdownRow(report))];
  const feet = [...grouped(reports, settingOf).values()].map(markdownFoot);
  return [rows.join('\n'), ...feet].join('\n\n');
};
