import { collisionChance } from '../search/decide.js';
import { REASONS, type Verdict } from '../search/verdict.js';

/**
 * What several threads that worked on one deal found, as one verdict: that of a thread that decided
 * it (the first of them, with the shortest line); else undecided, by the most telling reason.
 *
 * @throws Error if some won it and others proved it lost: a bug.
 */
export const joinVerdicts = (verdicts: readonly Verdict[]): Verdict => {
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((n, v) => n + of(v), 0);
  const states = {
    visited: sum((verdict) => verdict.states.visited),
    stored: sum((verdict) => verdict.states.stored),
  };
  const whole = { states, collision: collisionChance(states.stored) };
  const [won] = verdicts
    .filter(({ verdict }) => verdict === 'solved')
    .toSorted((a, b) => a.line.length - b.line.length);
  const isLost = verdicts.some(({ verdict }) => verdict === 'unsolvable');
  if (won !== undefined && isLost)
    throw new Error('one thread has won the deal, another has proved it lost');
  if (won !== undefined) return { ...won, ...whole };
  if (isLost) return { verdict: 'unsolvable', line: [], ...whole };
  // A thread that was stopped by the limit of all is a lesser reason than why the others were.
  const reason = REASONS.findLast((one) => verdicts.some((verdict) => verdict.reason === one));
  return { verdict: 'undecided', ...(reason === undefined ? {} : { reason }), line: [], ...whole };
};
