import { formatInterval } from '../report/numbers.js';
import { estimateText } from '../report/phrases.js';
import { winEstimate } from '../report/winrate.js';
import type { DealCounts, Interval } from '../stats/intervals.js';
import type { LiveLine } from './live-line.js';

/** What a progress line is made from. */
export interface ProgressState {
  readonly game: string;
  readonly deals: number;
  readonly counts: DealCounts;
  readonly interval: Interval;
  /** Milliseconds since the start. */
  readonly elapsed: number;
}

const QUIET_AT_FIRST = 1000;
const REDRAW_EVERY = 200;

/** `about 3 min`, from milliseconds: no more figures than such a guess can bear. */
export const roughly = (milliseconds: number): string => {
  const seconds = milliseconds / 1000;
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 90 * 60) return `about ${Math.round(seconds / 60)} min`;
  return `about ${Math.round(seconds / 3600)} h`;
};

/**
 * One line: done of all, deals a second, what it looks like so far, time left. The time comes from
 * the mean of the finished deals; nothing is said of it in the first second.
 *
 * @param elapsed milliseconds since the start. @param said of what is done; not before there is any.
 */
export const paceLine = (
  game: string,
  done: number,
  deals: number,
  elapsed: number,
  said: () => string,
): string => {
  if (done === 0) return `${game} 0/${deals} deals`;
  const perSecond = (done / elapsed) * 1000;
  const settled = elapsed >= QUIET_AT_FIRST;
  return [
    `${game} ${done}/${deals} deals`,
    ...(settled ? [`${perSecond.toFixed(perSecond < 10 ? 1 : 0)} a second`] : []),
    said(),
    ...(settled ? [`${roughly(((deals - done) * elapsed) / done)} left`] : []),
  ].join(', ');
};

/** The line of one game: estimate and interval so far. */
export const progressLine = ({ game, deals, counts, interval, elapsed }: ProgressState): string => {
  const done = counts.solved + counts.unsolvable + counts.undecided;
  return paceLine(game, done, deals, elapsed, () => {
    const share = estimateText(winEstimate(counts), done);
    return `winnable ${share} (${formatInterval(interval, done)})`;
  });
};

/**
 * Keeps the line up to date while deals come in.
 * @param text what it says, after so many milliseconds. @returns what ends it.
 */
export const followProgress = (line: LiveLine, text: (elapsed: number) => string): (() => void) => {
  const start = performance.now();
  const draw = () => line.show(text(performance.now() - start));
  const timer = line.shown ? setInterval(draw, REDRAW_EVERY) : undefined;
  return () => {
    clearInterval(timer);
    line.clear();
  };
};
