import { readFileSync, statSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { deckSize } from '../cards/deck.js';
import { microsoftPack } from '../cards/microsoft.js';
import { formatCard } from '../cards/notation.js';
import { shuffledPack } from '../cards/shuffle.js';
import { solvitaireList } from '../cards/solvitaire.js';
import { readDeal } from '../core/deal.js';
import { layOut } from '../core/setup.js';
import { solvitairePosition } from '../core/solvitaire-layout.js';
import type { Core, Position } from '../core/types.js';
import { EXIT, UserError } from './exit.js';

/** A deal named on the command line, and what a result must say of where it came from. */
export interface DealArgument {
  readonly position: Position;
  /** What to call it: `deal 42`, `deal ms:617`, `the deal of my.json`. */
  readonly title: string;
  readonly provenance: {
    readonly seed?: string;
    readonly source?: string;
    readonly pack?: readonly string[];
  };
  /** The data of the file, when it came from one. */
  readonly data?: unknown;
}

const MAX_BYTES = 4 * 2 ** 20;

/** The text of a file or of standard input (`-`); refused unread if it is far too large for a deal. */
export const readText = (file: string): string => {
  if (file !== '-') {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) throw new UserError(EXIT.noInput, `there is no file ${file}`);
    if (stats.isDirectory()) throw new UserError(EXIT.noInput, `${file} is a folder`);
    if (stats.size > MAX_BYTES)
      throw new UserError(EXIT.badData, `${file} is too large to be a deal or a line of play`);
  }
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      EXIT.noInput,
      `${file === '-' ? 'standard input' : file} cannot be read (${code})`,
    );
  }
};

/** JSON from a text; the place of the fault when it is none. */
export const parseJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Node does not always say where; JSON is YAML, whose parser does.
    const { message } = error as SyntaxError;
    const [fault] = parseDocument(text, { prettyErrors: true }).errors;
    const { line, col: column } = fault?.linePos?.[0] ?? { line: 1, col: 1 };
    const what =
      text.trim() === '' ? 'it is empty' : message.replace(/,? (in JSON|"|\.\.\.).*$/s, '');
    throw new UserError(EXIT.badData, `${file}:${line}:${column}: not JSON: ${what}`);
  }
};

const packTexts = (cards: readonly number[]): string[] => cards.map(formatCard);

const fromMicrosoft = (core: Core, text: string, number: number): DealArgument => {
  const { deck } = core;
  if (deckSize(deck) !== 52 || deck.copies !== 1)
    throw new UserError(
      EXIT.usage,
      `--deal ${text}: Microsoft's numbers are for games with one pack of 52 cards`,
    );
  const result = microsoftPack(number);
  if ('error' in result) throw new UserError(EXIT.usage, `--deal ${text}: ${result.error}`);
  return {
    position: layOut(core, result.cards),
    title: `deal ${text}`,
    provenance: { source: text, pack: packTexts(result.cards) },
  };
};

const fromFile = (core: Core, file: string, names: readonly string[]): DealArgument => {
  const data = parseJson(readText(file), file === '-' ? 'standard input' : file);
  const game = (data as { game?: unknown } | null)?.game;
  if (typeof game === 'string' && !names.includes(game.toLowerCase()))
    throw new UserError(
      EXIT.badData,
      `${file}: this is a deal of ${game}, not of ${names[0]}; give the game it is for`,
    );
  const deal = readDeal(core, data);
  if ('problems' in deal)
    throw new UserError(
      EXIT.badData,
      [`${file}: the deal cannot be used`, ...deal.problems].join('\n  '),
    );
  return {
    position: deal.position,
    title: file === '-' ? 'the deal given' : `the deal of ${file}`,
    provenance: deal.pack === undefined ? {} : { pack: packTexts(deal.pack) },
    data,
  };
};

/**
 * The deal of `--seed TEXT` or `--deal FILE`, `-`, `ms:N`, `solvitaire:N`.
 * @param names what a file may call the game.
 * @throws UserError with every problem of the deal.
 */
export const dealArgument = (
  core: Core,
  options: { readonly seed?: string | undefined; readonly deal?: string | undefined },
  names: readonly string[],
): DealArgument => {
  const { seed, deal } = options;
  if (seed !== undefined && deal !== undefined)
    throw new UserError(EXIT.usage, 'give --seed or --deal, not both');
  if (seed !== undefined) {
    const pack = shuffledPack(core.deck, seed);
    return {
      position: layOut(core, pack),
      title: `deal ${seed}`,
      provenance: { seed, pack: packTexts(pack) },
    };
  }
  if (deal === undefined)
    throw new UserError(
      EXIT.usage,
      'which deal? --seed 42 (any text), --deal FILE, --deal - (standard input), --deal ms:617 or --deal solvitaire:7',
    );
  const numbered = /^(ms|solvitaire):(.*)$/.exec(deal);
  if (numbered === null) return fromFile(core, deal, names);
  const [, source, digits] = numbered;
  if (!/^\d{1,10}$/.test(digits!))
    throw new UserError(EXIT.usage, `--deal ${deal}: expected a whole number after ${source}:`);
  if (source === 'ms') return fromMicrosoft(core, deal, Number(digits));
  const list = solvitaireList(core.deck, Number(digits));
  return {
    position: solvitairePosition(core, list),
    title: `deal ${deal}`,
    provenance: { source: deal },
  };
};
