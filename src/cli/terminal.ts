import { Chalk, type ChalkInstance } from 'chalk';

/**
 * The one place that decides about colour: on a terminal, unless NO_COLOR is set and not empty or
 * TERM is dumb; FORCE_COLOR (not 0) colours a pipe too. (chalk by itself ignores NO_COLOR.)
 */
const coloured = (stream: { isTTY?: boolean }): boolean => {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return stream.isTTY === true && TERM !== 'dumb';
};

const chalkFor = (stream: { isTTY?: boolean }): ChalkInstance =>
  new Chalk({ level: coloured(stream) ? 1 : 0 });

/** Colours for standard output, and for standard error. */
export const paint = chalkFor(process.stdout);
export const paintError = chalkFor(process.stderr);

export const out = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const err = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
