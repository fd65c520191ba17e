import type { DealRow } from '../batch/row.js';
import type { GameReport } from './game-report.js';

type Cell = string | number | undefined;
interface CsvColumn<Row> {
  readonly name: string;
  readonly about: string;
  readonly cell: (row: Row) => Cell;
}

/** Shares stand as numbers from 0 to 1, unrounded; what is not there is an empty cell. */
export const REPORT_COLUMNS: readonly CsvColumn<GameReport>[] = [
  { name: 'game', about: 'name, or path of the rule file', cell: ({ game }) => game },
  { name: 'rules', about: 'identity of the rules', cell: ({ rules }) => rules },
  {
    name: 'options',
    about: 'JSON: options that differ from the rule file',
    cell: ({ options }) => JSON.stringify(options),
  },
  { name: 'seed_first', about: 'seed of the first deal', cell: ({ deals }) => deals.first },
  {
    name: 'seeds',
    about: 'deals asked for, by seeds that count up',
    cell: ({ deals }) => deals.count,
  },
  { name: 'solved', about: 'deals won', cell: ({ counts }) => counts.solved },
  { name: 'unsolvable', about: 'deals proved lost', cell: ({ counts }) => counts.unsolvable },
  { name: 'undecided', about: 'deals without an answer', cell: ({ counts }) => counts.undecided },
  {
    name: 'estimate_low',
    about: 'share won, undecided lost',
    cell: ({ estimate }) => estimate.low,
  },
  {
    name: 'estimate_high',
    about: 'share won, undecided won',
    cell: ({ estimate }) => estimate.high,
  },
  { name: 'interval_low', about: 'low end of the interval', cell: ({ interval }) => interval.low },
  { name: 'interval_high', about: 'its high end', cell: ({ interval }) => interval.high },
  { name: 'level', about: 'its level, such as 0.95', cell: ({ interval }) => interval.level },
  { name: 'method', about: 'its method', cell: ({ interval }) => interval.method },
  {
    name: 'states_median',
    about: 'positions visited a deal',
    cell: ({ states }) => states?.median,
  },
  { name: 'states_mean', about: '', cell: ({ states }) => states?.mean },
  { name: 'states_p95', about: '', cell: ({ states }) => states?.p95 },
  { name: 'states_max', about: '', cell: ({ states }) => states?.max },
  { name: 'strategy', about: 'strategy of the search', cell: ({ strategy }) => strategy },
  { name: 'without', about: 'dominances left out', cell: ({ without }) => without.join(' ') },
  { name: 'limit_states', about: 'positions a deal at most', cell: ({ limits }) => limits.states },
  { name: 'limit_memory', about: 'bytes a deal at most', cell: ({ limits }) => limits.memory },
  { name: 'version', about: 'of this program', cell: ({ version }) => version },
  {
    name: 'published',
    about: 'share that others published',
    cell: ({ published }) => published?.estimate,
  },
  { name: 'command', about: 'makes the numbers again', cell: ({ command }) => command },
];

/** A row of one deal, with the game that it belongs to. */
interface DealOfGame {
  readonly report: Pick<GameReport, 'game' | 'rules' | 'options'>;
  readonly row: DealRow;
}

/** The columns of `--rows`. */
export const DEAL_COLUMNS: readonly CsvColumn<DealOfGame>[] = [
  { name: 'game', about: 'name, or path of the rule file', cell: ({ report }) => report.game },
  { name: 'rules', about: 'identity of the rules', cell: ({ report }) => report.rules },
  {
    name: 'options',
    about: 'JSON: options that differ from the rule file',
    cell: ({ report }) => JSON.stringify(report.options),
  },
  { name: 'seed', about: 'of the deal', cell: ({ row }) => row.seed },
  { name: 'verdict', about: 'solved, unsolvable or undecided', cell: ({ row }) => row.verdict },
  { name: 'reason', about: 'why it is undecided', cell: ({ row }) => row.reason },
  { name: 'visited', about: 'positions visited in its last round', cell: ({ row }) => row.visited },
  { name: 'stored', about: 'different positions seen', cell: ({ row }) => row.stored },
  { name: 'limit', about: 'positions of its last round at most', cell: ({ row }) => row.limit },
  { name: 'total', about: 'positions visited in all rounds', cell: ({ row }) => row.total },
  { name: 'moves', about: 'of the line found', cell: ({ row }) => row.moves },
  { name: 'milliseconds', about: 'depend on the machine', cell: ({ row }) => row.milliseconds },
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
