import { estimatesChart } from '../charts/estimates.js';
import { estimateOf, finishedDeals, intervalOf } from '../game-phrases.js';
import type { GameReport } from '../game-report.js';
import { formatCount } from '../numbers.js';
import { percent, percentEnds, supportedPlaces } from '../percent.js';
import { levelText } from '../phrases.js';
import { figureMarkup } from './figure.js';
import type { Label } from './labels.js';
import { EMPTY, html, type Markup } from './markup.js';
import { table } from './table.js';

const numbers = (games: readonly GameReport[], labels: readonly Label[]): Markup => {
  const isPublished = games.some(({ published }) => published !== undefined);
  return table(
    html`<b>Table 1.</b> The games, their deals by answer, and the share that can be won: from all
undecided deals lost to all of them won.`,
    [
      { head: 'game', words: true },
      { head: 'deals' },
      { head: 'solved', spare: true },
      { head: 'unsolvable', spare: true },
      { head: 'undecided', spare: true },
      { head: 'can be won' },
      { head: `${levelText(games[0]!.interval.level)} interval` },
      ...(isPublished ? [{ head: 'published', spare: true, loose: true }] : []),
    ],
    games.map((game, i) => [
      html`<a href="#${labels[i]!.anchor}">${labels[i]!.text}</a>`,
      formatCount(finishedDeals(game)),
      formatCount(game.counts.solved),
      formatCount(game.counts.unsolvable),
      formatCount(game.counts.undecided),
      estimateOf(game),
      intervalOf(game),
      ...(isPublished ? [game.published?.share ?? ''] : []),
    ]),
    true,
  );
};

/** All games together: a chart and a table. @param games at least one. */
export const overview = async (
  games: readonly GameReport[],
  labels: readonly Label[],
): Promise<Markup> => {
  const level = levelText(games[0]!.interval.level);
  const isPublished = games.some(({ published }) => published !== undefined);
  const figure = await figureMarkup({
    id: 'estimates',
    number: 1,
    name: `Estimates of ${games.length} games with their intervals`,
    described: games
      .map((game, i) => `${labels[i]!.text}: ${estimateOf(game)}, interval ${intervalOf(game)}.`)
      .join(' '),
    chart: (size) =>
      estimatesChart(
        games,
        labels.map(({ text }) => text),
        size,
      ),
    caption: html`Share of deals that can be won with all cards known. Thin line with ends: ${level}
interval. Thick line: from all undecided deals lost to all of them won; a dot where no deal was
undecided.${isPublished ? html` Open diamond, dashed line: what others published, and its interval.` : EMPTY}`,
    numbers: table(
      'The shares of the chart',
      [
        { head: 'game', words: true },
        { head: 'interval from' },
        { head: 'undecided lost' },
        { head: 'undecided won' },
        { head: 'interval to' },
      ],
      games.map((game, i) => {
        const places = supportedPlaces(game);
        const { interval, estimate } = game;
        const [from, to] = percentEnds(interval, places);
        return [
          labels[i]!.text,
          from,
          percent(estimate.low, places),
          percent(estimate.high, places),
          to,
        ];
      }),
    ),
  });
  return html`<section class="overview" id="overview">
<h2>All games</h2>
${figure}${numbers(games, labels)}
</section>
`;
};
