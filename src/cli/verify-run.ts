import { shuffledPack } from '../cards/shuffle.js';
import { readDeal } from '../core/deal.js';
import { layOut } from '../core/setup.js';
import type { Core, Position } from '../core/types.js';
import { replay } from '../referee/replay.js';
import { parseJson, readText } from './deal-argument.js';
import { EXIT, UserError } from './exit.js';
import { gameNames, loadGame } from './game-argument.js';
import { err, out, paint } from './terminal.js';

type Json = Record<string, unknown>;

const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** The position that a result starts from: its pack or piles, or the seed when it names that alone. */
const startOf = (core: Core, result: Json, file: string): Position => {
  const deal = asObject(result['deal']);
  const { seed } = deal;
  if (typeof seed === 'string' && deal['pack'] === undefined && deal['piles'] === undefined)
    return layOut(core, shuffledPack(core.deck, seed));
  const read = readDeal(core, result);
  if ('problems' in read)
    throw new UserError(
      EXIT.badData,
      [`${file}: the deal cannot be used`, ...read.problems].join('\n  '),
    );
  return read.position;
};

/** Options that a result was made with, as `--set` takes them. */
const recorded = (result: Json): string[] =>
  Object.entries(asObject(result['options'])).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );

/** Replays the line of a file and says whether it holds. @throws UserError where it does not. */
export const runVerify = async (
  name: string,
  file: string,
  options: { readonly set?: readonly string[] | undefined },
): Promise<void> => {
  const result = asObject(parseJson(readText(file), file === '-' ? 'standard input' : file));
  const game = await loadGame(name, options.set ?? recorded(result));
  const names = gameNames(game, name);
  if (typeof result['game'] === 'string' && !names.includes(result['game'].toLowerCase()))
    throw new UserError(
      EXIT.badData,
      `${file}: this is a result of ${result['game']}, not of ${names[0]}`,
    );
  if (typeof result['rules'] === 'string' && result['rules'] !== game.id)
    err(
      `patience: the result was made with other rules (${result['rules']}; these are ${game.id})`,
    );
  const { line } = result;
  if (!Array.isArray(line))
    throw new UserError(
      EXIT.badData,
      `${file}: no line of play in it${result['verdict'] === undefined ? '' : ` (the verdict is ${String(result['verdict'])})`}`,
    );
  const outcome = replay(game.core, startOf(game.core, result, file), line);
  if (!outcome.ok)
    throw new UserError(
      EXIT.badData,
      [
        `${file}: move ${outcome.step} of ${line.length} does not hold: ${outcome.problem}`,
        ...(outcome.legal.length > 0
          ? ['legal there:', ...outcome.legal]
          : ['no move was legal there']),
      ].join('\n  '),
    );
  if (!outcome.won)
    throw new UserError(
      EXIT.badData,
      `${file}: all ${outcome.moves} moves are legal, but the game is not won at their end`,
    );
  out(`${paint.green('holds')}: ${outcome.moves} moves, all legal; the game is won`);
};
