import { deckSize } from '../cards/deck.js';
import { microsoftPack } from '../cards/microsoft.js';
import { formatCard } from '../cards/notation.js';
import { pysolPack } from '../cards/pysol.js';
import { shuffledPack } from '../cards/shuffle.js';
import { solvitaireList } from '../cards/solvitaire.js';
import { type Deal, readDeal } from '../core/deal.js';
import { isObject } from '../core/read-cards.js';
import { seededPosition, seededRedeals } from '../core/seeded.js';
import { layOut } from '../core/setup.js';
import { solvitairePosition } from '../core/solvitaire-layout.js';
import type { Core, Position } from '../core/types.js';
import { EXIT, UserError } from './exit.js';
import { fileTitle, readJson } from './json-file.js';

/** A deal named on the command line, and what a result must say of where it came from. */
export interface DealArgument {
  readonly position: Position;
  /** What to call it: `deal 42`, `deal ms:617`, `the deal of my.json`. */
  readonly title: string;
  readonly provenance: {
    readonly seed?: string;
    readonly source?: string;
    readonly pack?: readonly string[];
    readonly redeals?: readonly (readonly string[])[];
  };
}

const LAST_SOLVITAIRE_SEED = 2 ** 32 - 1;
const MOST_PROBLEMS = 20;
const LONGEST_NAME = 60;

const packTexts = (cards: readonly number[]): string[] => cards.map(formatCard);

const redealTexts = (orders: Position['redeals']) =>
  orders.length === 0 ? {} : { redeals: orders.map(packTexts) };

/** Whose numbers name a pack of 52 cards, whatever the game. */
const PACKS = {
  ms: { whose: 'Microsoft', pack: (digits: string) => microsoftPack(Number(digits)) },
  pysol: { whose: 'PySolFC', pack: (digits: string) => pysolPack(BigInt(digits)) },
} as const;

const fromNumberedPack = (
  core: Core,
  text: string,
  source: keyof typeof PACKS,
  digits: string,
): DealArgument => {
  const { deck } = core;
  if (deckSize(deck) !== 52 || deck.copies !== 1)
    throw new UserError(
      EXIT.usage,
      `--deal ${text}: ${PACKS[source].whose}'s numbers are for games with one pack of 52 cards`,
    );
  const result = PACKS[source].pack(digits);
  if ('error' in result) throw new UserError(EXIT.usage, `--deal ${text}: ${result.error}`);
  const redeals = seededRedeals(core, text);
  return {
    position: layOut(core, result.cards, redeals),
    title: `deal ${text}`,
    provenance: { source: text, pack: packTexts(result.cards), ...redealTexts(redeals) },
  };
};

const fromSolvitaire = (core: Core, text: string, number: number): DealArgument => {
  if (number > LAST_SOLVITAIRE_SEED)
    throw new UserError(
      EXIT.usage,
      `--deal ${text}: Solvitaire's seeds go up to ${LAST_SOLVITAIRE_SEED}`,
    );
  const position = solvitairePosition(core, solvitaireList(core.deck, number));
  if (position === undefined)
    throw new UserError(
      EXIT.usage,
      `--deal ${text}: Solvitaire does not deal games like this one; use --seed`,
    );
  return { position, title: `deal ${text}`, provenance: { source: text } };
};

/** @throws UserError if data are said to be of another game. */
export const checkGame = (data: unknown, names: readonly string[], file: string): void => {
  const game = isObject(data) ? data['game'] : undefined;
  if (game === undefined || (typeof game === 'string' && names.includes(game.toLowerCase())))
    return;
  throw new UserError(
    EXIT.badData,
    typeof game === 'string'
      ? `${fileTitle(file)}: this is a deal of ${game.slice(0, LONGEST_NAME)}, not of ${names[0]}; give the game it is for`
      : `${fileTitle(file)}: game: expected the name of the game`,
  );
};

/** The deal in data read from a file. @throws UserError with what is wrong with it, at most 20 lines. */
export const dealFrom = (core: Core, data: unknown, file: string): Deal => {
  const deal = readDeal(core, data);
  if ('position' in deal) return deal;
  const { problems } = deal;
  const more = problems.length - MOST_PROBLEMS;
  throw new UserError(
    EXIT.badData,
    [
      `${fileTitle(file)}: the deal cannot be used`,
      ...problems.slice(0, MOST_PROBLEMS),
      ...(more > 0 ? [`and ${more} more of the kind`] : []),
    ].join('\n  '),
  );
};

const fromFile = (core: Core, file: string, names: readonly string[]): DealArgument => {
  const data = readJson(file);
  checkGame(data, names, file);
  const { position, pack } = dealFrom(core, data, file);
  return {
    position,
    title: file === '-' ? 'the deal given' : `the deal of ${file}`,
    provenance: {
      ...(pack === undefined ? {} : { pack: packTexts(pack) }),
      ...redealTexts(position.redeals),
    },
  };
};

const NUMBERED = /^(ms|pysol|solvitaire):(.*)$/s;

/** Does a text name a deal of another program by its number? */
export const isNumbered = (text: string): boolean => NUMBERED.test(text);

/**
 * The deal of `--seed TEXT` or `--deal FILE`, `-`, `ms:N`, `pysol:N`, `solvitaire:N`.
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
    const position = seededPosition(core, seed);
    return {
      position,
      title: `deal ${seed}`,
      provenance: { seed, pack: packTexts(pack), ...redealTexts(position.redeals) },
    };
  }
  if (deal === undefined)
    throw new UserError(
      EXIT.usage,
      'which deal? --seed 42 (any text), --deal FILE, --deal - (standard input), --deal ms:617, pysol:617 or solvitaire:7',
    );
  const [, source, digits] = NUMBERED.exec(deal) ?? [];
  if (source === undefined) return fromFile(core, deal, names);
  const longest = source === 'pysol' ? 21 : 10;
  if (!/^\d+$/.test(digits!) || digits!.length > longest)
    throw new UserError(EXIT.usage, `--deal ${deal}: expected a whole number after ${source}:`);
  return source === 'solvitaire'
    ? fromSolvitaire(core, deal, Number(digits))
    : fromNumberedPack(core, deal, source as keyof typeof PACKS, digits!);
};
