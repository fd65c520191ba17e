import { estimateOf, finishedDeals } from '../game-phrases.js';
import type { GameReport } from '../game-report.js';
import { document } from './document.js';
import { FIGURES_A_GAME } from './figures.js';
import { gameSection } from './game.js';
import { type Label, labelsOf } from './labels.js';
import { EMPTY, html, type Markup } from './markup.js';
import { overview } from './overview.js';

const contents = (
  games: readonly GameReport[],
  labels: readonly Label[],
): Markup => html`<nav aria-label="Contents">
<ol>
${games.map(
  (
    game,
    i,
  ) => html`<li><a href="#${labels[i]!.anchor}">${labels[i]!.text}</a> <span class="soft">${finishedDeals(game) === 0 ? '' : estimateOf(game)}</span></li>
`,
)}<li><a href="#reading">How to read this</a></li>
</ol>
</nav>
`;

const READING = html`<section id="reading">
<h2>How to read this</h2>
<p><b>What is estimated.</b> The share of all deals that can be won by a player who knows where every card lies
(“thoughtful” play). Nobody wins that often without peeking.</p>
<p><b>Solved</b> deals were won by a line of play that a plain referee of the rules replayed. <b>Unsolvable</b>
deals were searched until nothing that could lead to a win was left. <b>Undecided</b> says nothing but that a limit
was reached.</p>
<p><b>Undecided deals count both ways.</b> With <i>w</i> won, <i>u</i> undecided and <i>n</i> deals the share lies
between <i>w</i>/<i>n</i> and (<i>w</i>+<i>u</i>)/<i>n</i>; the interval runs from the lower end for the first to
the upper end for the second. They are never dropped and never taken for lost.</p>
<p><b>Intervals</b> hold for a number of deals fixed beforehand (a confidence sequence: whenever one stops),
and for seeds that are as good as chance. They say nothing of a reading of the rules that is not the one meant: the rules in words stand with each game.</p>
<p><b>Positions</b> are counted as they are arrived at, repeated ones too. Counts do not depend on the machine; time
does, and is not shown.</p>
</section>
`;

/**
 * One page that needs nothing else: no network, no script, no font.
 *
 * @param games at least one. @param version of the program that makes the page.
 */
export const htmlPage = async (games: readonly GameReport[], version: string): Promise<string> => {
  const labels = labelsOf(games);
  const several = games.length > 1;
  const title = several
    ? `Win rates of ${games.length} games of patience`
    : `How often ${labels[0]!.text} can be won`;
  const sections: Markup[] = [];
  for (const [i, game] of games.entries())
    sections.push(await gameSection(game, labels[i]!, (several ? 2 : 1) + i * FIGURES_A_GAME));
  return document(
    title,
    `patience ${version} · all cards known`,
    version,
    html`<p class="soft">Estimated from ${several ? 'deals of each game' : 'deals'} by number. Deals that no limit let the
search decide count as neither won nor lost: where two figures are given, the first takes all of them for lost, the
second for won.</p>`,
    html`${several ? contents(games, labels) : EMPTY}
<main>
${several ? await overview(games, labels) : EMPTY}${sections}${READING}</main>`,
  );
};
