import { type Card, DOWN, FACE } from '../cards/card.js';
import { checkPack } from '../cards/deck.js';
import { foundationProblems } from './check-foundations.js';
import { isObject, type Json, type Read, readCards } from './read-cards.js';
import { groupNamed, pileName, positionFromPiles, type Redeals } from './setup.js';
import type { Core, Group, Position } from './types.js';

/** The piles of a group as given: a list of piles, or one list of cards for a group of one. */
const pilesGiven = (group: Group, given: unknown): readonly unknown[] => {
  if (!Array.isArray(given)) return [given];
  const flat = given.every((item) => typeof item === 'string');
  return group.count === 1 && flat ? [given] : given;
};

/** Numbers of face-down cards pile by pile; a single number will do for a group of one. */
const numbersGiven = (given: unknown): readonly unknown[] =>
  given === undefined ? [] : Array.isArray(given) ? given : [given];

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Counters as given by name; those found in the piles need not be given. */
const readCounters = (core: Core, given: Json, found: Position, problems: string[]): number[] => {
  const names = core.counters.map((counter) => counter.name).join(', ') || 'none';
  for (const [name, value] of Object.entries(given)) {
    if (!core.counters.some((counter) => counter.name === name))
      problems.push(`counters: there is none named ${name}; there are: ${names}`);
    else if (!isWhole(value, 99))
      problems.push(`counters, ${name}: expected a whole number from 0 to 99`);
  }
  return core.counters.map((counter, i) => Number(given[counter.name] ?? found.counters[i]));
};

/** An object, or none; anything else is a problem. */
const objectOr = (value: unknown, where: string, problems: string[]): Json => {
  if (value !== undefined && !isObject(value))
    problems.push(`${where}: expected an object with the names of piles, such as {"tableau": ..}`);
  return isObject(value) ? value : {};
};

/** The piles of one group. */
const readGroup = (
  core: Core,
  group: Group,
  given: unknown,
  faceDown: unknown,
  problems: string[],
): Card[][] => {
  const list = given === undefined ? [] : pilesGiven(group, given);
  const down = numbersGiven(faceDown);
  if (list.length > group.count)
    problems.push(`${group.name}: ${list.length} piles given, the game has ${group.count}`);
  if (down.length > group.count)
    problems.push(`faceDown, ${group.name}: more numbers than piles, ${group.count}`);
  return Array.from({ length: group.count }, (_, i) => {
    const where = pileName(core, group.first + i);
    const cards = list[i] === undefined ? [] : readCards(list[i], where, problems);
    if (cards.length > group.capacity)
      problems.push(`${where}: ${cards.length} cards, at most ${group.capacity} can lie there`);
    const hidden = group.role === 'stock' ? cards.length : (down[i] ?? 0);
    if (Array.isArray(hidden) && hidden.every((place) => isWhole(place, cards.length)))
      return cards.map((card, at) => (hidden.includes(at + 1) ? card | DOWN : card));
    if (isWhole(hidden, cards.length))
      return cards.map((card, at) => (at < hidden ? card | DOWN : card));
    problems.push(`faceDown, ${where}: expected a number from 0 to ${cards.length}`);
    return cards;
  });
};

/**
 * Reads a deal as it lies on the table:
 *
 *     {"piles": {"tableau": [["4H", "10S"], ..], "stock": [..]},   bottom card first
 *      "faceDown": {"tableau": [1, ..]},     cards face down at the bottom of each pile, else none; or a list of which, from 1
 *      "counters": {"redeals": 1}}           of a game that counts something, else as at the start
 *
 * A group of one pile may be a plain list of cards. Piles left out are empty. The stock lies face
 * down by itself.
 */
export const readPiles = (
  core: Core,
  deal: Json,
  redeals: Redeals,
): Read<{ readonly position: Position }> => {
  const problems: string[] = [];
  const given = objectOr(deal['piles'], 'piles', problems);
  const faceDown = objectOr(deal['faceDown'], 'faceDown', problems);
  const names = core.groups.map((group) => group.name).join(', ');
  for (const [word, object] of Object.entries({ piles: given, faceDown }))
    for (const name of Object.keys(object))
      if (groupNamed(core, name) === undefined)
        problems.push(`${word}: there are no piles named ${name.slice(0, 40)}; there are ${names}`);
  const piles = core.groups.flatMap((group) =>
    readGroup(core, group, given[group.name], faceDown[group.name], problems),
  );
  if (problems.length === 0) {
    const all = piles.flat().map((card) => card & FACE);
    problems.push(...checkPack(core.deck, all).map((problem) => `piles: ${problem}`));
  }
  const found = positionFromPiles(core, piles, redeals);
  const counted = objectOr(deal['counters'], 'counters', problems);
  const counters = readCounters(core, counted, found, problems);
  const position = { piles, counters, redeals };
  if (problems.length > 0) return { problems };
  if (core.counters.some((counter) => counter.rankOfBottom?.every((p) => piles[p]!.length === 0)))
    problems.push('piles: a foundation must hold its first card, or the base rank is not known');
  problems.push(...foundationProblems(core, position));
  return problems.length > 0 ? { problems } : { position };
};
