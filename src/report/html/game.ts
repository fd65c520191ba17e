import { estimateOf, finishedDeals, intervalName, intervalOf } from '../game-phrases.js';
import type { GameReport } from '../game-report.js';
import { formatBytes, formatCount } from '../numbers.js';
import {
  dealsText,
  goOnText,
  levelText,
  METHOD_NAMES,
  openText,
  optionsText,
  undecidedText,
} from '../phrases.js';
import { hardestMarkup } from './deals.js';
import { gameFigures } from './figures.js';
import type { Label } from './labels.js';
import { EMPTY, html, type Markup } from './markup.js';

const definitions = (entries: readonly (readonly [string, string | Markup])[]): Markup =>
  html`<dl>
${entries.map(
  ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>
`,
)}</dl>
`;

const answer = (game: GameReport): Markup => {
  const { counts, states, published, interrupted, interval } = game;
  const deals = finishedDeals(game);
  if (deals === 0) return html`<p class="estimate">No deal was finished.</p>`;
  return html`<p class="estimate"><b><span>${estimateOf(game)}</span></b> of the deals can be won; ${intervalName(game)} <span>${intervalOf(game)}</span>.</p>
${published === undefined ? EMPTY : html`<p>Published: ${published.text}.</p>`}
${openText(counts.undecided / deals, interval).length === 0 ? EMPTY : html`<p class="note">${openText(counts.undecided / deals, interval).join(' ')}</p>`}
${interrupted === undefined ? EMPTY : html`<p class="note">${goOnText(interrupted).join(' ')}</p>`}
${definitions([
  ['deals', dealsText(game.deals, deals)],
  ['solved', formatCount(counts.solved)],
  ['unsolvable', formatCount(counts.unsolvable)],
  ['undecided', undecidedText(counts)],
  ...(states === undefined
    ? []
    : [
        [
          'positions a deal',
          `median ${formatCount(states.median)}, mean ${formatCount(states.mean)}, 95% up to ` +
            `${formatCount(states.p95)}, most ${formatCount(states.max)}`,
        ] as const,
      ]),
])}`;
};

const rulesMarkup = ({ explained }: GameReport): Markup =>
  explained.length === 0
    ? html`<p class="soft">This version reads the rule file otherwise than the one that played, so the rules
are not told in words.</p>`
    : html`<details class="rules"><summary>The rules in words</summary>
${explained.map(
  ({ title, lines }) => html`<h4>${title}</h4>
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>
`,
)}</details>
`;

/** All that someone else needs to come to the same numbers. */
const provenance = (game: GameReport): Markup => html`<h3>How it was made</h3>
${definitions([
  ['game', game.game + optionsText(game.options)],
  ['rules', html`<code>${game.rules}</code>`],
  ['deals', dealsText(game.deals, finishedDeals(game))],
  ['player', `strategy ${game.strategy}, all cards known`],
  ['left out', game.without.length === 0 ? 'nothing' : game.without.join(', ')],
  [
    'limits',
    `${formatCount(game.limits.states)} positions and ${formatBytes(game.limits.memory)} a deal`,
  ],
  ['interval', `${levelText(game.interval.level)}, ${METHOD_NAMES[game.interval.method]}`],
  ['version', game.version],
])}
<p class="unit">The same again:</p>
<code class="command">${game.command}</code>
`;

/** The section of one game. @param first number of its first figure. */
export const gameSection = async (
  game: GameReport,
  label: Label,
  first: number,
): Promise<Markup> => {
  const figures = finishedDeals(game) === 0 ? undefined : await gameFigures(game, label, first);
  return html`<section id="${label.anchor}">
<h2>${label.text}</h2>
<p class="soft">${game.about}</p>
${answer(game)}
${
  figures === undefined
    ? EMPTY
    : html`<h3>How the estimate settled</h3>
${figures.settling}
<h3>What it took</h3>
${figures.effort}
${figures.decided}`
}
${hardestMarkup(game)}
<h3>The game</h3>
${rulesMarkup(game)}
${provenance(game)}
</section>
`;
};
