import type { GameReport } from './game-report.js';
import { percentInterval, percentRange, supportedPlaces } from './percent.js';
import { levelText } from './phrases.js';

/** `99.3% to 100%`: undecided deals lost, and won. */
export const estimateOf = (game: GameReport): string =>
  percentRange(game.estimate, supportedPlaces(game));

/** `97.6% to 100%`. */
export const intervalOf = (game: GameReport): string =>
  percentInterval(game.interval, supportedPlaces(game));

/** `95% interval`. */
export const intervalName = ({ interval }: GameReport): string =>
  `${levelText(interval.level)} interval`;

/** How many deals were finished. */
export const finishedDeals = ({ counts }: GameReport): number =>
  counts.solved + counts.unsolvable + counts.undecided;
