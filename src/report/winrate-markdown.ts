import { formatCount, formatInterval } from './numbers.js';
import { estimateText, levelText, METHOD_NAMES, playedText } from './phrases.js';
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

/** Names and commands to the left, numbers to the right. */
const RULES = HEADS.map((head) => (head === 'game' || head === 'command' ? '---' : '---:'));

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** `38 ms`, `4.1 s`, `below 1 ms`: two figures, from milliseconds. */
const formatTime = (milliseconds: number): string => {
  if (milliseconds < 1) return 'below 1 ms';
  const [value, unit] = milliseconds < 1000 ? [milliseconds, 'ms'] : [milliseconds / 1000, 's'];
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
};

/** The lines above the rows of a Markdown table of win rates, a game a row. */
export const markdownHead = (): string => [line(HEADS), line(RULES)].join('\n');

/** The row of one game. @param cpu milliseconds of CPU time that a deal took on average. */
export const markdownRow = (report: WinrateReport, cpu: number): string => {
  const { game, counts, estimate, interval, states, command } = report;
  const deals = counts.solved + counts.unsolvable + counts.undecided;
  return line([
    game,
    formatCount(deals),
    formatCount(counts.solved),
    formatCount(counts.unsolvable),
    formatCount(counts.undecided),
    estimateText(estimate, deals),
    formatInterval(interval, deals),
    states === undefined ? '' : formatCount(states.median),
    states === undefined ? '' : formatCount(states.p95),
    formatTime(cpu),
    `\`${command}\``,
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
