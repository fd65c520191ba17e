import type { DealRow } from '../../src/batch/row.js';
import { type GameFacts, gameReport } from '../../src/report/game-report.js';
import { type WinrateSetting, winrateReport } from '../../src/report/winrate.js';
import type { IntervalMethod } from '../../src/stats/intervals.js';

const SETTING: WinrateSetting = {
  game: 'a-game',
  rules: '0123456789abcdef',
  options: {},
  deals: { first: 1, count: 60 },
  strategy: 'turns',
  without: [],
  limits: { states: 100_000, memory: 2 ** 28 },
  version: '1.2.3',
  command: 'patience winrate a-game --deals 60 --seed 1 --states 100000',
};

/** Deals whose answers take turns: most solved, the sixth of each ten lost, the tenth undecided. */
export const madeRows = (count = 60): DealRow[] =>
  Array.from({ length: count }, (_, i) => {
    const verdict = i % 10 === 9 ? 'undecided' : i % 10 === 5 ? 'unsolvable' : 'solved';
    const visited = verdict === 'undecided' ? 100_000 : 100 * (i + 1);
    return {
      seed: String(i + 1),
      verdict,
      ...(verdict === 'undecided' ? { reason: 'states' } : {}),
      ...{ visited, stored: visited, moves: verdict === 'solved' ? 50 + i : 0 },
      ...{ milliseconds: 1, limit: visited <= 10_000 ? 10_000 : 100_000, total: visited },
    };
  });

/** A report of made-up deals. */
export const madeReport = (
  facts: Partial<GameFacts> = {},
  setting: Partial<WinrateSetting> = {},
  rows: readonly DealRow[] = madeRows(),
  method: IntervalMethod = 'clopper-pearson',
) =>
  gameReport(
    {
      title: 'A Game',
      about: 'Made up.',
      explained: [{ title: 'Aim', lines: ['All cards go up.'] }],
      ...facts,
    },
    winrateReport({ ...SETTING, ...setting }, rows, 0.95, method),
    rows,
    ({ seed }) => `patience solve a-game --seed ${seed}`,
  );
