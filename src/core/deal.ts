import { type Card, DOWN } from '../cards/card.js';
import { checkPack } from '../cards/deck.js';
import { parseCard } from '../cards/notation.js';
import { groupNamed, layOut, positionFromPiles } from './setup.js';
import type { Core, Group, Position } from './types.js';

/** A deal as read: the position, and the pack in the order dealt if that is how it was given. */
export interface Deal {
  readonly position: Position;
  readonly pack?: readonly Card[];
}

export type Read<T> = T | { readonly problems: readonly string[] };

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Cards from texts; every text that is none is named with its place. */
const readCards = (texts: unknown, where: string, problems: string[]): Card[] => {
  if (!Array.isArray(texts)) {
    problems.push(`${where}: expected a list of cards, such as ["4H", "10S"]`);
    return [];
  }
  return texts.flatMap((text, i) => {
    const card = typeof text === 'string' ? parseCard(text.trim()) : undefined;
    if (card !== undefined) return [card];
    const what = `${where}, card ${i + 1}`;
    problems.push(
      text === '?'
        ? `${what}: an unknown card cannot be solved for; say which it is`
        : `${what}: ${JSON.stringify(text)} is no card (rank A 2..10 J Q K, then suit C D H S)`,
    );
    return [];
  });
};

const readPack = (core: Core, texts: unknown): Read<Deal> => {
  const problems: string[] = [];
  const pack = readCards(texts, 'pack', problems);
  if (problems.length === 0) problems.push(...checkPack(core.deck, pack).map((p) => `pack: ${p}`));
  return problems.length > 0 ? { problems } : { position: layOut(core, pack), pack };
};

/** The piles of a group as given: a list of piles, or one list of cards for a group of one. */
const pilesGiven = (group: Group, given: unknown): unknown[] => {
  if (!Array.isArray(given)) return [given];
  const flat = given.length > 0 && given.every((item) => typeof item === 'string');
  return group.count === 1 && (flat || given.length === 0) ? [given] : given;
};

const readPiles = (core: Core, given: Json, faceDown: Json): Read<Deal> => {
  const problems: string[] = [];
  const piles: Card[][] = core.groups.flatMap((group) =>
    Array.from({ length: group.count }, (): Card[] => []),
  );
  const names = core.groups.map((group) => group.name).join(', ');
  for (const [name, value] of Object.entries(given)) {
    const group = groupNamed(core, name);
    if (group === undefined) {
      problems.push(`piles: there are no piles named ${name}; there are ${names}`);
      continue;
    }
    const list = pilesGiven(group, value);
    if (list.length > group.count)
      problems.push(`${name}: ${list.length} piles given, the game has ${group.count}`);
    const down = Array.isArray(faceDown[name]) ? (faceDown[name] as unknown[]) : [];
    list.slice(0, group.count).forEach((texts, i) => {
      const where = group.count === 1 ? name : `${name}.${i + 1}`;
      const cards = readCards(texts, where, problems);
      if (cards.length > group.capacity)
        problems.push(`${where}: ${cards.length} cards, at most ${group.capacity} can lie there`);
      const hidden = group.role === 'stock' ? cards.length : Number(down[i] ?? 0);
      if (!Number.isInteger(hidden) || hidden < 0 || hidden > cards.length)
        problems.push(`faceDown, ${where}: expected a number from 0 to ${cards.length}`);
      piles[group.first + i] = cards.map((card, at) => (at < hidden ? card | DOWN : card));
    });
  }
  for (const name of Object.keys(faceDown))
    if (groupNamed(core, name) === undefined)
      problems.push(`faceDown: there are no piles named ${name}; there are ${names}`);
  if (problems.length === 0) {
    const all = piles.flat().map((card) => card & ~DOWN);
    problems.push(...checkPack(core.deck, all).map((p) => `piles: ${p}`));
  }
  if (problems.length > 0) return { problems };
  const position = positionFromPiles(core, piles);
  const unknown = core.counters.filter(
    (counter, i) => counter.rankOfBottom !== undefined && position.counters[i] === counter.initial,
  );
  return unknown.length > 0
    ? { problems: ['piles: a foundation must hold its first card, or the base rank is not known'] }
    : { position };
};

/**
 * Reads a deal from data: `{"pack": [...]}`, the first card dealt first; or `{"piles": {...}}` as it
 * lies, bottom card first, with `"faceDown": {"tableau": [0, 1, ..]}` cards hidden at the bottom of
 * each pile. Either may stand under `deal`, as in a result. Every problem found is named.
 */
export const readDeal = (core: Core, data: unknown): Read<Deal> => {
  const outer = isObject(data) ? data : {};
  const deal = isObject(outer['deal']) ? { ...outer, ...outer['deal'] } : outer;
  if (deal['pack'] !== undefined) return readPack(core, deal['pack']);
  if (isObject(deal['piles']))
    return readPiles(core, deal['piles'], isObject(deal['faceDown']) ? deal['faceDown'] : {});
  return {
    problems: ['expected {"pack": ["4H", ..]} or {"piles": {"tableau": [["4H", ..], ..]}}'],
  };
};
