import { type Card, FACE } from '../cards/card.js';
import { checkPack } from '../cards/deck.js';
import { readPiles } from './deal-piles.js';
import { isObject, type Json, type Read, readCards } from './read-cards.js';
import { layOut, type Redeals } from './setup.js';
import type { Core, Position } from './types.js';

/** A deal as read: the position, and the pack in the order dealt if that is how it was given. */
export interface Deal {
  readonly position: Position;
  readonly pack?: readonly Card[];
}

/** The orders of the redeals that shuffle: as many as the game has, each of the whole pack. */
const readRedeals = (core: Core, deal: Json): Read<{ readonly redeals: Card[][] }> => {
  const given: unknown = deal['redeals'] ?? [];
  const problems: string[] = [];
  if (!Array.isArray(given) || given.length !== core.shuffles)
    return {
      problems: [
        core.shuffles === 0
          ? 'redeals: no redeal of this game shuffles; leave them out'
          : `redeals: expected ${core.shuffles} orders of all the cards, one for each redeal that shuffles`,
      ],
    };
  const redeals = given.map((order: unknown, i) => {
    const cards = readCards(order, `redeal ${i + 1}`, problems);
    if (problems.length === 0)
      problems.push(...checkPack(core.deck, cards).map((p) => `redeal ${i + 1}: ${p}`));
    return cards;
  });
  return problems.length > 0 ? { problems } : { redeals };
};

const readPack = (core: Core, texts: unknown, redeals: Redeals): Read<Deal> => {
  const problems: string[] = [];
  const pack = readCards(texts, 'pack', problems);
  if (problems.length === 0) problems.push(...checkPack(core.deck, pack).map((p) => `pack: ${p}`));
  return problems.length > 0 ? { problems } : { position: layOut(core, pack, redeals), pack };
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
 * as in a result; `redeals` are orders of all cards for redeals that shuffle. Every problem found is named.
 */
export const readDeal = (core: Core, data: unknown): Read<Deal> => {
  const outer = isObject(data) ? data : {};
  const deal: Json = isObject(outer['deal']) ? { ...outer, ...outer['deal'] } : outer;
  const shuffles = readRedeals(core, deal);
  const redeals = 'redeals' in shuffles ? shuffles.redeals : [];
  const fromPack = deal['pack'] === undefined ? undefined : readPack(core, deal['pack'], redeals);
  const fromPiles = deal['piles'] === undefined ? undefined : readPiles(core, deal, redeals);
  const all = [fromPack, fromPiles].filter((read) => read !== undefined);
  const problems = [shuffles, ...all].flatMap((read) => ('problems' in read ? read.problems : []));
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
