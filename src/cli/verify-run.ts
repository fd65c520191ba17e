import { formatCard } from '../cards/notation.js';
import { isObject, type Json } from '../core/read-cards.js';
import { seededPosition } from '../core/seeded.js';
import type { Core, Position } from '../core/types.js';
import { replay } from '../referee/replay.js';
import { checkGame, dealArgument, dealFrom, isNumbered } from './deal-argument.js';
import { EXIT, UserError } from './exit.js';
import { gameNames, loadGame } from './game-argument.js';
import { fileTitle, readJson } from './json-file.js';
import { err, out, paint } from './terminal.js';

const asObject = (value: unknown): Json => (isObject(value) ? value : {});

/**
 * The position that a result starts from: its pack or piles; or the deal that its seed or source
 * names, when there are no cards. Cards and seed must not contradict each other.
 */
const startOf = (core: Core, result: Json, names: readonly string[], file: string): Position => {
  const deal = asObject(result['deal']);
  const { seed, source } = deal;
  const named =
    typeof seed === 'string'
      ? { position: seededPosition(core, seed), title: `seed ${seed}` }
      : typeof source === 'string' && isNumbered(source)
        ? dealArgument(core, { deal: source }, names)
        : undefined;
  if (named !== undefined && deal['pack'] === undefined && deal['piles'] === undefined)
    return named.position;
  const { position } = dealFrom(core, result, file);
  const cards = ({ piles, redeals }: Position) =>
    JSON.stringify([...piles, ...redeals].map((pile) => pile.map((card) => formatCard(card))));
  if (named !== undefined && cards(named.position) !== cards(position))
    throw new UserError(
      EXIT.badData,
      `${fileTitle(file)}: the cards are not those of ${named.title}; leave out what is not meant`,
    );
  return position;
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
  const result = asObject(readJson(file));
  const where = fileTitle(file);
  const game = await loadGame(name, options.set ?? recorded(result));
  const names = gameNames(game, name);
  checkGame(result, names, file);
  if (typeof result['rules'] === 'string' && result['rules'] !== game.id)
    err(
      `patience: the result was made with other rules (${result['rules']}; these are ${game.id})`,
    );
  const { line } = result;
  if (!Array.isArray(line))
    throw new UserError(
      EXIT.badData,
      `${where}: no line of play in it${result['verdict'] === undefined ? '' : ` (the verdict is ${String(result['verdict'])})`}`,
    );
  const outcome = replay(game.core, startOf(game.core, result, names, file), line);
  if (!outcome.ok)
    throw new UserError(
      EXIT.badData,
      [
        `${where}: move ${outcome.step} of ${line.length} does not hold: ${outcome.problem}`,
        ...(outcome.legal.length > 0
          ? ['legal there:', ...outcome.legal]
          : ['no move was legal there']),
      ].join('\n  '),
    );
  if (!outcome.won)
    throw new UserError(
      EXIT.badData,
      `${where}: all ${outcome.moves} moves are legal, but the game is not won at their end`,
    );
  out(`${paint.green('holds')}: ${outcome.moves} moves, all legal; the game is won`);
};
