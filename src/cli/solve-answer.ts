import { formatBytes, formatCount } from '../report/numbers.js';
import type { Verdict } from '../search/verdict.js';
import type { SolveOptions } from './solve-options.js';
import { paint } from './terminal.js';

const plural = (n: number, what: string): string =>
  `${formatCount(n)} ${what}${n === 1 ? '' : 's'}`;

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const REASON = {
  states: 'the limit of states was reached',
  time: 'the time was up',
  memory: 'the table of positions was full',
  interrupted: 'it was interrupted',
} as const;

/** What to ask for instead when a limit was reached. */
const wayOut = ({ reason }: Verdict, { states, memory, time }: SolveOptions): string[] => {
  switch (reason) {
    case 'states':
      return [`Try more: --states ${states * 10}`];
    case 'memory':
      return [`Try more memory: --memory ${formatBytes(memory * 4)}`];
    case 'time':
      return [`Try more time: --time ${Math.ceil((time ?? 0) / 100)}s`];
    default:
      return [];
  }
};

/** What `--short` made of the line. */
const shortenedText = ({ shortened, line }: Verdict): string[] =>
  shortened === undefined
    ? []
    : [
        `The line has ${plural(line.length, 'move')}, ${formatCount(shortened.before)} before it was ` +
          `shortened (${plural(shortened.visited, 'position')} more visited).`,
      ];

/**
 * The answer in a sentence, and the way out where there is no answer.
 * @param steps numbered lines that show how it is won.
 */
export const answerText = (
  verdict: Verdict,
  title: string,
  steps: number,
  options: SolveOptions,
): string[] => {
  const deal = capital(title);
  const positions = plural(verdict.states.visited, 'position');
  switch (verdict.verdict) {
    case 'solved':
      return [
        `${paint.green(`${deal} can be won`)} in ${plural(steps, 'step')} (${positions} visited).`,
        ...shortenedText(verdict),
      ];
    case 'unsolvable':
      return [
        `${paint.red(`${deal} cannot be won`)}: all that can be reached was searched (${positions} visited).`,
      ];
    case 'undecided':
      return [
        `${paint.yellow(`${deal} is undecided`)}: ${REASON[verdict.reason ?? 'states']} after ${positions}.`,
        ...wayOut(verdict, options),
      ];
  }
};
