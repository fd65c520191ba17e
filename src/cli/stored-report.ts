import type { DealRange } from '../batch/plan.js';
import { type GameReport, gameReport } from '../report/game-report.js';
import { winrateReport } from '../report/winrate.js';
import type { IntervalMethod } from '../stats/intervals.js';
import { wereChosen } from '../store/chosen.js';
import type { Store } from '../store/open.js';
import { type Holding, type ReadRow, storedRows } from '../store/read.js';
import { dealCommand } from './deal-command.js';
import { storedFacts } from './game-facts.js';
import { settingWords } from './setting-words.js';
import { winrateCommand } from './winrate-command.js';

/** What of a store is reported, and how. */
export interface StoredChoice {
  /** Positions a deal at most; absent: as many as were ever asked for. */
  readonly states?: number | undefined;
  /** Absent: all deals that are stored. */
  readonly deals?: DealRange | undefined;
  readonly level: number;
  /** Absent: the one that holds for the deals. */
  readonly method?: IntervalMethod | undefined;
}

export interface StoredReport {
  readonly report: GameReport;
  /** What the report rests on. */
  readonly rows: readonly ReadRow[];
  /** Whether runs with `--precision` chose how many deals there are: only `anytime` holds then. */
  readonly chosen: boolean;
}

/** More ranges than these come of an interrupted run: one command then does what is between too. */
const MOST_RANGES = 4;

/**
 * The ranges of deals without gaps, whatever is between was never asked for; or one from the first
 * deal to the last, if there are too many.
 * @param rows in the order of the deals, at least one.
 */
const rangesOf = (rows: readonly { readonly seed: string }[], whole: DealRange): DealRange[] => {
  const seeds = rows.map(({ seed }) => Number(seed));
  const starts = seeds.filter((seed, i) => i === 0 || seed !== seeds[i - 1]! + 1);
  if (starts.length > MOST_RANGES) return [whole];
  return starts.map((first, i) => {
    const next = starts[i + 1] ?? Number.POSITIVE_INFINITY;
    return { first, count: seeds.filter((seed) => seed >= first && seed < next).length };
  });
};

/**
 * A report of what a store holds of one game and player, with the rows that it rests on.
 * @returns undefined if there are none of the deals chosen.
 */
export const storedReport = (
  store: Store,
  holding: Holding,
  { states = holding.limits.at(-1)!, deals, level, method: asked }: StoredChoice,
): StoredReport | undefined => {
  const { rules, player } = holding;
  const rows = storedRows(store, holding, states, deals);
  if (rows.length === 0) return undefined;
  const [first, last] = [Number(rows[0]!.seed), Number(rows.at(-1)!.seed)];
  const whole = { first, count: last - first + 1 };
  const chosen = wereChosen(store, holding, whole);
  const method = asked ?? (chosen ? 'anytime' : 'clopper-pearson');
  const set = settingWords(rules.options);
  const limits = { states, memory: player.memory };
  const { strategy, without, version } = player;
  const command = rangesOf(rows, whole)
    .map((range) =>
      winrateCommand(rules.game, {
        ...{ deals: range.count, seed: range.first },
        ...limits,
        level,
        method,
        strategy,
        without,
        set,
      }),
    )
    .join(' && ');
  const setting = {
    ...{ game: rules.game, rules: rules.id, options: rules.options, deals: whole },
    ...{ strategy, without, limits, version, command },
  };
  return {
    report: gameReport(
      storedFacts(rules),
      winrateReport(setting, rows, level, method),
      rows,
      (row) => dealCommand(rules.game, set, setting, row),
    ),
    rows,
    chosen,
  };
};
