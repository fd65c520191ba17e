import type { BenchReport, Contestant } from '../bench.js';
import { BENCH_HEADS, benchFigures, pairText } from '../bench-text.js';
import { cactusChart } from '../charts/cactus.js';
import { type ScatterPoint, scatterChart } from '../charts/scatter.js';
import { formatBytes, formatCount } from '../numbers.js';
import { optionsText } from '../phrases.js';
import { document } from './document.js';
import { figureMarkup } from './figure.js';
import { EMPTY, html, type Markup } from './markup.js';
import { table } from './table.js';

/** Costs are drawn on a logarithmic scale: no less than this. */
const LEAST = { positions: 1, milliseconds: 0.01 } as const;
type Unit = keyof typeof LEAST;

/** Positions where all contestants told them, else milliseconds of CPU time. */
const unitOf = (contestants: readonly Contestant[]): Unit =>
  contestants.every(({ results }) => results.every(({ visited }) => visited !== undefined))
    ? 'positions'
    : 'milliseconds';

const costOf = ({ results }: Contestant, i: number, unit: Unit): number =>
  Math.max(LEAST[unit], unit === 'positions' ? results[i]!.visited! : results[i]!.milliseconds);

const cactus = (report: BenchReport, id: string, number: number): Promise<Markup> => {
  const { contestants, deals, game } = report;
  const unit = unitOf(contestants);
  const lines = contestants.map((contestant) => ({
    name: contestant.name,
    costs: contestant.results
      .flatMap(({ verdict }, i) => (verdict === 'undecided' ? [] : [costOf(contestant, i, unit)]))
      .toSorted((a, b) => a - b),
  }));
  return figureMarkup({
    id: `${id}-cactus`,
    number,
    name: `${game}: deals decided against effort`,
    described: lines
      .map(({ name, costs }) => `${name} decided ${costs.length} of ${deals.length}.`)
      .join(' '),
    chart: (size) => cactusChart(lines, unit, deals.length, size),
    caption: html`Deals that each decides within so many ${unit} (logarithmic scale). A line that
rises further to the left is better; where it ends the limit was reached.`,
    numbers: table(
      `Deals decided and what they took, in ${unit}`,
      [
        { head: 'who', words: true },
        { head: 'decided' },
        { head: 'half of them within' },
        { head: 'all within' },
      ],
      lines.map(({ name, costs }) => [
        name,
        formatCount(costs.length),
        ...[costs[Math.ceil(costs.length / 2) - 1], costs.at(-1)].map((cost) =>
          cost === undefined ? '-' : formatCount(Math.round(cost)),
        ),
      ]),
    ),
  });
};

const scatter = (
  report: BenchReport,
  second: Contestant,
  id: string,
  number: number,
): Promise<Markup> => {
  const first = report.contestants[0]!;
  const unit = unitOf([first, second]);
  const points = report.deals.map((_, i): ScatterPoint => {
    const [one, other] = [first, second].map(({ results }) => results[i]!.verdict !== 'undecided');
    return {
      first: costOf(first, i, unit),
      second: costOf(second, i, unit),
      decided: one ? (other ? 'both' : 'first only') : other ? 'second only' : 'neither',
    };
  });
  const cheaper = points.filter((point) => point.second < point.first).length;
  return figureMarkup({
    id: `${id}-${second.name}`.replaceAll(/[^\w-]/g, '-'),
    number,
    name: `${report.game}: ${second.name} against ${first.name}, deal by deal`,
    described: `${second.name} took less than ${first.name} on ${cheaper} of ${points.length} deals.`,
    chart: (size) => scatterChart(points, [first.name, second.name], unit, size),
    caption: html`A mark a deal: what it took ${first.name} and ${second.name}, in ${unit} (logarithmic scales).
Below the dashed line ${second.name} took less.`,
    numbers: table(
      `Deals by which of the two took less`,
      [{ head: '', words: true }, { head: 'deals' }],
      [
        [`${second.name} less`, formatCount(cheaper)],
        [
          `${first.name} less`,
          formatCount(points.filter((point) => point.second > point.first).length),
        ],
      ],
    ),
  });
};

const section = async (report: BenchReport, index: number, first: number): Promise<Markup> => {
  const { game, options, rules, deals, limits, without, contestants, pairs, command } = report;
  const id = `game-${index + 1}`;
  const scatters: Markup[] = [];
  for (const [i, other] of contestants.slice(1).entries())
    scatters.push(await scatter(report, other, id, first + 1 + i));
  return html`<section id="${id}">
<h2>${game}${optionsText(options)}</h2>
<p class="unit">rules ${rules} · ${formatCount(deals.length)} deals: ${deals[0]!}${deals.length > 1 ? ` to ${deals.at(-1)}` : ''} · at most ${formatCount(limits.states)} positions and ${formatBytes(limits.memory)} a deal${without.length === 0 ? '' : ` · without ${without.join(', ')}`}</p>
${pairs.map((pair) => {
  const [head, ...lines] = pairText(pair, report);
  return html`<p class="estimate">${head!}</p>
<p>${lines.map((line) => html`${line.trim()}<br>`)}</p>`;
})}
${table(
  'What each did',
  BENCH_HEADS.map((head, i) => ({ head, words: i === 0, spare: i >= 4 && i !== 7 })),
  benchFigures(report),
)}
${await cactus(report, id, first)}${scatters}
<h3>Again</h3>
<p><code class="command">${command}</code></p>
</section>
`;
};

/** A page of benches that needs nothing else. @param reports at least one. */
export const benchPage = async (
  reports: readonly BenchReport[],
  version: string,
): Promise<string> => {
  const sections: Markup[] = [];
  let figures = 1;
  for (const [i, report] of reports.entries()) {
    sections.push(await section(report, i, figures));
    figures += report.contestants.length;
  }
  const games = reports.map(({ game }) => game);
  return document(
    `Bench: ${games.length > 3 ? `${games.length} games` : games.join(', ')}`,
    `patience ${version}`,
    version,
    html`<p class="soft">The same deals for all, in turn, in one process a game. An undecided deal counts as twice its
limit in PAR-2 and in ratios. Positions are the same on every machine; CPU time is not.</p>`,
    html`${games.length === 1 ? EMPTY : html`<nav aria-label="Contents"><ol>${games.map((game, i) => html`<li><a href="#game-${i + 1}">${game}</a></li>`)}</ol></nav>`}
<main>${sections}</main>`,
  );
};
