import { closeSync, openSync, readSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { EXIT, UserError } from './exit.js';

/** More than any deal or line of play; what is longer is refused before it is all read. */
const MOST_BYTES = 4 * 2 ** 20;
/** Deals and lines are three or four deep; a reader that calls itself must not run out of stack. */
const DEEPEST = 32;
/** The parser that finds the place of a fault takes its time. */
const LONGEST_WITH_PLACE = 200_000;

/** How messages call a file. */
export const fileTitle = (file: string): string => (file === '-' ? 'standard input' : file);

const bytesOf = (file: string): Buffer => {
  const descriptor = file === '-' ? 0 : openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(MOST_BYTES + 1);
    let end = 0;
    for (let n = -1; n !== 0 && end < buffer.length; end += n)
      n = readSync(descriptor, buffer, end, buffer.length - end, null);
    return buffer.subarray(0, end);
  } finally {
    if (file !== '-') closeSync(descriptor);
  }
};

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

const textOf = (file: string): string => {
  let bytes: Buffer;
  try {
    bytes = bytesOf(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const problem = PROBLEMS[code] ?? `it cannot be read (${code})`;
    throw new UserError(EXIT.noInput, `${fileTitle(file)}: ${problem}`);
  }
  if (bytes.length > MOST_BYTES)
    throw new UserError(
      EXIT.badData,
      `${fileTitle(file)}: too large to be a deal or a line of play`,
    );
  return new TextDecoder().decode(bytes); // drops a byte order mark
};

/** How deep the brackets outside of strings go. */
const depthOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
};

/** `:3:14` of the fault in a text that is no JSON; Node does not always say. JSON is YAML. */
const placeOf = (text: string): string => {
  if (text.length > LONGEST_WITH_PLACE) return '';
  const [fault] = parseDocument(text, { prettyErrors: true, logLevel: 'silent' }).errors;
  const place = fault?.linePos?.[0];
  return place === undefined ? ':1:1' : `:${place.line}:${place.col}`;
};

/**
 * The JSON of a file or of standard input (`-`).
 * @throws UserError if there is none, with the place of the fault; if it is far too large or deep.
 */
export const readJson = (file: string): unknown => {
  const text = textOf(file);
  const title = fileTitle(file);
  if (text.trim() === '') throw new UserError(EXIT.badData, `${title}:1:1: not JSON: it is empty`);
  if (depthOf(text) > DEEPEST)
    throw new UserError(EXIT.badData, `${title}: nested too deep to be a deal or a line of play`);
  try {
    return JSON.parse(text);
  } catch (error) {
    const what = (error as SyntaxError).message.replace(/,? (in JSON|"|\.\.\.).*$/s, '');
    throw new UserError(EXIT.badData, `${title}${placeOf(text)}: not JSON: ${what}`);
  }
};
