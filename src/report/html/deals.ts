import type { GameReport } from '../game-report.js';
import type { HardDeal } from '../hardest.js';
import { formatCount } from '../numbers.js';
import { EMPTY, html, type Markup } from './markup.js';

const answerOf = ({ verdict, reason, moves }: HardDeal): string =>
  verdict === 'solved'
    ? `solved in ${formatCount(moves)} ${moves === 1 ? 'move' : 'moves'}`
    : verdict === 'undecided' && reason !== undefined
      ? `undecided (${reason})`
      : verdict;

/** Two lines a deal: what came of it, and below, in full width, the command that shows it. */
const dealTable = (caption: string, deals: readonly HardDeal[]): Markup =>
  html`<table class="full"><caption>${caption}</caption>
<thead><tr><th scope="col">deal</th><th scope="col">answer</th><th scope="col" class="figures">positions</th></tr></thead>
<tbody>
${deals.map(
  (
    deal,
  ) => html`<tr class="deal"><th scope="row">${deal.seed}</th><td>${answerOf(deal)}</td><td class="figures">${formatCount(deal.visited)}</td></tr>
<tr><td colspan="3"><code class="command">${deal.command}</code></td></tr>
`,
)}</tbody></table>
`;

/** The hardest deals of a game, with the commands that show them. */
export const hardestMarkup = ({ hardest, counts }: GameReport): Markup => {
  const { decided, undecided } = hardest;
  if (decided.length + undecided.length === 0) return EMPTY;
  const more = counts.undecided - undecided.length;
  return html`<h3>The hardest deals</h3>
${decided.length === 0 ? EMPTY : dealTable('Decided with the most effort. A click on a command selects all of it.', decided)}
${
  undecided.length === 0
    ? EMPTY
    : dealTable(
        `Not decided within the limit${more > 0 ? `, the first ${undecided.length} of ${formatCount(counts.undecided)}` : ''}; the commands try ten times as long.`,
        undecided,
      )
}`;
};
