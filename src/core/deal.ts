import { type Card, FACE } from '../cards/card.js';
import { checkPack } from '../cards/deck.js';
import { readPiles } from './deal-piles.js';
import { isObject, type Json, type Read, readCards } from './read-cards.js';
import { layOut } from './setup.js';
import type { Core, Position } from './types.js';

/** A deal as read: the position, and the pack in the order dealt if that is how it was given. */
export interface Deal {
  readonly position: Position;
  readonly pack?: readonly Card[];
}

const readPack = (core: Core, texts: unknown): Read<Deal> => {
  const problems: string[] = [];
  const pack = readCards(texts, 'pack', problems);
  if (problems.length === 0) problems.push(...checkPack(core.deck, pack).map((p) => `pack: ${p}`));
  return problems.length > 0 ? { problems } : { position: layOut(core, pack), pack };
};

/** Do the same cards lie in the same places, whichever side is up? */
const sameCards = (a: Position, b: Position): boolean => {
  const [one, other] = [a, b].map(({ piles }) =>
    JSON.stringify(piles.map((pile) => pile.map((card) => card & FACE))),
  );
  return one === other;
};

/**
 * Reads a deal from data: `{"pack": [...]}`, the first card dealt first; or `{"piles": {...}}` as it
 * lies, see `deal-piles.ts`. Where both are given they must agree. Either may stand under `deal`,
 * as in a result. Every problem found is named.
 */
export const readDeal = (core: Core, data: unknown): Read<Deal> => {
  const outer = isObject(data) ? data : {};
  const deal: Json = isObject(outer['deal']) ? { ...outer, ...outer['deal'] } : outer;
  const fromPack = deal['pack'] === undefined ? undefined : readPack(core, deal['pack']);
  const fromPiles = deal['piles'] === undefined ? undefined : readPiles(core, deal);
  const all = [fromPack, fromPiles].filter((read) => read !== undefined);
  const problems = all.flatMap((read) => ('problems' in read ? read.problems : []));
  if (problems.length > 0) return { problems };
  const [read, other] = all.filter((one) => 'position' in one);
  if (read === undefined)
    return {
      problems: ['expected {"pack": ["4H", ..]} or {"piles": {"tableau": [["4H", ..], ..]}}'],
    };
  return other === undefined || sameCards(read.position, other.position)
    ? read
    : { problems: ['pack and piles are different deals; leave out the one not meant'] };
};
