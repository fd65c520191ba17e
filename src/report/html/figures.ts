import { decidedChart } from '../charts/decided.js';
import { effortChart } from '../charts/effort.js';
import { settlingChart } from '../charts/settling.js';
import { estimateOf, finishedDeals, intervalOf } from '../game-phrases.js';
import type { GameReport } from '../game-report.js';
import { formatCount } from '../numbers.js';
import { percent, percentInterval, percentRange, supportedPlaces } from '../percent.js';
import { levelText } from '../phrases.js';
import { type Figure, figureMarkup } from './figure.js';
import type { Label } from './labels.js';
import { html, type Markup } from './markup.js';
import { table } from './table.js';

/** Every so many-th of a curve's points, and the last: a table is read, not drawn. */
const some = <T>(points: readonly T[], most: number): T[] => {
  const step = Math.ceil(points.length / most);
  return points.filter((_, i) => (points.length - 1 - i) % step === 0);
};
const MOST_LINES = 16;

const settlingFigure = (game: GameReport, label: Label, number: number): Figure => {
  const { settling, interval } = game;
  const level = levelText(interval.level);
  const miss = `${Number((100 - interval.level * 100).toFixed(6))}%`;
  return {
    id: `${label.anchor}-settling`,
    number,
    name: `${label.text}: how the estimate settled as deals came in`,
    described:
      `After ${formatCount(finishedDeals(game))} deals the estimate is ${estimateOf(game)} ` +
      `and the interval ${intervalOf(game)}.`,
    chart: (size) => settlingChart(settling, size),
    caption: html`How the estimate settled as deals came in (logarithmic scale). Solid: the share won
with all undecided deals lost, and with all of them won. Dashed: the ${level} interval after that many
deals. ${
      interval.method === 'anytime'
        ? 'It holds at all of them at once, whenever one looks and stops; so it is wider than one for a number of deals fixed beforehand.'
        : `It holds for a number of deals fixed beforehand, that is at the right end; a run that is stopped by eye, where the picture looks best, misses the truth more often than ${miss} of the time.`
    }`,
    numbers: table(
      'Estimate and interval after more and more deals',
      [{ head: 'deals' }, { head: 'can be won' }, { head: `${level} interval` }],
      some(settling, MOST_LINES).map((point) => {
        const places = supportedPlaces(point);
        return [
          formatCount(point.deals),
          percentRange(point.estimate, places),
          percentInterval(point.interval, places),
        ];
      }),
    ),
  };
};

const effortFigure = (game: GameReport, label: Label, number: number): Figure => {
  const { histogram, states } = game;
  return {
    id: `${label.anchor}-effort`,
    number,
    name: `${label.text}: how many deals took how many positions`,
    described:
      states === undefined
        ? 'No deals.'
        : `Half of the deals took at most ${formatCount(states.median)} positions, 95% at most ` +
          `${formatCount(states.p95)}, the longest ${formatCount(states.max)}.`,
    chart: (size) => effortChart(histogram, size),
    caption: html`Deals by the positions that their search visited (logarithmic scale, four bars to a power
of ten), a row for each answer, each with a scale of its own. Undecided deals stand where the limit of
${formatCount(game.limits.states)} positions, or of memory, stopped them.`,
    numbers: table(
      'Deals by positions visited and answer',
      [
        { head: 'positions from' },
        { head: 'solved' },
        { head: 'unsolvable' },
        { head: 'undecided' },
      ],
      histogram.map(({ from, counts }) => [
        formatCount(from),
        ...[counts.solved, counts.unsolvable, counts.undecided].map(formatCount),
      ]),
    ),
  };
};

const decidedFigure = (game: GameReport, label: Label, number: number): Figure => {
  const { decided, histogram, counts, limits } = game;
  const deals = finishedDeals(game);
  const share = (count: number) => percent(count / deals, deals < 200 ? 0 : 1);
  return {
    id: `${label.anchor}-decided`,
    number,
    name: `${label.text}: share of deals decided against effort`,
    described:
      `${share(counts.solved)} solved and ${share(counts.unsolvable)} unsolvable within ` +
      `${formatCount(limits.states)} positions a deal.`,
    chart: (size) => decidedChart(decided, deals, histogram[0]?.from ?? 1, size),
    caption: html`Share of all deals that were decided within so many positions each (logarithmic scale).
What the lines lack to 100% was undecided at the limit of ${formatCount(limits.states)}. Lines that still rise
at their right end say that more positions would decide more deals.`,
    numbers: table(
      'Share of the deals decided within so many positions',
      [{ head: 'positions' }, { head: 'solved' }, { head: 'unsolvable' }, { head: 'decided' }],
      some(decided, MOST_LINES).map(({ states, solved, unsolvable }) => [
        formatCount(states),
        ...[solved, unsolvable, solved + unsolvable].map(share),
      ]),
    ),
  };
};

/** How many figures each game has. */
export const FIGURES_A_GAME = 3;

/** The charts of one game that has deals. @param first number of its first figure. */
export const gameFigures = async (
  game: GameReport,
  label: Label,
  first: number,
): Promise<{ readonly settling: Markup; readonly effort: Markup; readonly decided: Markup }> => ({
  settling: await figureMarkup(settlingFigure(game, label, first)),
  effort: await figureMarkup(effortFigure(game, label, first + 1)),
  decided: await figureMarkup(decidedFigure(game, label, first + 2)),
});
