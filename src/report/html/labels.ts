import type { GameReport } from '../game-report.js';
import { optionsText } from '../phrases.js';

/** What one game is called on the page, in its text and as an anchor; both unique. */
export interface Label {
  readonly text: string;
  readonly anchor: string;
}

/** Ways to tell games apart, tried in this order: what they share says nothing. */
const WAYS: readonly ((game: GameReport) => string)[] = [
  ({ title, options }) => title + optionsText(options),
  ({ title, options, strategy, without }) =>
    [title + optionsText(options), strategy, ...without.map((name) => `without ${name}`)].join(
      ', ',
    ),
  ({ title, options, rules, strategy }) =>
    `${title}${optionsText(options)}, ${strategy}, rules ${rules}`,
];

const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Labels of the games, in their order. */
export const labelsOf = (games: readonly GameReport[]): Label[] => {
  const texts =
    WAYS.map((way) => games.map(way)).find(areDifferent) ??
    games.map((game, i) => `${game.title} (${i + 1})`);
  return texts.map((text, i) => ({ text, anchor: `game-${i + 1}-${slug(text)}` }));
};
