import { readFileSync } from 'node:fs';
import type { DealCounts } from '../../src/stats/intervals.js';

/** A row of the published table, and what of ours has its rules. */
export interface PublishedRow {
  /** From 1, in the order of the table. */
  readonly row: number;
  readonly title: string;
  /** Shares in per cent: the estimate and its 95% interval. */
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly counts: DealCounts;
  /** Our game and its settings as `--set` takes them; or why there is none. */
  readonly ours:
    | { readonly game: string; readonly set: readonly string[] }
    | { readonly why: string };
}

/** The rows of a file of values with tabs between them, by the names of the first line. */
const table = (file: string): Record<string, string>[] => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [head, ...lines] = text.trimEnd().split('\n');
  const names = head!.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
  });
};

/** All 83. */
export const publishedRows = (): PublishedRow[] => {
  const games = table('games.tsv');
  return table('winnability.tsv').map((cells, i) => {
    const ours = games.find((one) => Number(one['row']) === i + 1);
    const { game = '', set = '', 'why not': why = 'not in games.tsv' } = ours ?? {};
    return {
      row: i + 1,
      title: [cells['game'], cells['variant']].filter((part) => part !== '').join(', '),
      percent: Number(cells['estimate_pct']),
      low: Number(cells['low_pct']),
      high: Number(cells['high_pct']),
      counts: {
        solved: Number(cells['winnable']),
        unsolvable: Number(cells['unwinnable']),
        undecided: Number(cells['unknown']),
      },
      ours: game === '' ? { why } : { game, set: set.split(' ').filter((part) => part !== '') },
    };
  });
};
