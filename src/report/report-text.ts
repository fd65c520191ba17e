import { estimateOf, finishedDeals, intervalOf } from './game-phrases.js';
import type { GameReport } from './game-report.js';
import { grouped } from './grouped.js';
import { formatCount } from './numbers.js';
import { type Emphasis, levelText, optionsText, playedText } from './phrases.js';

interface TextColumn {
  readonly head: string;
  readonly cell: (game: GameReport) => string;
  /** Columns of higher rank are left out first where the terminal is narrow. */
  readonly rank: number;
}

const columnsOf = (games: readonly GameReport[]): TextColumn[] => [
  { head: 'game', rank: 0, cell: ({ game, options }) => game + optionsText(options) },
  { head: 'deals', rank: 0, cell: (game) => formatCount(finishedDeals(game)) },
  { head: 'solved', rank: 2, cell: ({ counts }) => formatCount(counts.solved) },
  { head: 'unsolvable', rank: 2, cell: ({ counts }) => formatCount(counts.unsolvable) },
  { head: 'undecided', rank: 1, cell: ({ counts }) => formatCount(counts.undecided) },
  { head: 'can be won', rank: 0, cell: estimateOf },
  {
    head: `${levelText(games[0]!.interval.level)} interval`,
    rank: 0,
    cell: intervalOf,
  },
  ...(games.some(({ published }) => published !== undefined)
    ? [{ head: 'published', rank: 3, cell: (game: GameReport) => game.published?.share ?? '' }]
    : []),
  {
    head: 'median states',
    rank: 4,
    cell: ({ states }) => (states === undefined ? '' : formatCount(states.median)),
  },
];

const GAP = 2;

/**
 * A table of several games, a line each, and below how they were played.
 *
 * @param games at least one. @param width columns there are; as many columns of the table as fit.
 */
export const reportText = (
  games: readonly GameReport[],
  width: number,
  strong: Emphasis = String,
): string => {
  const columns = columnsOf(games).map((column) => {
    const cells = games.map(column.cell);
    return { ...column, cells, width: Math.max(...[column.head, ...cells].map((c) => c.length)) };
  });
  const widthOf = (rank: number): number =>
    columns.filter((c) => c.rank <= rank).reduce((sum, c) => sum + c.width + GAP, -GAP);
  const rank = [4, 3, 2, 1].find((most) => widthOf(most) <= width) ?? 0;
  const shown = columns.filter((column) => column.rank <= rank);
  const line = (cellOf: (column: (typeof shown)[number]) => string): string =>
    shown
      .map((c, i) => (i === 0 ? cellOf(c).padEnd(c.width) : cellOf(c).padStart(c.width)))
      .join(' '.repeat(GAP))
      .trimEnd();
  const played = grouped(games, (game) => playedText(game, game.strategy));
  return [
    strong(line(({ head }) => head)),
    ...games.map((_, i) => line(({ cells }) => cells[i]!)),
    '',
    ...[...played].map(
      ([text, of]) =>
        `${played.size === 1 ? '' : `${of.map(({ game }) => game).join(', ')}: `}${text}`,
    ),
  ].join('\n');
};
