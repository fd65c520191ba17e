import type { DealRow } from '../batch/row.js';
import type { GameReport } from './game-report.js';

type Cell = string | number | undefined;
interface CsvColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => Cell;
}

/**
 * What they mean stands in the README. Shares stand as numbers from 0 to 1, unrounded; what is not
 * there is an empty cell.
 */
export const REPORT_COLUMNS: readonly CsvColumn<GameReport>[] = [
  { name: 'game', cell: ({ game }) => game },
  { name: 'rules', cell: ({ rules }) => rules },
  {
    name: 'options',
    cell: ({ options }) => JSON.stringify(options),
  },
  { name: 'seed_first', cell: ({ deals }) => deals.first },
  {
    name: 'seeds',
    cell: ({ deals }) => deals.count,
  },
  { name: 'solved', cell: ({ counts }) => counts.solved },
  { name: 'unsolvable', cell: ({ counts }) => counts.unsolvable },
  { name: 'undecided', cell: ({ counts }) => counts.undecided },
  {
    name: 'estimate_low',
    cell: ({ estimate }) => estimate.low,
  },
  {
    name: 'estimate_high',
    cell: ({ estimate }) => estimate.high,
  },
  { name: 'interval_low', cell: ({ interval }) => interval.low },
  { name: 'interval_high', cell: ({ interval }) => interval.high },
  { name: 'level', cell: ({ interval }) => interval.level },
  { name: 'method', cell: ({ interval }) => interval.method },
  {
    name: 'states_median',
    cell: ({ states }) => states?.median,
  },
  { name: 'states_mean', cell: ({ states }) => states?.mean },
  { name: 'states_p95', cell: ({ states }) => states?.p95 },
  { name: 'states_max', cell: ({ states }) => states?.max },
  { name: 'strategy', cell: ({ strategy }) => strategy },
  { name: 'without', cell: ({ without }) => without.join(' ') },
  { name: 'limit_states', cell: ({ limits }) => limits.states },
  { name: 'limit_memory', cell: ({ limits }) => limits.memory },
  { name: 'version', cell: ({ version }) => version },
  {
    name: 'published',
    cell: ({ published }) => published?.estimate,
  },
  { name: 'command', cell: ({ command }) => command },
];

/** A row of one deal, with the game that it belongs to. */
interface DealOfGame {
  readonly report: Pick<GameReport, 'game' | 'rules' | 'options'>;
  readonly row: DealRow;
}

/** The columns of `--rows`. */
export const DEAL_COLUMNS: readonly CsvColumn<DealOfGame>[] = [
  { name: 'game', cell: ({ report }) => report.game },
  { name: 'rules', cell: ({ report }) => report.rules },
  {
    name: 'options',
    cell: ({ report }) => JSON.stringify(report.options),
  },
  { name: 'seed', cell: ({ row }) => row.seed },
  { name: 'verdict', cell: ({ row }) => row.verdict },
  { name: 'reason', cell: ({ row }) => row.reason },
  { name: 'visited', cell: ({ row }) => row.visited },
  { name: 'stored', cell: ({ row }) => row.stored },
  { name: 'limit', cell: ({ row }) => row.limit },
  { name: 'total', cell: ({ row }) => row.total },
  { name: 'moves', cell: ({ row }) => row.moves },
  { name: 'milliseconds', cell: ({ row }) => row.milliseconds },
];

/** A cell as RFC 4180 has it. */
const quoted = (cell: Cell): string => {
  const text = cell === undefined ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (cells: readonly Cell[]): string => cells.map(quoted).join(',');

/** The names of the columns, and a line a row; no line break at the end. */
export const csv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [
    line(columns.map(({ name }) => name)),
    ...rows.map((row) => line(columns.map(({ cell }) => cell(row)))),
  ].join('\n');
