import type { DealRange } from '../batch/plan.js';
import { csv, DEAL_COLUMNS, REPORT_COLUMNS } from '../report/csv.js';
import type { GameReport } from '../report/game-report.js';
import { reportText } from '../report/report-text.js';
import { winrateMarkdown } from '../report/winrate-markdown.js';
import { winrateText } from '../report/winrate-text.js';
import { findGame } from '../rules/catalogue.js';
import { openToRead, type Store } from '../store/open.js';
import { type Holding, holdings } from '../store/read.js';
import { EXIT, UserError } from './exit.js';
import type { ReportOptions } from './report-options.js';
import { asUserError } from './store-fault.js';
import { storedReport } from './stored-report.js';
import { err, paint } from './terminal.js';
import { VERSION } from './version.js';
import { writePage } from './write-page.js';
import { writeResult } from './write-result.js';

/** The deals that `--seed` and `--deals` choose: one without the other leaves that end open. */
const chosenDeals = ({ seed, deals }: ReportOptions): DealRange | undefined =>
  seed === undefined && deals === undefined
    ? undefined
    : { first: seed ?? 1, count: deals ?? Number.MAX_SAFE_INTEGER - (seed ?? 1) };

/** What a store holds of the games asked for. @throws UserError naming those that it does not. */
const chosenHoldings = (store: Store, games: readonly string[]): Holding[] => {
  const held = holdings(store);
  if (held.length === 0)
    throw new UserError(
      EXIT.badData,
      `${store.file} holds no deals yet; patience winrate GAME --store FILE puts some there`,
    );
  if (games.length === 0) return held;
  const namesOf = (game: string): string[] => {
    const found = findGame(game);
    return 'unknown' in found ? [game] : [game, found.variant ?? found.id];
  };
  const of = (game: string) => held.filter(({ rules }) => namesOf(game).includes(rules.game));
  const lacking = games.filter((game) => of(game).length === 0);
  if (lacking.length > 0)
    throw new UserError(
      EXIT.usage,
      `${store.file} holds no deals of ${lacking.join(', ')}; it holds ` +
        [...new Set(held.map(({ rules }) => rules.game))].join(', '),
    );
  return [...new Set(games.flatMap(of))];
};

const textOf = (reports: readonly GameReport[]): string =>
  reports.length === 1
    ? winrateText(reports[0]!, paint.bold)
    : reportText(reports, process.stdout.columns ?? Number.POSITIVE_INFINITY, paint.bold);

/** Says whether the interval holds although runs with `--precision` chose the number of deals. */
const tellChosen = ({ game, interval: { method } }: GameReport): void =>
  err(
    method === 'anytime'
      ? `patience: ${game}: a run with --precision chose how many deals, so its interval is the anytime one`
      : `patience: ${game}: a run with --precision chose how many deals, so the interval of ${method} is ` +
          'too narrow to hold; leave out --method',
  );

/** Reads a store and writes a report in the form asked for. @throws UserError */
export const runReport = async (
  file: string,
  games: readonly string[],
  options: ReportOptions,
): Promise<void> => {
  const { states, level, method, output } = options;
  const deals = chosenDeals(options);
  const found = reading(file, (store) =>
    chosenHoldings(store, games).map((holding) =>
      storedReport(store, holding, { states, deals, level, method }),
    ),
  ).filter((one) => one !== undefined);
  if (found.length === 0)
    throw new UserError(EXIT.badData, `${file} holds no deals in that range of seeds`);
  for (const { report, chosen } of found) if (chosen) tellChosen(report);
  const reports = found.map(({ report }) => report);
  if (options.rows) {
    const all = found.flatMap(({ report, rows }) => rows.map((row) => ({ report, row })));
    return writeResult(csv(DEAL_COLUMNS, all), output);
  }
  if (options.csv) return writeResult(csv(REPORT_COLUMNS, reports), output);
  if (options.json)
    return writeResult(JSON.stringify({ version: VERSION, games: reports }), output);
  if (options.md) return writeResult(winrateMarkdown(reports), output);
  if (!options.html) return writeResult(textOf(reports), output);
  await writePage(reports, output);
};

/** Uses an open store. @throws UserError for what is the matter with its file. */
const reading = <T>(file: string, use: (store: Store) => T): T => {
  try {
    const store = openToRead(file);
    try {
      return use(store);
    } finally {
      store.close();
    }
  } catch (error) {
    throw asUserError(error);
  }
};
