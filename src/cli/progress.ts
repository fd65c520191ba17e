import { formatInterval, formatShare } from '../report/numbers.js';
import { winEstimate } from '../report/winrate.js';
import type { VerdictName } from '../search/verdict.js';
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
 * One line: done of all, deals a second, estimate and interval so far, time left. The time comes
 * from the mean of the finished deals; nothing is said of it in the first second.
 */
export const progressLine = (state: ProgressState): string => {
  const { game, deals, counts, interval, elapsed } = state;
  const done = counts.solved + counts.unsolvable + counts.undecided;
  if (done === 0) return `${game} 0/${deals} deals`;
  const { low, high } = winEstimate(counts);
  const share = formatShare(low, done) + (low === high ? '' : ` to ${formatShare(high, done)}`);
  const perSecond = (done / elapsed) * 1000;
  const settled = elapsed >= QUIET_AT_FIRST;
  return [
    `${game} ${done}/${deals} deals`,
    ...(settled ? [`${perSecond.toFixed(perSecond < 10 ? 1 : 0)} a second`] : []),
    `winnable ${share} (${formatInterval(interval, done)})`,
    ...(settled ? [`${roughly(((deals - done) * elapsed) / done)} left`] : []),
  ].join(', ');
};

/**
 * Keeps the line up to date while deals come in.
 * @returns `add` for each answer, `end` when there are no more.
 */
export const followProgress = (
  line: LiveLine,
  game: string,
  deals: number,
  interval: (counts: DealCounts) => Interval,
) => {
  const counts = { solved: 0, unsolvable: 0, undecided: 0 };
  const start = performance.now();
  const draw = () => {
    const elapsed = performance.now() - start;
    line.show(progressLine({ game, deals, counts, interval: interval(counts), elapsed }));
  };
  const timer = line.shown ? setInterval(draw, REDRAW_EVERY) : undefined;
  return {
    add: (verdict: VerdictName): void => {
      counts[verdict]++;
    },
    end: (): void => {
      clearInterval(timer);
      line.clear();
    },
  };
};
