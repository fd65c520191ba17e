import type { DealNews, RoundInfo } from '../batch/request.js';
import { formatCount } from '../report/numbers.js';
import type { LiveLine } from './live-line.js';
import { createPace } from './pace.js';

const REDRAW_EVERY = 200;

/** Before so many deals of a round nothing is said of how many will need further rounds. */
const ENOUGH_TO_TELL = 20;

/** `3 min`, from milliseconds: no more figures than such a guess can bear. */
export const roughly = (milliseconds: number): string => {
  const seconds = milliseconds / 1000;
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
};

/** How far a round is. */
export interface RoundState {
  readonly round: Omit<RoundInfo, 'seeds'>;
  /** Deals that it tries, that it has tried, and how many of these further rounds must try. */
  readonly deals: number;
  readonly done: number;
  readonly open: number;
  /** Deals and positions a second; undefined at first. */
  readonly rate: { readonly deals: number; readonly visited: number } | undefined;
}

/**
 * What is known of the time left. In a round no deal takes long, so the mean tells how long the
 * rest of it will take; of later rounds only this, that no deal visits more than their limits.
 */
export const timeLeft = ({ round, deals, done, open, rate }: RoundState): string | undefined => {
  if (rate === undefined || rate.deals === 0) return undefined;
  const now = `about ${roughly(((deals - done) / rate.deals) * 1000)} left`;
  if (round.later.length === 0) return now;
  if (done < ENOUGH_TO_TELL || rate.visited === 0) return `${now} in this round`;
  const most = round.later.reduce((sum, limit) => sum + limit, 0);
  const positions = (open / done) * deals * most;
  return `${now} in this round, then at most ${roughly((positions / rate.visited) * 1000)}`;
};

/**
 * One line: the round, done of all in it, what it looks like so far, time left, deals a second.
 * @param said of what is known so far; absent before there is any.
 */
export const paceLine = (game: string, state: RoundState, said: string | undefined): string => {
  const { round, deals, done, rate } = state;
  const which =
    round.rounds === 1
      ? ''
      : ` in round ${round.round} of ${round.rounds} (up to ${formatCount(round.limit)} states)`;
  return [
    `${game} ${formatCount(done)}/${formatCount(deals)} deals${which}`,
    said,
    timeLeft(state),
    rate && `${rate.deals.toFixed(rate.deals < 10 ? 1 : 0)} a second`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
};

/**
 * Keeps the line up to date while deals come in.
 * @param said what is known so far, if anything. @returns what is told of rounds and deals, and
 * what ends it.
 */
export const followProgress = (line: LiveLine, game: string, said: () => string | undefined) => {
  let round: RoundInfo | undefined;
  let pace = createPace();
  let done = 0;
  let open = 0;
  const draw = () => {
    if (round === undefined) return;
    const deals = round.seeds.length;
    line.show(paceLine(game, { round, deals, done, open, rate: pace.rate() }, said()));
  };
  const timer = line.shown ? setInterval(draw, REDRAW_EVERY) : undefined;
  return {
    onRound: (next: RoundInfo): void => {
      round = next;
      pace = createPace();
      done = 0;
      open = 0;
    },
    onDeal: ({ rows, before, settled }: DealNews): void => {
      done++;
      if (!settled) open++;
      const visited = rows.reduce((sum, { total }) => sum + total, 0);
      pace.add(1, visited - (before?.reduce((sum, { total }) => sum + total, 0) ?? 0));
    },
    end: (): void => {
      clearInterval(timer);
      line.clear();
    },
  };
};
